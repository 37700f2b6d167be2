import { expect, test } from "vitest";
import { picture } from "../event.fixture.ts";
import { renderedText, renderModal } from "../events-page.fixture.tsx";

const speaker = { name: "Namuna Devi", title: "Bitcoin educator", bio: "Teaches.", image: null };
const sponsor = { name: "Tijori", logo: picture, tier: "title-sponsor" };

test("D-4 D-5 the lists of speakers and of sponsors have a heading unless they are empty", async () => {
  for (const { speakers, sponsors, headings } of [
    { speakers: [], sponsors: [], headings: [] },
    { speakers: [speaker], sponsors: [], headings: ["Featured Speakers"] },
    { speakers: [], sponsors: [sponsor], headings: ["Event Sponsors"] },
  ]) {
    const screen = await renderModal({ speakers, sponsors });
    const shown = screen.getByRole("heading", { level: 3 }).elements();
    expect(shown.map((heading) => heading.textContent)).toEqual(["Bitcoin Yatra", ...headings]);
    expect(screen.getByRole("list").elements()).toHaveLength(headings.length);
    await screen.unmount();
  }
});

test("D-10 a speaker's photo replaces the initials, and the company is optional", async () => {
  const at = (company?: string) => ({ ...speaker, image: picture, ...(company !== undefined && { company }) });
  const screen = await renderModal({ speakers: [at("Pathshala 21"), at(), at(""), at("  \t "), at("\u200B")] });
  const cards = screen.getByRole("article").elements();
  const lines = cards.map((card) => [...card.querySelectorAll("p")].map(({ textContent }) => textContent));
  const { title, bio } = speaker;
  expect(lines).toEqual([[title, "Pathshala 21", bio], ...Array(4).fill([title, bio])]);
  await expect.poll(() => cards[0]?.querySelector("img")?.naturalWidth).toBe(40);
  expect(cards[0]?.textContent).not.toContain("ND");
});

test("X-8 facts for visitors are rows, and the city's other events are links", async () => {
  const screen = await renderModal({
    languages: ["Tamil", "English"],
    seats: "12,000",
    stepFree: "A ramp at the side.",
    otherVisits: [{ _id: "agra-2024", title: "Agra Edition 1.0", date: "1st March, 2024" }],
  });
  const terms = screen
    .getByRole("term")
    .elements()
    .map(({ textContent }) => textContent);
  expect(terms).toEqual(["Date", "Time", "Venue", "Languages", "Step-free", "Seats"]);
  await expect.element(screen.getByText("Tamil, English")).toBeVisible();
  await expect.element(screen.getByText("12,000")).toBeVisible();
  await expect.element(screen.getByRole("heading", { name: "Also in Agra" })).toBeVisible();
  await expect
    .element(screen.getByRole("link", { name: "Agra Edition 1.0" }))
    .toHaveAttribute("href", "/events/agra-2024");
});

test("X-10 a paragraph of the description in another language has a `lang` attribute and the same font weight", async () => {
  const said = "सब लोग आइए।";
  const descriptionParts = [{ text: "Come.\n\n" }, { text: said, language: "hi" }];
  const screen = await renderModal({ description: `Come.\n\n${said}`, descriptionParts });
  const paragraph = screen.getByText(said).element();
  expect(paragraph.getAttribute("lang")).toBe("hi");
  expect(getComputedStyle(paragraph).fontWeight).toBe("400");
  expect(renderedText(paragraph.closest("p") ?? paragraph)).toBe(`Come.\n\n${said}`);
});
