import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { PhaseTabs } from "./phase-tabs.tsx";

test("E-1 the list of a tab that is chosen by a key is there at once, for Tab may come next", async () => {
  const screen = await render(<PhaseTabs wantedPhase={null} firstPhase={2} panels={{ 1: "One", 2: "Two" }} />);
  const arrow = new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true });
  screen.getByRole("tab", { name: "Phase 2" }).element().dispatchEvent(arrow);
  // What answers a key is laid out before anything else can happen.
  await Promise.resolve();
  const panels = screen.container.querySelectorAll<HTMLElement>('[role="tabpanel"]');
  expect(Array.from(panels, ({ id, hidden }) => ({ id, hidden }))).toEqual([
    { id: "phase-2", hidden: true },
    { id: "phase-1", hidden: false },
  ]);
});
