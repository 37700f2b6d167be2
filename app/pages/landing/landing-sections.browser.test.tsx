import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { loadPageData } from "../../content/load-page-data.ts";
import { QuestionsSection } from "./landing-sections.tsx";

test("two questions with the same text are both shown, without React's error for equal keys", async () => {
  const { texts: landing } = await loadPageData("landing");
  const answers = [
    { question: "Is it free?", answer: "Yes, on Saturday." },
    { question: "Is it free?", answer: "Yes, on Sunday." },
  ];
  const screen = await render(
    <QuestionsSection landing={{ ...landing, questions: { heading: "Questions", answers } }} />,
  );
  await expect.element(screen.getByText("Is it free?").last()).toBeVisible();
  expect(screen.getByText("Is it free?").elements()).toHaveLength(2);
});
