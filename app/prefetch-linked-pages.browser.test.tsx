import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { prefetchLinkedPages } from "./prefetch-linked-pages.ts";

const fetchCode = vi.fn(async () => ({ Component: () => null }));
const fetchEvent = vi.fn(async () => ({ Component: () => null }));
const fetchPartners = vi.fn(async () => ({ Component: () => null }));

beforeAll(() => {
  prefetchLinkedPages([
    { path: "/next", lazy: fetchCode },
    { path: "/partners", lazy: fetchPartners },
    { path: "/events/:eventId", lazy: fetchEvent },
  ]);
});
beforeEach(() => {
  for (const fetched of [fetchCode, fetchEvent, fetchPartners]) fetched.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

/** Puts links into the page, and tells of it as the site does of each page that it shows. */
function show(main: string) {
  document.body.innerHTML = `<p>Words</p><a href="/next">Next</a><main>${main}</main>`;
  dispatchEvent(new Event("page-shown"));
}

function pointTo(selector: string, type = "mouseover") {
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));
}

const rest = () => new Promise((resolve) => setTimeout(resolve, 150));

test("nothing is fetched of links in sight for who saves data, nor of links outside the page's own part", async () => {
  vi.stubGlobal("navigator", { connection: { saveData: true }, onLine: true });
  show('<a href="/partners">Partners</a>');
  await rest();
  expect(fetchPartners).not.toHaveBeenCalled();
  expect(fetchCode).not.toHaveBeenCalled();
});

test("an event's code is fetched where its card is in sight, once for all cards, and not for a link outside a list", async () => {
  show('<a href="/events/trichy-2025">Trichy</a>');
  await rest();
  expect(fetchEvent).not.toHaveBeenCalled();
  const card = (id: string) => `<article style="margin-top: 300vh"><a href="/events/${id}">Event</a></article>`;
  show(card("trichy-2025") + card("agra-2025"));
  await rest();
  expect(fetchEvent).not.toHaveBeenCalled();
  const [first, second] = document.querySelectorAll("article a");
  first?.scrollIntoView();
  await expect.poll(() => fetchEvent.mock.calls).toHaveLength(1);
  second?.scrollIntoView();
  await rest();
  expect(fetchEvent).toHaveBeenCalledTimes(1);
});

test("a page's code is fetched where a mouse rests on its link, and not where it only comes across", async () => {
  show("");
  pointTo("a");
  pointTo("p");
  await rest();
  expect(fetchCode).not.toHaveBeenCalled();
  pointTo("a");
  await rest();
  expect(fetchCode).toHaveBeenCalledTimes(1);
});

test("a page's code is fetched when a finger touches its link, wherever the browser takes the mouse to be", async () => {
  show("");
  pointTo("a");
  pointTo("a", "touchstart");
  pointTo("p");
  await expect.poll(() => fetchCode.mock.calls).toHaveLength(1);
});
