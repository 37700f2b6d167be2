import { expect, test } from "vitest";
import { memberVersions, supportedTypes } from "./supported-types.ts";

test("types lack what a browser lacks, on interfaces, on mixins, as statics and as globals", () => {
  const types = `
interface URLSearchParams { readonly size: number; append(name: string): void; }
declare var URL: { parse(url: string): URL | null; createObjectURL(of: Blob): string; };
interface PopoverTargetAttributes { popoverTargetAction: string; }
interface HTMLButtonElement extends PopoverTargetAttributes { disabled: boolean; }
declare function structuredClone(value: unknown): unknown;
declare function fetch(url: string): unknown;
declare var scheduler: Scheduler;`;
  expect(supportedTypes(types)).toBe(`
interface URLSearchParams {  append(name: string): void; }
declare var URL: {  createObjectURL(of: Blob): string; };
interface PopoverTargetAttributes {  }
interface HTMLButtonElement extends PopoverTargetAttributes { disabled: boolean; }

declare function fetch(url: string): unknown;
`);
});

test("a newer member that the code guards may be missing", () => {
  const types = "interface Navigator { share(data: ShareData): Promise<void>; canShare(): boolean; }";
  expect(supportedTypes(types)).toBe("interface Navigator { share?(data: ShareData): Promise<void>;  }");
});

test("a fault is shown with the versions of the interface that it names, or else of all newer ones", () => {
  expect(memberVersions("size", "Property 'size' does not exist on type 'URLSearchParams'.")).toEqual([
    "URLSearchParams.size: chrome 113, chrome_android 113, safari 17, safari_ios 17, firefox 112",
  ]);
  expect(memberVersions("findLast", "Property 'findLast' does not exist on type 'string[]'.")).toEqual([
    "Array.findLast: chrome 97, chrome_android 97, safari 15.4, safari_ios 15.4, firefox 104",
    "TypedArray.findLast: chrome 97, chrome_android 97, safari 15.4, safari_ios 15.4, firefox 104",
  ]);
});
