import { secondsAt, timeline } from "./film.ts";
import type { FilmFacts } from "./film-facts.ts";

type Words = Record<(typeof timeline)[number]["name"], string>;

/** What is seen, scene by scene; the film has no sound. */
const captionsIn = {
  en: ({ productName, headline, figures }: FilmFacts): Words => ({
    dawn: `A silent film. Before sunrise the signal turns green,\nand the ${productName} train leaves.`,
    journey: "It runs through the fields, a face at every window.",
    route: "Phase 1: Patna, Delhi, Mumbai.",
    patna: "Patna, by the Golghar.",
    delhi: "Delhi, at the Qutub Minar.",
    mumbai: "Mumbai, at the great terminus.",
    hall: "People come to learn, and the hands go up.",
    chai: "A cup of chai is paid for in bitcoin.",
    figures: `${figures.events} events, ${figures.attendees} attendees, ${figures.subscribers} subscribers.`,
    finale: `${headline}.\nPhase 1 is concluded.`,
  }),
  hi: ({ figures }: FilmFacts): Words => ({
    dawn: "मूक फ़िल्म। सूरज निकलने से पहले सिग्नल हरा होता है,\nऔर यात्रा की गाड़ी चल पड़ती है।",
    journey: "गाड़ी खेतों के बीच दौड़ती है, हर खिड़की पर एक चेहरा।",
    route: "पहला चरण: पटना, दिल्ली, मुंबई।",
    patna: "पटना, गोलघर के पास।",
    delhi: "दिल्ली, क़ुतुब मीनार के पास।",
    mumbai: "मुंबई, शिवाजी महाराज टर्मिनस।",
    hall: "लोग सीखने आते हैं, और हाथ उठने लगते हैं।",
    chai: "एक चाय का दाम बिटकॉइन में चुकाया जाता है।",
    figures: `${figures.events} कार्यक्रम, ${figures.attendees} प्रतिभागी, ${figures.subscribers} सब्सक्राइबर।`,
    finale: "26 शहर, 1 मिशन: बिटकॉइन आसान है।\nपहला चरण पूरा हुआ।",
  }),
};

export const captionLanguages = ["en", "hi"] as const;

/** The film's captions as WebVTT, a cue for each scene. */
export function captions(language: (typeof captionLanguages)[number], facts: FilmFacts): string {
  const said = captionsIn[language](facts);
  const cues = timeline.map(({ name, from, beats }) => {
    const ends = secondsAt(from + beats) - 0.08;
    return `${clock(secondsAt(from))} --> ${clock(ends)}\n${said[name]}\n`;
  });
  return ["WEBVTT\n", ...cues].join("\n");
}

/** Seconds as WebVTT writes them. */
function clock(seconds: number): string {
  const whole = Math.floor(seconds);
  const [minutes, rest] = [Math.floor(whole / 60), whole % 60];
  const parts = [minutes, rest].map((count) => String(count).padStart(2, "0"));
  return `${parts.join(":")}.${String(Math.round((seconds - whole) * 1000)).padStart(3, "0")}`;
}
