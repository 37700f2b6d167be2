import { afterEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { Track } from "./track.tsx";
import "../styles/site.css";

afterEach(() => document.documentElement.removeAttribute("dir"));

test("T-2 a bend of the line is mirrored where pages run from right to left", async () => {
  const { container } = await render(<Track bend="top-left" className="" />);
  const bend = container.querySelector(".track");
  if (!bend) throw new Error("there is no bend");
  expect(getComputedStyle(bend).scale).toBe("none");
  document.documentElement.dir = "rtl";
  expect(getComputedStyle(bend).scale).toBe("-1 1");
});
