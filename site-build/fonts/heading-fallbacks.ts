import { type FontFace, unicodeRange } from "./font-face.ts";
import { openFont, widthOf } from "./shape-text.ts";
import { headingsFamily, type ScriptFont, wordsWeight } from "./site-fonts.ts";

/** What devices set a script's headings in until their font has come: Noto's bold cut, and how many ems wide it sets the sample. */
const notoBold: Record<string, { script: string; sample: string; width: number }> = {
  "anek-devanagari": {
    script: "Devanagari",
    sample: "अब तक का असर आने वाले कार्यक्रम हो चुके कार्यक्रम हमारे मौजूदा साझेदार रजिस्टर कीजिए सारे शहर मुख्य वक्ता अगला पड़ाव",
    width: 48.783,
  },
  "anek-gujarati": {
    script: "Gujarati",
    sample: "અત્યાર સુધીની અસર આવનારા કાર્યક્રમો પૂરા થયેલા કાર્યક્રમો અમારા ભાગીદારો રજિસ્ટર કરો બધાં શહેરો મુખ્ય વક્તા",
    width: 43.098,
  },
  "anek-tamil": {
    script: "Tamil",
    sample: "இதுவரை நடந்தது வரும் நிகழ்ச்சிகள் முடிந்த நிகழ்ச்சிகள் இப்போதைய பங்காளிகள் பதிவு செய்யுங்கள் எல்லா ஊர்களும் அடுத்த நிறுத்தம்",
    width: 78.936,
  },
  "anek-telugu": {
    script: "Telugu",
    sample: "ఇప్పటివరకు ప్రభావం రాబోయే కార్యక్రమాలు ముగిసిన కార్యక్రమాలు మా ప్రస్తుత భాగస్వాములు రిజిస్టర్ అవ్వండి అన్ని నగరాలు",
    width: 51.563,
  },
};

/**
 * The rule of the fallback font for headings in a script: Noto, which Android and most Linux have, scaled to run as wide as the
 * font that comes, with its ascent and descent, so that nothing moves then. None for scripts whose Noto nobody has measured.
 *
 * @param whole the script's font before any glyph is taken out of it, unpacked
 */
export function headingFallback({ name, range }: ScriptFont, whole: Uint8Array): FontFace[] {
  const noto = notoBold[name];
  if (!noto) return [];
  const font = openFont(whole, { wght: wordsWeight, wdth: 100 });
  const scale = widthOf(font, noto.sample) / noto.width;
  const { ascender, descender } = font.hExtents();
  const percent = (share: number) => `${Number((share * 100).toFixed(1))}%`;
  const ofScaled = (units: number) => percent(Math.abs(units) / font.face.upem / scale);
  const names = [`Noto Sans ${noto.script} Bold`, `NotoSans${noto.script}-Bold`, `Noto Sans ${noto.script}`];
  return [
    {
      "font-family": `"${headingsFamily}"`,
      src: names.map((local) => `local("${local}")`).join(", "),
      "unicode-range": unicodeRange([range]),
      "size-adjust": percent(scale),
      "ascent-override": ofScaled(ascender),
      "descent-override": ofScaled(descender),
    },
  ];
}
