import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { picture } from "../../event.fixture.ts";
import { renderedText } from "../../events-page.fixture.tsx";
import { SpeakerCard } from "./speaker-card.tsx";

const speaker = {
  name: "Drishtant Venkata Rao",
  title: "Retired branch manager",
  bio: "He likes banks.\n\nHe likes to know how a thing works.",
  image: null,
};

const linkedin = "https://linkedin.example/in/drishtant";

test("N-2 D-10 a speaker shows name, title and bio, with the bio's paragraphs", async () => {
  const screen = await render(<SpeakerCard speaker={speaker} />);
  await expect.element(screen.getByRole("heading", { name: speaker.name })).toBeVisible();
  await expect.element(screen.getByText(speaker.title, { exact: true })).toBeVisible();
  expect(renderedText(screen.getByText(/^He likes banks/).element())).toBe(speaker.bio);
});

test("D-10 a speaker with a photo shows it, and no initials", async () => {
  const { container } = await render(<SpeakerCard speaker={{ ...speaker, image: picture }} />);
  await expect.poll(() => container.querySelector("img")?.naturalWidth).toBe(40);
  expect(container.textContent).not.toContain("DR");
});

for (const { name, initials } of [
  { name: "Drishtant Venkata Rao", initials: "DR" },
  { name: "Nidarshan", initials: "N" },
  { name: "निर्मला देवी", initials: "निदे" },
]) {
  test(`D-10 ${name} without a photo shows the initials ${initials}`, async () => {
    const { container } = await render(<SpeakerCard speaker={{ ...speaker, name }} />);
    expect(container.querySelector("img")).toBeNull();
    expect(container.querySelector(".portrait")?.textContent).toBe(initials);
    expect(container.querySelector(".portrait")).toBeVisible();
  });
}

test("D-10 a company is shown when there is one", async () => {
  const screen = await render(<SpeakerCard speaker={{ ...speaker, company: "Pathshala 21" }} />);
  await expect.element(screen.getByText("Pathshala 21", { exact: true })).toBeVisible();
});

for (const { kind, company } of [
  { kind: "a missing", company: undefined },
  { kind: "an empty", company: "" },
  { kind: "a blank", company: "  \t " },
  { kind: "an unseen", company: "\u200B" },
]) {
  test(`D-10 ${kind} company leaves no line`, async () => {
    const { container } = await render(<SpeakerCard speaker={{ ...speaker, company }} />);
    const lines = [...container.querySelectorAll("p")].map((line) => line.textContent);
    expect(lines).toEqual([speaker.title, speaker.bio]);
  });
}

test("D-10 a LinkedIn button opens the profile in a new tab, and names whose it is", async () => {
  const screen = await render(<SpeakerCard speaker={{ ...speaker, linkedin }} />);
  const button = screen.getByRole("link", { name: `LinkedIn profile of ${speaker.name} (opens in a new tab)` });
  await expect.element(button).toHaveAttribute("href", linkedin);
  await expect.element(button).toHaveAttribute("target", "_blank");
  await expect.element(button).toHaveAttribute("rel", "noopener");
});

test("D-10 without a LinkedIn address there is no button", async () => {
  const screen = await render(<SpeakerCard speaker={speaker} />);
  expect(screen.getByRole("link").elements()).toEqual([]);
  expect(screen.getByRole("button").elements()).toEqual([]);
  expect(screen.container.textContent).not.toContain("LinkedIn");
});
