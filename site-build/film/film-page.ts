type FilmPage = {
  title: string;
  poster: string;
  /** The film's files, the best format first. */
  sources: { address: string; type: string }[];
  captions: { address: string; language: string }[];
  /** What is seen, for those who cannot see it: the film has no sound. */
  story: string;
};

/**
 * Obeys the two parameters that YouTube's player knows too: `autoplay=1` starts the film, `mute=1` makes it silent. The
 * same on every build, so that a content security policy can name it by its hash.
 */
const filmScript =
  'const film=document.querySelector("video"),asked=new URLSearchParams(location.search);' +
  'film.muted=asked.get("mute")==="1";' +
  'if(asked.get("autoplay")==="1"){film.autoplay=true;film.play().catch(()=>{})}';

const style =
  "html,body{height:100%;margin:0;background:black;color-scheme:dark}" +
  "video{display:block;width:100%;height:100%;object-fit:contain}" +
  ".story{position:absolute;width:1px;height:1px;margin:0;overflow:hidden;clip-path:inset(50%)}";

/** The page that plays the aftermovie in a frame: it fetches nothing of the film but its poster until it is started. */
export function filmPage({ title, poster, sources, captions, story }: FilmPage): string {
  const films = sources.map(({ address, type }) => `<source src="${attribute(address)}" type="${attribute(type)}">`);
  const tracks = captions.map(
    ({ address, language }) =>
      `<track kind="captions" src="${attribute(address)}" srclang="${language}" label="${nameOf(language)}">`,
  );
  const link = attribute(sources.at(-1)?.address ?? "");
  return [
    '<!doctype html><html lang="en-IN"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="robots" content="noindex"><title>${attribute(title)}</title><style>${style}</style></head><body>`,
    `<video controls playsinline preload="none" width="1280" height="720" poster="${attribute(poster)}" aria-label="${attribute(title)}" aria-describedby="story">`,
    ...films,
    ...tracks,
    `<a href="${link}">${attribute(title)}</a></video>`,
    `<p id="story" class="story" lang="en">${attribute(story)}</p>`,
    `<script>${filmScript}</script></body></html>`,
  ].join("\n");
}

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Text that may stand in an element or between the quotation marks of an attribute. */
function attribute(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => escapes[letter] ?? letter);
}

/** A language's own name for itself. */
function nameOf(language: string): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return attribute(name.charAt(0).toLocaleUpperCase(language) + name.slice(1));
}

/** The words of a WebVTT file, without times and settings, as one text. */
export function captionWords(vtt: string): string {
  const blocks = vtt.replaceAll("\r\n", "\n").split(/\n{2,}/);
  const cues = blocks.filter((block) => block.includes("-->"));
  return cues
    .map((cue) =>
      cue
        .split("\n")
        .slice(cue.split("\n").findIndex((line) => line.includes("-->")) + 1)
        .join(" ")
        .trim(),
    )
    .join(" ");
}
