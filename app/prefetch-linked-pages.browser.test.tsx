import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { prefetchLinkedPages } from "./prefetch-linked-pages.ts";

const fetchCode = vi.fn(async () => ({ Component: () => null }));
const fetchData = vi.fn(async () => ({}));

beforeAll(() => {
  prefetchLinkedPages([
    { id: "next", path: "/next", lazy: fetchCode },
    { id: "stop", path: "/stops/:stop", handle: { loadData: fetchData } },
  ]);
});
beforeEach(() => {
  fetchCode.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

/** Puts a link into the page. */
function show() {
  document.body.innerHTML = '<p>Words</p><a href="/next">Next</a>';
}

function pointTo(selector: string, type = "mouseover") {
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));
}

const rest = () => new Promise((resolve) => setTimeout(resolve, 150));

test("nothing is prefetched for visible links, nor with saveData", async () => {
  show();
  await rest();
  expect(fetchCode).not.toHaveBeenCalled();
  vi.stubGlobal("navigator", { connection: { saveData: true }, onLine: true });
  pointTo("a");
  await rest();
  expect(fetchCode).not.toHaveBeenCalled();
});

test("a touch on a link prefetches its page's data, but no file", async () => {
  document.body.innerHTML = '<i><a href="/stops/delhi-2025.ics">Calendar</a></i><a href="/stops/delhi-2025">Delhi</a>';
  pointTo("i a", "touchstart");
  pointTo("i + a", "touchstart");
  await expect.poll(() => fetchData.mock.calls).toEqual([[{ stop: "delhi-2025" }]]);
});

test("a link that receives the focus prefetches its page's code", async () => {
  show();
  pointTo("a", "focusin");
  await expect.poll(() => fetchCode.mock.calls).toHaveLength(1);
});

test("a mouse that rests on a link prefetches its page's code, one that only moves over it does not", async () => {
  show();
  pointTo("a");
  pointTo("p");
  await rest();
  expect(fetchCode).not.toHaveBeenCalled();
  pointTo("a");
  await rest();
  expect(fetchCode).toHaveBeenCalledTimes(1);
});

test("a touch on a link prefetches its page's code, whatever mouse events the browser adds", async () => {
  show();
  pointTo("a");
  pointTo("a", "touchstart");
  pointTo("p");
  await expect.poll(() => fetchCode.mock.calls).toHaveLength(1);
});
