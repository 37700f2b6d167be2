import { expect, test } from "vitest";
import { playerUrl } from "./film.ts";

test.each([
  ["https://v.example/embed/1", "https://v.example/embed/1?autoplay=1&mute=1"],
  ["https://v.example/embed/1?start=5", "https://v.example/embed/1?start=5&autoplay=1&mute=1"],
  ["https://v.example/embed/1?autoplay=0&mute=0", "https://v.example/embed/1?autoplay=1&mute=1"],
  ["https://v.example/embed/1?start=5#t=1", "https://v.example/embed/1?start=5&autoplay=1&mute=1#t=1"],
  ["https://v.example/embed/1#t=1", "https://v.example/embed/1?autoplay=1&mute=1#t=1"],
  ["https://v.example/embed/1?", "https://v.example/embed/1?autoplay=1&mute=1"],
  ["/player", "/player?autoplay=1&mute=1"],
])("HM-5 the modal's player of %s has autoplay and is muted", (url, player) => {
  expect(playerUrl(url, { autoplay: true })).toBe(player);
});

test.each([
  ["https://v.example/embed/1", "https://v.example/embed/1?autoplay=0"],
  ["https://v.example/embed/1?autoplay=1&start=5", "https://v.example/embed/1?autoplay=0&start=5"],
  ["/player?a=b#c", "/player?a=b&autoplay=0#c"],
])("HM-12 the page's player of %s has no autoplay", (url, player) => {
  expect(playerUrl(url, { autoplay: false })).toBe(player);
});
