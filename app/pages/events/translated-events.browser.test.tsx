import { beforeAll, expect, test, vi } from "vitest";
import { imitateTranslation, translationMark as mark } from "../../../tests/e2e/support/translate-pages.ts";
import { sampleEvent } from "./event.fixture.ts";
import { renderEventsPage, renderModal, wholeList } from "./events-page.fixture.tsx";

beforeAll(() => {
  imitateTranslation({ isEarly: false, mark });
  dispatchEvent(new Event("site-ready"));
});

test("in a page that the browser translates, a city's page replaces that of all cities and of another city", async () => {
  const of = (city: string, phase: number) =>
    sampleEvent({ _id: `${city}-${phase}`.toLowerCase(), title: `${city} ${phase}`, city, phase, status: "closed" });
  const data = wholeList({ concluded: [of("Pune", 2)], phase1: [of("Kochi", 1), of("Pune", 1)] });
  const { screen, router } = await renderEventsPage(data, "/events");
  for (const [path, titles] of [
    ["/events/city/pune", ["Pune 2", "Pune 1"]],
    ["/events/city/kochi", ["Kochi 1"]],
    ["/events?phase=1", ["Kochi 1", "Pune 1"]],
    ["/events/city/kochi", ["Kochi 1"]],
  ] as const) {
    await router.navigate(path);
    const cards = () => screen.getByRole("article").getByRole("heading").elements();
    await expect.poll(() => cards().map(({ textContent }) => textContent?.replace(mark, ""))).toEqual(titles);
  }
});

test("in a page that the browser translates, an event's URL can be copied twice, with success and with failure", async () => {
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  const screen = await renderModal();
  await screen.getByText(/^Share/).click();
  for (const outcome of [/^Copied/, /^Copying is not allowed/, /^Copied/]) {
    if (outcome.source.includes("not")) write.mockRejectedValueOnce(new DOMException("", "NotAllowedError"));
    await screen.getByRole("button", { name: /^Copy link/ }).click();
    await expect.poll(() => screen.getByRole("status").element().textContent).toMatch(outcome);
  }
});
