import { expect, test } from "vitest";
import { apiAddressMistake, playerAddressMistake, siteAddressMistake } from "./url-mistakes.ts";

test.each(["https://yatra.example", "http://localhost:3000", "https://xn--h2bve8cc2g.example", "https://[::1]:3000"])(
  "P-2 %s is a valid `siteAddress`",
  (text) => {
    expect(siteAddressMistake(text)).toBeUndefined();
  },
);

test.each([
  ["https://yatra.example/", "https://yatra.example"],
  ["https://yatra.example/?", "https://yatra.example"],
  ["https://yatra.example#", "https://yatra.example"],
  ["HTTPS://Yatra.Example\\", "https://yatra.example"],
  ["https://यात्रा.example", "https://xn--h2bve8cc2g.example"],
  ["https://yatra.example:443", "https://yatra.example"],
  ["https://someone.github.io/yatra", "https://someone.github.io"],
])("P-2 %s is not a valid `siteAddress`, but its origin is", (text, origin) => {
  expect(siteAddressMistake(text)).toBe(
    `is not the site's name alone, as browsers write it: without a folder or a slash behind it — write \`${origin}\``,
  );
});

test.each(["/api", "https://api.example", "https://api.example/api", "http://localhost:3000/api"])(
  "A-3 %s is a valid `apiAddress`",
  (text) => {
    expect(apiAddressMistake(text)).toBeUndefined();
  },
);

test.each([
  ...["/api/", "/", "/v1", "/api/v1", "/api?x", "/API"].map((text) => [
    text,
    "is not where this site has its API — write `/api`, or the web address of another server",
  ]),
  ["https://api.example/", "has a slash, a ? or a # at its end — write `https://api.example`"],
  ["https://api.example/api/", "has a slash, a ? or a # at its end — write `https://api.example/api`"],
  ["https://api.example/api//?key=1", "has a slash, a ? or a # at its end — write `https://api.example/api`"],
  ["https://api.example/api#", "has a slash, a ? or a # at its end — write `https://api.example/api`"],
  ["api", "is neither a web address nor a path that begins with /"],
])("A-3 %s is not a valid `apiAddress`: %s", (text, mistake) => {
  expect(apiAddressMistake(text)).toBe(mistake);
});

test.each([
  "/embed/aftermovie",
  "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ",
  "https://www.youtube.com/embed/aqz-KE-bpKQ?start=3",
  "https://player.vimeo.example/video/1?h=2",
  "https://notyoutube.com/watch?v=aqz-KE-bpKQ",
])("P-2 %s is a valid `aftermovieAddress`", (text) => {
  expect(playerAddressMistake(text)).toBeUndefined();
});

test.each([
  ...[
    "https://www.youtube.com/watch?v=aqz-KE-bpKQ",
    "https://youtu.be/aqz-KE-bpKQ",
    "https://m.youtube.com/shorts/aqz",
  ].map((text) => [text, expect.stringContaining("write https://www.youtube-nocookie.com/embed/ and the film's id")]),
  ...["/embed/aftermovie/", "/embed/film", "/"].map((text) => [
    text,
    "is not this site's own player — write `/embed/aftermovie`, or the address of another player",
  ]),
  ["aftermovie.mp4", "is neither a web address nor a path that begins with /"],
])("P-2 %s is not a valid `aftermovieAddress`: %s", (text, mistake) => {
  expect(playerAddressMistake(text)).toEqual(mistake);
});
