import { type CodePointRange, type FontFace, localSource, unicodeRange } from "./font-face.ts";
import { openFont, widthOf } from "./shape-text.ts";
import { headingsFamily, type ScriptFont, wordsWeight } from "./site-fonts.ts";

/**
 * What devices set a script's headings in until their font has come: Noto's bold cut, and how many ems wide it sets the sample.
 * `box` is the width of the empty box that stands for a letter where no font has it, in ems: a little less than letters are wide
 * in the mean, since signs have a box too and it is the line too many that moves what stands below.
 */
const notoBold: Record<string, { script: string; sample: string; width: number; box: number }> = {
  "anek-devanagari": {
    script: "Devanagari",
    sample: "अब तक का असर आने वाले कार्यक्रम हो चुके कार्यक्रम हमारे मौजूदा साझेदार रजिस्टर कीजिए सारे शहर मुख्य वक्ता अगला पड़ाव",
    width: 48.783,
    box: 0.468,
  },
  "anek-gujarati": {
    script: "Gujarati",
    sample: "અત્યાર સુધીની અસર આવનારા કાર્યક્રમો પૂરા થયેલા કાર્યક્રમો અમારા ભાગીદારો રજિસ્ટર કરો બધાં શહેરો મુખ્ય વક્તા",
    width: 43.098,
    box: 0.396,
  },
  "anek-tamil": {
    script: "Tamil",
    sample: "இதுவரை நடந்தது வரும் நிகழ்ச்சிகள் முடிந்த நிகழ்ச்சிகள் இப்போதைய பங்காளிகள் பதிவு செய்யுங்கள் எல்லா ஊர்களும் அடுத்த நிறுத்தம்",
    width: 78.936,
    box: 0.51,
  },
  "anek-telugu": {
    script: "Telugu",
    sample: "ఇప్పటివరకు ప్రభావం రాబోయే కార్యక్రమాలు ముగిసిన కార్యక్రమాలు మా ప్రస్తుత భాగస్వాములు రిజిస్టర్ అవ్వండి అన్ని నగరాలు",
    width: 51.563,
    box: 0.43,
  },
};

/** DejaVu, which Linux has without any other font; how wide its empty box is, in ems. */
const dejavu = { name: "DejaVu Sans", box: 0.6 };

const blank: CodePointRange = [0x20, 0x20];

/**
 * The rules of the fallback fonts for headings in a script, so that nothing moves when the font comes: Noto, which Android and most
 * Linux have, scaled to run as wide; and for devices without the script's letters DejaVu's empty box. A browser takes that of the
 * first font in question, and the height of lines from the font that has the blank: both are DejaVu's then, whose descent is
 * near enough when it is scaled. None for scripts whose Noto nobody has measured.
 *
 * @param whole the script's font before any glyph is taken out of it, unpacked
 * @param latin the text's font, whose measures lines have in the end
 */
export function headingFallbacks({ name, range }: ScriptFont, whole: Uint8Array, latin: Uint8Array): FontFace[] {
  const noto = notoBold[name];
  if (!noto) return [];
  const names = [`Noto Sans ${noto.script} Bold`, `NotoSans${noto.script}-Bold`, `Noto Sans ${noto.script}`];
  const scale = widthOf(openFont(whole, { wght: wordsWeight, wdth: 100 }), noto.sample) / noto.width;
  const boxScale = noto.box / dejavu.box;
  const anek = openFont(latin, {});
  const ascent = anek.hExtents().ascender / anek.face.upem;
  return [
    {
      "font-family": `"${headingsFamily}"`,
      src: localSource(names),
      "unicode-range": unicodeRange([range]),
      "size-adjust": percent(scale, 1),
    },
    {
      "font-family": `"${headingsFamily}"`,
      src: localSource([dejavu.name]),
      "unicode-range": unicodeRange([blank, range]),
      "size-adjust": percent(boxScale),
      "ascent-override": percent(ascent / boxScale),
    },
  ];
}

const percent = (share: number, digits = 0) => `${Number((share * 100).toFixed(digits))}%`;
