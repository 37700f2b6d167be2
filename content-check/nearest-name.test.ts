import { expect, test } from "vitest";
import { nearestName } from "./nearest-name.ts";

const names = ["title", "venue", "venueAddress", "starts", "ends", "registrationLink", "namuna-devi", "21-club"];

test.each([
  ["venu", "venue"],
  ["vneue", "venue"],
  ["Venue", "venue"],
  ["venueAdress", "venueAddress"],
  ["venue-address", "venueAddress"],
  ["start", "starts"],
  ["end", "ends"],
  ["registration", "registrationLink"],
  ["namuna-debi", "namuna-devi"],
  ["Namuna Devi", "namuna-devi"],
  ["namunadevi", "namuna-devi"],
  ["22-club", "21-club"],
  ["host", undefined],
  ["it", undefined],
  ["regi", "registrationLink"],
  ["reg", undefined],
  ["ven", undefined],
  ["lends", "ends"],
  ["itle", "title"],
  ["", undefined],
  ["—", undefined],
  ["constructor", undefined],
])("“%s” most likely means %s", (written, meant) => {
  expect(nearestName(written, names)).toBe(meant);
});
