import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { PhaseTabs } from "./phase-tabs.tsx";

const tabs = (openedPhase: 1 | 2 | null, askedPhase: 1 | 2 | null) => (
  <PhaseTabs openedPhase={openedPhase} askedPhase={askedPhase} firstPhase={2} panels={{ 1: "One", 2: "Two" }} />
);

test("E-1 the tab of an event that was opened stays chosen when it is closed, whatever the list's address asked for first", async () => {
  const screen = await render(tabs(null, 1));
  const selected = () => screen.getByRole("tab", { selected: true });
  await expect.element(selected()).toHaveTextContent("Phase 1");
  await screen.getByRole("tab", { name: "Phase 2" }).click();
  await screen.rerender(tabs(2, null));
  await screen.rerender(tabs(null, 1));
  await expect.element(selected()).toHaveTextContent("Phase 2");
  await screen.rerender(tabs(null, null));
  await expect.element(selected()).toHaveTextContent("Phase 2");
  await screen.rerender(tabs(null, 1));
  await expect.element(selected()).toHaveTextContent("Phase 1");
  await screen.rerender(tabs(2, null));
  await expect.element(selected()).toHaveTextContent("Phase 2");
});

test("E-1 the list of a tab that is chosen by a key is there at once, for Tab may come next", async () => {
  const screen = await render(tabs(null, null));
  const arrow = new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true });
  screen.getByRole("tab", { name: "Phase 2" }).element().dispatchEvent(arrow);
  // The answer to a key is laid out before anything else can happen.
  await Promise.resolve();
  const panels = screen.container.querySelectorAll<HTMLElement>('[role="tabpanel"]');
  expect(Array.from(panels, ({ id, hidden }) => ({ id, hidden }))).toEqual([
    { id: "phase-2", hidden: true },
    { id: "phase-1", hidden: false },
  ]);
});
