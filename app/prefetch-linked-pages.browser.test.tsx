import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { prefetchLinkedPages } from "./prefetch-linked-pages.ts";

const fetchCode = vi.fn(async () => ({ Component: () => null }));
const fetchEvent = vi.fn(async () => ({ Component: () => null }));

beforeAll(() => {
  prefetchLinkedPages([
    { path: "/next", lazy: fetchCode },
    { path: "/events/:eventId", lazy: fetchEvent },
  ]);
});
beforeEach(() => {
  fetchCode.mockClear();
  fetchEvent.mockClear();
  document.body.innerHTML = '<p>Words</p><a href="/next">Next</a><main><a href="/events/trichy-2025">Trichy</a></main>';
});

function pointTo(selector: string, type = "mouseover") {
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));
}

const rest = () => new Promise((resolve) => setTimeout(resolve, 150));

test("a page's code is fetched once its link is in sight, and not before", async () => {
  document.querySelector("main")?.style.setProperty("margin-top", "300vh");
  dispatchEvent(new Event("page-shown"));
  await rest();
  expect(fetchEvent).not.toHaveBeenCalled();
  document.querySelector("main a")?.scrollIntoView();
  await expect.poll(() => fetchEvent.mock.calls).toHaveLength(1);
});

test("a page's code is fetched where a mouse rests on its link, and not where it only comes across", async () => {
  pointTo("a");
  pointTo("p");
  await rest();
  expect(fetchCode).not.toHaveBeenCalled();
  pointTo("a");
  await rest();
  expect(fetchCode).toHaveBeenCalledTimes(1);
});

test("a page's code is fetched when a finger touches its link, wherever the browser takes the mouse to be", async () => {
  pointTo("a");
  pointTo("a", "touchstart");
  pointTo("p");
  await expect.poll(() => fetchCode.mock.calls).toHaveLength(1);
});
