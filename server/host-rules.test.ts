import { expect, test } from "vitest";
import { parseHeaders, parseRedirects } from "./host-rules.ts";

test("a path has the headers of every rule that matches it", () => {
  const headersOf = parseHeaders("# ours\n/*\n  A: 1\n\n/events/*.ics\n  B: x: y\n  A: 2\n/%E0%A4%A8\n  C: 3\n");
  expect(headersOf("/")).toEqual({ A: "1" });
  expect(headersOf("/events/one.ics")).toEqual({ A: "1, 2", B: "x: y" });
  expect(headersOf("/events/one+ics")).toEqual({ A: "1" });
  expect(headersOf("/न")).toEqual({ A: "1", C: "3" });
});

test("a redirect has its target and status, and a rewrite its file", () => {
  const { redirects, rewrites } = parseRedirects(
    "# ours\n/Old /new?x=1 308\n/सूरत /events/city/सूरत 302\n/a /a.json 200\n",
  );
  expect([...redirects]).toEqual([
    ["/old", { to: "/new?x=1", status: 308 }],
    ["/सूरत", { to: "/events/city/%E0%A4%B8%E0%A5%82%E0%A4%B0%E0%A4%A4", status: 302 }],
  ]);
  expect([...rewrites]).toEqual([["/a", "/a.json"]]);
});

test.each(["/from /to", "/from /to 404", "/from/* /to 302", "/:page /to 302"])(
  "%j, an unsupported line of _redirects, throws an error",
  (line) => {
    expect(() => parseRedirects(line)).toThrow(`_redirects has a line that this server does not support: ${line}`);
  },
);

test("a line of _headers that is neither a path nor a header throws an error", () => {
  const neither = "_headers has a line that is neither a path nor a header below a path";
  expect(() => parseHeaders("/*\n  no header\n")).toThrow(neither);
  expect(() => parseHeaders("  A: 1\n/*\n")).toThrow(neither);
});
