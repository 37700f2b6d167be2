import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { StationBoard } from "./station-board.tsx";

const trichy = {
  boardName: "Tiruchirappalli",
  own: { language: "ta", text: "திருச்சிராப்பள்ளி" },
  hindi: "तिरुचिरापल्ली",
};

test.each([
  ["English", undefined, "Tiruchirappalli"],
  ["Telugu", "తిరుచ్చి", "తిరుచ్చి"],
  ["Hindi", trichy.hindi, "Tiruchirappalli"],
  ["Tamil", trichy.own.text, "Tiruchirappalli"],
])("X-2 on a page in %s the board has the city's name in the page's language", async (_name, shown, last) => {
  const screen = await render(<StationBoard city="Trichy" names={{ ...trichy, ...(shown && { shown }) }} />);
  const lines = [...screen.container.querySelectorAll("span")].map(({ textContent }) => textContent);
  expect(lines).toEqual([trichy.own.text, trichy.hindi, last]);
});
