import { afterEach, expect, test, vi } from "vitest";
import { site } from "../../../content/site-content.ts";
import { renderModal } from "../events-page.fixture.tsx";

const url = `${site.siteAddress}/events/agra-2025`;

afterEach(() => {
  Reflect.deleteProperty(navigator, "share");
});

/** Mocks `navigator.share`, or removes it. */
function giveSheet(share: Navigator["share"] | undefined) {
  Object.defineProperty(navigator, "share", { value: share, configurable: true });
  return share;
}

async function renderAndShare() {
  const screen = await renderModal();
  await screen.getByText("Share", { exact: true }).click();
  return screen;
}

test("X-3 Share calls `navigator.share` with title, date, city and URL", async () => {
  const share = giveSheet(vi.fn<Navigator["share"]>().mockResolvedValue());
  const screen = await renderAndShare();
  expect(share).toHaveBeenCalledWith({
    title: "Bitcoin Yatra Agra",
    text: "Bitcoin Yatra Agra: 5th October, 2025, Agra",
    url,
  });
  await expect.element(screen.getByRole("link", { name: "WhatsApp" })).not.toBeInTheDocument();
});

test.each([
  ["closed without a choice", "AbortError", 0],
  ["requested again while it is open", "InvalidStateError", 0],
  ["that fails", "NotAllowedError", 1],
])("X-3 after a share sheet %s the links open only if it failed", async (_what, name, links) => {
  const share = giveSheet(vi.fn<Navigator["share"]>().mockRejectedValue(new DOMException("", name)));
  const screen = await renderAndShare();
  expect(share).toHaveBeenCalledOnce();
  await expect.poll(() => screen.getByRole("link", { name: /^WhatsApp/ }).elements()).toHaveLength(links);
});

test("X-3 without `navigator.share`, Share opens a list of links with `noreferrer`", async () => {
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

test("X-3 if copying is refused, the URL is shown and selected", async () => {
  giveSheet(undefined);
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("", "NotAllowedError"));
  const screen = await renderAndShare();
  await screen.getByRole("button", { name: "Copy link" }).click();
  await expect.element(screen.getByText(/^Copying is not allowed here/)).toBeVisible();
  await expect.poll(() => getSelection()?.toString()).toBe(url);
});
