import { expect, test } from "vitest";
import { withBodies, withoutUnusedComponents } from "./unused-parts-plugin.ts";

test("a component or a context that nobody uses can be left out: nothing is said of it, and making it has no effect", () => {
  const code = [
    "const Link = React$1.forwardRef(function LinkWithRef() {});",
    'Link.displayName = "Link";',
    "const Known = /* @__PURE__ */ React$1.createContext(null);",
    "var Boundary = class extends React$1.Component {",
    "	render() {}",
    "};",
    "FragmentInstance.prototype.focus = () => {",
    "  look();",
    "};",
    "if (init.instrumentations) observe(opts?.instrumentations);",
  ].join("\n");
  expect(withoutUnusedComponents(code)).toBe(
    [
      "const Link = /* @__PURE__ */ React$1.forwardRef(function LinkWithRef() {});",
      "",
      "const Known = /* @__PURE__ */ React$1.createContext(null);",
      "var Boundary = /* @__PURE__ */ (() => class extends React$1.Component {",
      "	render() {}",
      "})();",
      "",
      "if (undefined) observe(undefined);",
    ].join("\n"),
  );
});

test("functions get other bodies, wherever they stand", () => {
  const code =
    "function outer(a) { async function inner(b) { return { b }; } return inner; }\nfunction last() { return 1; }";
  expect(withBodies(code, { inner: "{}", last: "{ return 2; }" })).toBe(
    "function outer(a) { async function inner(b) {} return inner; }\nfunction last() { return 2; }",
  );
});

test("a router without one of the functions, or with two of the name, stops the build", () => {
  expect(() => withBodies("function other() {}", { gone: "{}" })).toThrow("has 0 functions gone");
  expect(() => withBodies("function two() {} function x() { function two() {} }", { two: "{}" })).toThrow("has 2");
});
