import { cp, glob, writeFile } from "node:fs/promises";
import path from "node:path";
import { stringify } from "yaml";
import { translationName } from "../../content-check/translations/translation-name.ts";
import { testSite } from "../../site-build/site-folders.ts";

/** Differing looks of generated events: each is drawn once, for thousands of new drawings would take hours. */
export const looks = 89;

/** Cities and postcards that the tests' content has. */
const places = [
  { city: "Delhi", image: "postcards/delhi-india-gate.svg" },
  { city: "Mumbai" },
  { city: "Lucknow" },
  { city: "Jaipur" },
] as const;

/** A generated event: the name of its file, and what stands in it. */
export type MadeEvent = { file: string; text: string };

/**
 * The generated event of a number, the same every time. Its words differ from those of every other number, its look (title,
 * date and place, which its posters show) from the next 88. A third are upcoming, a third concluded, a third of phase 1.
 */
export function madeEvent(number: number): MadeEvent {
  const look = number % looks;
  const { city, ...picture } = places[look % places.length] ?? places[0];
  const kind = look % 3;
  const day = String(1 + (look % 28)).padStart(2, "0");
  const id = `made-${String(number).padStart(4, "0")}`;
  const event = {
    title: `Evening ${look + 1} in ${city}`,
    city,
    phase: kind === 2 ? 1 : 2,
    status: kind === 0 ? "upcoming" : "closed",
    starts: `2025-08-${day} 16:00`,
    ends: `2025-08-${day} 20:00`,
    changed: "2025-09-16 18:30",
    venue: `Hall ${look + 1}`,
    venueAddress: `${number + 1} ${words[number % words.length]} ${words[(number >> 3) % words.length]} Road, ${city}`,
    ...picture,
    [kind === 0 ? "registrationLink" : "highlightsLink"]: `https://social.example/posts/${id}`,
    speakers: ["namuna-devi", "udaharan-singh"],
    sponsors: [{ sponsor: "tijori", tier: "title-sponsor" }],
    free: true,
    description: description(number),
  };
  return { file: `events/2025/${id}.yaml`, text: stringify(event) };
}

const words =
  "money key wallet train platform paper promise village ledger coin trust trick payment question lesson hall tea evening person answer".split(
    " ",
  );

/** About as long as an organiser's text, and not the same for any two numbers: same texts would compress to nothing. */
function description(number: number): string {
  const sentence = (seed: number) =>
    Array.from({ length: 14 }, (_, index) => words[(seed * (index + 3) + index * index + (seed >> 4)) % words.length]);
  return Array.from({ length: 9 }, (_, line) => `${sentence(number * 9 + line).join(" ")} ${number}.`).join("\n\n");
}

/** The tests' content and as many generated events as make up the size. @returns the new folder */
export async function makeContent(folder: string, size: number): Promise<string> {
  await cp(testSite.content, folder, { recursive: true });
  const files = await Array.fromAsync(glob("events/*/*.yaml", { cwd: folder }));
  const own = files.filter((file) => translationName(file) === undefined).length;
  if (size < own) throw new RangeError(`The tests' content alone has ${own} events.`);
  for (let number = 0; number < size - own; number++) {
    const { file, text } = madeEvent(number);
    await writeFile(path.join(folder, file), text);
  }
  return folder;
}
