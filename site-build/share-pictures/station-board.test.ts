import { expect, test } from "vitest";
import { textSetter } from "./set-text.ts";
import { stationBoard } from "./station-board.ts";

/** Pixels from a board's edge to the inner side of its black rule. */
const rule = 12;

test.each([
  { language: "ur", text: "سرینگر" },
  { language: "ta", text: "திருச்சிராப்பள்ளி" },
  { language: "hi", text: "मुंबई" },
])("“$text” stands between a board's rule and the English name", async ({ language, text }) => {
  const set = await textSetter();
  const { box, drawing } = stationBoard(
    { upper: [{ language, text }], english: "SRINAGAR" },
    { bottom: 400, ground: 420 },
    set,
  );
  const [own, english] = [...drawing.matchAll(/translate\([\d.]+ ([\d.]+)\) scale\(([\d.]+)\)/g)].map(
    ([, y, size]) => ({
      baseline: Number(y),
      size: Number(size),
    }),
  );
  if (!own || !english) throw new Error("The board has no two lines.");
  const { ink } = set(text, { weight: 700, width: 100, language });
  expect(own.baseline - ink.above * own.size).toBeGreaterThan(box.top + rule);
  expect(own.baseline + ink.below * own.size).toBeLessThan(english.baseline - 0.66 * english.size);
});
