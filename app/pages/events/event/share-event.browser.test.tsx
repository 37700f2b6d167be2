import { afterEach, expect, test, vi } from "vitest";
import { site } from "../../../content/site-content.ts";
import { sampleEvent } from "../event.fixture.ts";
import { renderAt } from "../events-page.fixture.tsx";
import { EventModal } from "./event-modal.tsx";

const address = `${site.siteAddress}/events/agra-2025`;

afterEach(() => {
  Reflect.deleteProperty(navigator, "share");
});

/** Gives the browser a system's sheet that answers so, or takes it away. */
function giveSheet(share: Navigator["share"] | undefined) {
  Object.defineProperty(navigator, "share", { value: share, configurable: true });
  return share;
}

async function renderAndShare() {
  const screen = await renderAt("/events/agra-2025", <EventModal event={sampleEvent()} />);
  await screen.getByText("Share", { exact: true }).click();
  return screen;
}

function refusal(name: string) {
  return vi.fn<Navigator["share"]>().mockRejectedValue(new DOMException("", name));
}

test("X-3 Share opens the system's sheet, where there is one, with title, date, city and address", async () => {
  const share = giveSheet(vi.fn<Navigator["share"]>().mockResolvedValue());
  const screen = await renderAndShare();
  expect(share).toHaveBeenCalledWith({
    title: "Bitcoin Yatra Agra",
    text: "Bitcoin Yatra Agra: 5th October, 2025, Agra",
    url: address,
  });
  await expect.element(screen.getByRole("link", { name: "WhatsApp" })).not.toBeInTheDocument();
});

test.each([
  ["closed without a choice", "AbortError"],
  ["asked for again while it is open", "InvalidStateError"],
])("X-3 a sheet that is %s is no error", async (_what, name) => {
  const share = giveSheet(refusal(name));
  const screen = await renderAndShare();
  expect(share).toHaveBeenCalledOnce();
  await expect.element(screen.getByRole("link", { name: "WhatsApp" })).not.toBeInTheDocument();
});

test("X-3 where the sheet fails, the links unfold", async () => {
  giveSheet(refusal("NotAllowedError"));
  const screen = await renderAndShare();
  await expect.element(screen.getByRole("link", { name: "WhatsApp (opens in a new tab)" })).toBeVisible();
});

test("X-3 without a sheet Share unfolds links, and tells the new tab nothing of this one", async () => {
  giveSheet(undefined);
  const screen = await renderAndShare();
  for (const name of ["WhatsApp", "X", "LinkedIn"]) {
    const link = screen.getByRole("link", { name: `${name} (opens in a new tab)`, exact: true });
    await expect.element(link).toBeVisible();
    await expect.element(link).toHaveAttribute("rel", "noopener noreferrer");
    await expect.element(link).toHaveAttribute("target", "_blank");
  }
  await expect.element(screen.getByRole("link", { name: "E-mail", exact: true })).toBeVisible();
});

test("X-3 Copy link copies the address, and says so", async () => {
  giveSheet(undefined);
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  const screen = await renderAndShare();
  await screen.getByRole("button", { name: "Copy link" }).click();
  await expect.element(screen.getByRole("status")).toHaveTextContent("Copied");
  expect(write).toHaveBeenCalledWith(address);
});

test("X-3 where copying is refused, the address is shown and selected", async () => {
  giveSheet(undefined);
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("", "NotAllowedError"));
  const screen = await renderAndShare();
  await screen.getByRole("button", { name: "Copy link" }).click();
  await expect.element(screen.getByText(/^Copying is not allowed here/)).toBeVisible();
  await expect.poll(() => getSelection()?.toString()).toBe(address);
});
