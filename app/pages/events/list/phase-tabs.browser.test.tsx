import { startTransition, useState } from "react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { PhaseTabs } from "./phase-tabs.tsx";

/** The tabs as the page uses them: it answers a choice a while later, by the other phase. */
function SlowTabs({ answer }: { answer: Promise<unknown> }) {
  const [phase, setPhase] = useState<1 | 2>(2);
  const choose = async (next: 1 | 2) => {
    await answer;
    startTransition(() => setPhase(next));
  };
  return <PhaseTabs phase={phase} onChoose={choose} panels={{ 1: "One", 2: "Two" }} />;
}

test("E-1 of taps that follow one another before the page has answered each shows at once, and the last stays", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const screen = await render(<SlowTabs answer={promise} />);
  const selected = () => screen.getByRole("tab", { selected: true });
  for (const phase of ["Phase 1", "Phase 2", "Phase 1"]) {
    await screen.getByRole("tab", { name: phase }).click();
    await expect.element(selected()).toHaveTextContent(phase);
  }
  resolve();
  await expect.element(screen.getByText("One")).toBeVisible();
  await expect.element(selected()).toHaveTextContent("Phase 1");
});

test("E-1 the tab follows the address, whoever changes it", async () => {
  const tabs = (phase: 1 | 2) => (
    <PhaseTabs phase={phase} onChoose={() => Promise.resolve()} panels={{ 1: "One", 2: "Two" }} />
  );
  const screen = await render(tabs(1));
  const panel = screen.getByRole("tabpanel");
  await expect.element(panel).toHaveAttribute("id", "phase-1");
  await screen.rerender(tabs(2));
  await expect.element(panel).toHaveAttribute("id", "phase-2");
});

test("E-1 the list of a tab that is chosen by a key is there at once, for Tab may come next", async () => {
  const screen = await render(<SlowTabs answer={new Promise(() => {})} />);
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
