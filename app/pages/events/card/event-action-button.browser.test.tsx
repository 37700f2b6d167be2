import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { EventActionButton } from "./event-action-button.tsx";

const title = "Bitcoin Yatra Agra";

test("C-10 a status that is neither upcoming nor closed gives a disabled button", async () => {
  const screen = await render(<EventActionButton event={{ title, status: "cancelled" }} />);
  await expect.element(screen.getByRole("button", { name: "Registration Closed" })).toBeDisabled();
});

for (const [status, label] of [
  ["upcoming", "Register Now"],
  ["closed", "Watch Highlights"],
] as const) {
  test(`D-9 ${label} without a link says that it is not available yet`, async () => {
    const alert = vi.spyOn(window, "alert").mockImplementation(() => {});
    const screen = await render(<EventActionButton event={{ title, status }} />);
    await screen.getByRole("button", { name: `${label} for ${title}` }).click();
    expect(alert.mock.calls).toEqual([["Link not available yet. Please check back later."]]);
  });
}
