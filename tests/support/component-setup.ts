import { afterEach, beforeAll, beforeEach, expect, inject, vi } from "vitest";
import { type ReadPageData, setPageDataReader } from "../../app/content/load-page-data.ts";
import { setSiteData } from "../../app/content/site-content.ts";
import "../../app/styles/site.css";

setSiteData(inject("siteData"));
setPageDataReader(((name: string) => inject("pages")[name]) as ReadPageData);
const fonts = document.createElement("style");
fonts.textContent = inject("fonts");
document.head.append(fonts);

/** Texts are as broad and as high as visitors have them: in the device's letters they would be otherwise on each machine. */
beforeAll(async () => {
  // Those that replace others until they have loaded are fonts of some devices alone.
  await Promise.allSettled(Array.from(document.fonts, (font) => font.load()));
});

/** An unexpected console error fails a component's test; a test that expects one spies on it itself. */
beforeEach(() => {
  vi.spyOn(console, "error");
});

afterEach(() => {
  expect(vi.mocked(console.error).mock.calls).toEqual([]);
  vi.restoreAllMocks();
});
