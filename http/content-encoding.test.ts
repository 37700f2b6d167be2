import { expect, test } from "vitest";
import { chooseEncoding } from "./content-encoding.ts";

test.each([
  [undefined, undefined],
  ["", undefined],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["BR", "br"],
  ["br;q=0.5, gzip;q=0.9", "gzip"],
  ["br;q=0, gzip;q=0", undefined],
  ["br;q=0, *;q=0.1", "gzip"],
  ["*", "br"],
  ["*;q=0", undefined],
  ["identity", undefined],
  ["brotli", undefined],
  [";;,,=q;q=x", undefined],
])("Accept-Encoding %j is answered with %j", (accepted, chosen) => {
  expect(chooseEncoding(accepted)).toBe(chosen);
});
