import { afterEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { Track } from "./track.tsx";
import "../styles/site.css";

afterEach(() => document.documentElement.removeAttribute("dir"));

test("T-2 a bend of the line is mirrored where pages run from right to left", async () => {
  const { container } = await render(<Track bend="top-left" className="" />);
  const bend = container.querySelector(".track");
  if (!bend) throw new Error("there is no bend");
  const drawn = () =>
    [undefined, "::after"].map((part) => {
      const style = getComputedStyle(bend, part);
      const [left, right] = [style.borderLeftWidth, style.borderRightWidth].map(Number.parseFloat);
      return { left, right, leftCorner: style.borderTopLeftRadius, rightCorner: style.borderTopRightRadius };
    });
  const asNamed = drawn();
  for (const { left, right, leftCorner, rightCorner } of asNamed) {
    expect(left).toBeGreaterThan(0);
    expect(Number.parseFloat(leftCorner)).toBeGreaterThan(0);
    expect([right, rightCorner]).toEqual([0, "0px"]);
  }
  document.documentElement.dir = "rtl";
  const mirrored = asNamed.map(({ left, right, leftCorner, rightCorner }) => {
    return { left: right, right: left, leftCorner: rightCorner, rightCorner: leftCorner };
  });
  expect(drawn()).toEqual(mirrored);
});
