import { afterEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { Track } from "./track.tsx";
import "../styles/site.css";

afterEach(() => document.documentElement.removeAttribute("dir"));

/** The border widths, radii and offsets of a bend and of the line in it (`::after`), at the left and at the right. */
function sides(bend: Element) {
  return [undefined, "::after"].map((part) => {
    const style = getComputedStyle(bend, part);
    const inset = part && { top: style.top, bottom: style.bottom };
    const width = { top: style.borderTopWidth, bottom: style.borderBottomWidth };
    return {
      left: [style.borderLeftWidth, style.borderTopLeftRadius, style.borderBottomLeftRadius, part && style.left],
      right: [style.borderRightWidth, style.borderTopRightRadius, style.borderBottomRightRadius, part && style.right],
      inset,
      width,
    };
  });
}

test("T-2 every bend is mirrored where pages run from right to left", async () => {
  for (const bend of ["top-left", "top-right", "bottom-left", "bottom-right"] as const) {
    document.documentElement.dir = "ltr";
    const { container } = await render(<Track bend={bend} className="" />);
    const track = container.querySelector(".track");
    if (!track) throw new Error("there is no bend");
    const asNamed = sides(track);
    const [bent, straight] = bend.endsWith("left") ? (["left", "right"] as const) : (["right", "left"] as const);
    for (const side of asNamed) {
      const [width, ...corners] = side[bent].slice(0, 3).map((length) => Number.parseFloat(length ?? ""));
      expect(width).toBeGreaterThan(0);
      expect(corners.filter((corner) => corner > 0)).toHaveLength(1);
      expect(side[straight].slice(0, 3)).toEqual(["0px", "0px", "0px"]);
    }
    document.documentElement.dir = "rtl";
    expect(sides(track)).toEqual(asNamed.map(({ left, right, ...rest }) => ({ ...rest, left: right, right: left })));
  }
});
