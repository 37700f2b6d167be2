import { expect, test } from "vitest";
import { withSmallScripts } from "./small-scripts.ts";

test("a page's own scripts get small, those of data and of files stay as they are", () => {
  const data = '<script type="application/ld+json">{ "a": 1 }</script><script src="/a.js"></script>';
  const page = (script: string) => `<p>( a )</p>${data}<script data-entry="/e.js">${script}</script>`;
  const small = withSmallScripts(
    page("(function start() {\n\tconst longName = 1;\n\treturn f(longName, longName);\n})()"),
  );
  expect(small.startsWith(page("").slice(0, -"</script>".length))).toBe(true);
  expect(small.length).toBeLessThan(page("(function(){return f(1,1)})();").length + 9);
  expect(small).not.toContain("longName");
});

test("a script with text that a replacement would change keeps it", () => {
  expect(withSmallScripts('<script>f("$&", "$1")</script>')).toMatch(/\$&.*\$1/);
});

test("a script that cannot be read stops the build", () => {
  expect(() => withSmallScripts("<script>f(</script>")).toThrow(/^A page's own script cannot be read: /);
});
