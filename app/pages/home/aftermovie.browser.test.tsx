import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { AftermovieButton } from "./aftermovie.tsx";

test("HM-6 Tab moves from a cross-origin player to the close button", async () => {
  // A `data:` URL has another origin.
  const player = "data:text/html,<button autofocus style='position:fixed;inset:0'>Play</button>";
  const screen = await render(<AftermovieButton phase="Phase 1" player={player} />);
  await screen.getByRole("button", { name: "Aftermovie Phase 1" }).click();
  const modal = screen.getByRole("dialog", { name: "Aftermovie Phase 1" });
  const frame = screen.getByTitle("Aftermovie Phase 1");
  await userEvent.click(frame);
  await expect.element(frame).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(modal).toBeVisible();
  const close = screen.getByRole("button", { name: "Close the video" });
  await userEvent.tab();
  await expect.element(close).toHaveFocus();
  await expect.element(close).toBeInViewport({ ratio: 1 });
  await close.click();
  await expect.element(modal).not.toBeInTheDocument();
});
