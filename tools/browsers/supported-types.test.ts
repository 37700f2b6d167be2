import { expect, test } from "vitest";
import { supportedTypes } from "./supported-types.ts";

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
