import { expect, test } from "vitest";
import { z } from "zod";
import { contentFileKinds } from "../catalogue/content-kinds.ts";
import { placeholderImagePath } from "../catalogue/picture-path.ts";
import { eventUuid } from "./assemble-event.ts";
import { goodContent, goodEvent, mistakesIn, withContent } from "./content.fixture.ts";
import { readCatalogue } from "./read-catalogue.ts";

const eventFile = "events/2025/trichy-2025.yaml";
const at = "content/events/2025/trichy-2025.yaml";

test("N-1 an event is read with formatted texts and everything that it refers to, and without an agenda", async () => {
  const { events } = await withContent({}, readCatalogue);
  expect(events).toEqual([
    {
      _id: "trichy-2025",
      title: "Bitcoin Yatra Trichy",
      city: "Trichy",
      phase: 2,
      status: "upcoming",
      starts: "2025-09-28 10:00",
      ends: "2025-09-28 17:00",
      date: "28th September, 2025",
      time: "10:00 AM – 5:00 PM IST",
      venue: "Rockfort Hall",
      venueAddress: "Rockfort Hall, Trichy",
      registrationLink: "https://register.example/trichy",
      speakers: [
        { name: "Namuna Devi", title: "Educator", bio: "Teaches." },
        { name: "Maadhiri Selvan", title: "Writer", bio: "Writes.", image: "speakers/maadhiri.png" },
      ],
      sponsors: [{ name: "Tijori", logo: "firms/tijori.svg", tier: "title-sponsor" }],
      description: "The first paragraph: it has a colon.\n\nThe second one.",
      changed: "2025-09-20 11:00",
      uuid: eventUuid("trichy-2025"),
      agenda: [],
    },
  ]);
});

test.each(["", placeholderImagePath])("C-3 the image “%s” counts as none", async (image) => {
  const { events } = await withContent({ [eventFile]: `image: "${image}"\n${goodEvent}` }, readCatalogue);
  expect(events[0]).not.toHaveProperty("image");
});

test("HM-13 supporters are in the order of their positions", async () => {
  const second = goodContent["supporters/tijori.yaml"].replace("1", "2").replace("Tijori", "Potli");
  const { supporters } = await withContent({ "supporters/a.yaml": second }, readCatalogue);
  expect(supporters.map(({ name }) => name)).toEqual(["Tijori", "Potli"]);
});

test("E-1 phases are sorted by number, the highest first", async () => {
  const third = "name: Phase 3\nnumber: 3\nstate: ahead\n";
  const { phases } = await withContent({ "phases/a-third.yaml": third }, readCatalogue);
  expect(phases.map(({ number, badge }) => [number, badge])).toEqual([
    [3, "Phase 3 is ahead"],
    [2, "Phase 2 is live"],
    [1, "Phase 1 is concluded"],
  ]);
});

test.each([
  ["upcoming", false],
  ["closed", true],
  ["sold-out", false],
])("N-1 an event that is %s may have a highlightsLink: %s", async (status, allowed) => {
  const event = goodEvent.replace("upcoming", status).replace("registrationLink", "highlightsLink");
  const mistake = `${at}:9 highlightsLink — is not shown, because the status is ${status} — remove the line, or write \`status: closed\``;
  expect(await mistakesIn({ [eventFile]: event })).toEqual(allowed ? [] : [mistake]);
});

test("N-1 the file of an event may keep its registrationLink, which is used only while the event is upcoming", async () => {
  const linkIf = async (status: string) => {
    const { events } = await withContent({ [eventFile]: goodEvent.replace("upcoming", status) }, readCatalogue);
    return events[0]?.registrationLink;
  };
  expect(await linkIf("upcoming")).toBe("https://register.example/trichy");
  for (const status of ["closed", "cancelled", "postponed"]) expect(await linkIf(status), status).toBe(undefined);
});

test("a former path of an event that is the path of another event is a mistake", async () => {
  const [mistake = "", ...others] = await mistakesIn({
    [eventFile]: `${goodEvent}formerAddresses: [tiruchi-2025, trichy-2025]\n`,
  });
  expect(mistake).toMatch(/formerAddresses: entry 2 — is the URL of an event today — remove the line$/);
  expect(others).toEqual([]);
});

test("all mistakes of all files are reported together, but those between fields and files only once the fields are valid", async () => {
  const event = goodEvent.replace("title: Bitcoin Yatra Trichy\n", "").replace("phase: 2", "phase: two");
  const second = goodEvent
    .replace("ends: 2025-09-28 17:00", "ends: 2025-09-27 17:00")
    .replace("- maadhiri-selvan", "- nobody")
    .replace("sponsor: tijori", "sponsor: no-firm");
  const mistakes = await mistakesIn({
    [eventFile]: event.replace("- maadhiri-selvan", "- nobody"),
    "events/2025/zz.yaml": second,
    "partners.yaml": goodContent["partners.yaml"].replace("hosts", "host"),
    "speakers/namuna-devi.yaml": "name: Namuna: Devi\ntitle: Educator\nbio: Teaches.\n",
    "site.yaml": null,
    "supporters/Tijori 2.yml": "",
  });
  expect(mistakes.map((line) => line.split(" — ", 2).join(" — "))).toEqual([
    `${at}:1 title — is missing`,
    `${at}:2 phase — is not a number`,
    "content/events/2025/zz.yaml:6 ends — is not after the beginning",
    "content/events/2025/zz.yaml:12 speakers: entry 2 — is nobody, but there is no content/speakers/nobody.yaml",
    "content/events/2025/zz.yaml:14 sponsors: entry 1: sponsor — is no-firm, but there is no content/sponsors/no-firm.yaml",
    "content/partners.yaml:2 Banyan Club: category — must be one of supporters, hosts, media-partners, community-partners",
    "content/site.yaml:1 — is missing",
    "content/speakers/namuna-devi.yaml:1 name — has a second field in its value",
    "content/supporters/Tijori 2.yml:1 — is not read",
  ]);
});

test("a missing folder is reported as missing files", async () => {
  const error = await withContent({}, (folder) => readCatalogue(`${folder}/none`)).catch((thrown: unknown) => thrown);
  const required: string[] = Object.values(contentFileKinds).flatMap(({ glob }) => (glob.includes("*") ? [] : glob));
  expect(required).toContain("site.yaml");
  // The tour has at least one phase.
  required.push("phases/phase-1.yaml");
  expect(String(error)).toBe(
    [
      `ContentError: ${required.length} mistakes in the content:`,
      ...required.sort().map((file) => `content/${file}:1 — is missing — restore the file`),
    ].join("\n"),
  );
});

test("files of operating systems and Markdown files are ignored", async () => {
  expect(await mistakesIn({ ".DS_Store": "", "events/Thumbs.db": "", "events/README.md": "How we write." })).toEqual(
    [],
  );
});

test("an event's UUID is the standard one of version 5 for its id", () => {
  expect(eventUuid("madurai-2025")).toBe("980f6769-2227-5472-b8f2-f9058004f7fe");
  expect(z.uuid({ version: "v5" }).safeParse(eventUuid("trichy-2025")).success).toBe(true);
  expect(eventUuid("madurai-2026")).not.toBe(eventUuid("madurai-2025"));
});
