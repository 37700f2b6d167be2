import { startTransition, useState } from "react";
import { expect, onTestFinished, test } from "vitest";
import { render } from "vitest-browser-react";
import { bothPhases, samplePhase } from "../event.fixture.ts";
import { PhaseTabs } from "./phase-tabs.tsx";

/** The tabs in a page that shows the selected phase only after a promise has settled. */
function SlowTabs({ answer }: { answer: Promise<unknown> }) {
  const [phase, setPhase] = useState(2);
  const choose = async (next: number) => {
    await answer;
    startTransition(() => setPhase(next));
  };
  return (
    <PhaseTabs phases={bothPhases} phase={phase} onChoose={choose}>
      {({ number }) => `List ${number}`}
    </PhaseTabs>
  );
}

test("E-1 each of several quick taps is shown at once, and the last one stays selected", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const screen = await render(<SlowTabs answer={promise} />);
  const selected = () => screen.getByRole("tab", { selected: true });
  for (const phase of ["Phase 1", "Phase 2", "Phase 1"]) {
    await screen.getByRole("tab", { name: phase }).click();
    await expect.element(selected()).toHaveTextContent(phase);
  }
  resolve();
  await expect.element(screen.getByText("List 1")).toBeVisible();
  await expect.element(selected()).toHaveTextContent("Phase 1");
});

test("E-1 a tab that is selected by a key shows its list synchronously, because Tab may follow", async () => {
  const screen = await render(<SlowTabs answer={new Promise(() => {})} />);
  const arrow = new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true });
  screen.getByRole("tab", { name: "Phase 2" }).element().dispatchEvent(arrow);
  // The new list must be in the page before another event is handled.
  await Promise.resolve();
  const panels = screen.container.querySelectorAll<HTMLElement>('[role="tabpanel"]');
  expect(Array.from(panels, ({ id, hidden }) => ({ id, hidden }))).toEqual([
    { id: "phase-2", hidden: true },
    { id: "phase-1", hidden: false },
  ]);
});

test("E-1 arrow keys cycle through the tabs, Home and End select the first and the last, and tabs have the full names of phases", async () => {
  const named = { ...samplePhase(4, "ahead"), name: "Monsoon tour" };
  const phases = [named, samplePhase(3, "live"), ...bothPhases.slice(1)];
  const Tabs = () => {
    const [phase, setPhase] = useState(3);
    const choose = async (next: number) => setPhase(next);
    return (
      <PhaseTabs phases={phases} phase={phase} onChoose={choose}>
        {({ name }) => name}
      </PhaseTabs>
    );
  };
  const screen = await render(<Tabs />);
  const selected = screen.getByRole("tab", { selected: true });
  await expect.element(selected).toHaveTextContent("Phase 3");
  const press = async (key: string, name: string) => {
    selected.element().dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    await expect.element(selected).toHaveAccessibleName(name);
    await expect.element(selected).toHaveFocus();
    await expect.element(screen.getByRole("tabpanel", { name })).toBeVisible();
  };
  await press("ArrowRight", "Phase 1");
  await press("ArrowRight", "Monsoon tour");
  await press("ArrowRight", "Phase 3");
  await press("ArrowLeft", "Monsoon tour");
  await press("ArrowLeft", "Phase 1");
  await press("Home", "Monsoon tour");
  await press("End", "Phase 1");
  onTestFinished(() => document.documentElement.removeAttribute("dir"));
  document.dir = "rtl";
  await press("ArrowRight", "Phase 3");
  await press("ArrowLeft", "Phase 1");
});
