import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import sharp from "sharp";
import { expect, test } from "vitest";
import { testContent } from "../../tests/support/test-content.ts";
import { drawLogo } from "./draw-logo.ts";

const svg = (inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`);

const square = '<path d="M0 0h9v9H0z"/>';

/** Ten by ten, thirteen times over, in some 1,600 bytes: a browser that shows it stands still. */
const manyUses = [..."bcdefghijklm"].map(
  (name, index) => `<g id="${name}">${`<use href="#${"abcdefghijkl"[index]}"/>`.repeat(7)}</g>`,
);
const billion = `<defs><g id="a">${square}</g>${manyUses.join("")}</defs><use href="#m"/>`;

const unlimited = { seconds: 100, memory: 2 ** 40 };

test("a drawing that takes too long is ended, and the next is drawn", async () => {
  const began = performance.now();
  await expect(drawLogo(svg(billion), { ...unlimited, seconds: 2 })).rejects.toThrow(
    "takes longer than 2 seconds to draw: simplify it, or give a PNG",
  );
  expect(performance.now() - began).toBeGreaterThan(1_900);
  expect((await drawLogo(svg(square))).length).toBeLessThan(500);
});

test("a drawing that takes too much memory is ended", async () => {
  await expect(drawLogo(svg(square), { ...unlimited, memory: 1024 * 1024 })).rejects.toThrow(
    "takes more than 1 MB of memory to draw: simplify it, or give a PNG",
  );
});

test("a drawing that blurs by 5,000, or holds a picture of 20,000 by 20,000, is drawn or refused within its limits", async () => {
  const blur = `<filter id="b" x="-5000" y="-5000" width="10000" height="10000"><feGaussianBlur stdDeviation="5000"/></filter>`;
  const wide = { create: { width: 20_000, height: 20_000, channels: 3, background: "red" } } as const;
  const large = await sharp({ ...wide, limitInputPixels: false })
    .png({ compressionLevel: 9 })
    .toBuffer();
  const picture = `<image width="9" height="9" href="data:image/png;base64,${large.toString("base64")}"/>`;
  for (const inside of [`${blur}<g filter="url(#b)">${square}</g>`, picture]) {
    const result = await drawLogo(svg(inside)).catch((error) => error);
    expect(result, String(result)).toMatchObject({ code: "input-invalid" });
  }
});

test("a drawing fetches nothing from the network and reads nothing of the disk", async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), "draw-logo-"));
  const file = path.join(folder, "a.png");
  await sharp({ create: { width: 90, height: 90, channels: 3, background: "red" } }).toFile(file);
  const asked: (string | undefined)[] = [];
  const server = createServer(({ url }, answer) => {
    asked.push(url);
    answer.end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const elsewhere = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const drawings = [
    `<a><style>@import "${elsewhere}/a.css"; @import url(${pathToFileURL(file)});</style></a>`,
    `<image width="9" height="9" href="${elsewhere}/a.png"/><image width="9" height="9" href="${pathToFileURL(file)}"/>`,
    `<image width="9" height="9" href="${file}"/><use href="${elsewhere}/a.svg#b"/><use href="${file}.svg#b"/>`,
    `<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="${pathToFileURL(file)}" parse="text"/>`,
  ];
  for (const inside of drawings) await expect(drawLogo(svg(inside))).rejects.toThrow("draws nothing that can be seen");
  const entity = `<!DOCTYPE svg [<!ENTITY a SYSTEM "${pathToFileURL(file)}">]>`;
  await drawLogo(Buffer.from(`${entity}${svg(`${square}<title>&a;</title>`)}`)).catch(() => {});
  expect(asked).toEqual([]);
  server.close();
  await rm(folder, { recursive: true });
});

test.each([
  ["letters", svg("<text>Yatra</text>"), "has letters that not every machine can draw (<text>): convert them to paths"],
  ["letters by another prefix", svg("<svg:text x='1'>a</svg:text>"), "has letters that not every machine can draw"],
  ["a web page", Buffer.from("<!doctype html><html><body>404</body></html>"), "is no drawing that can be drawn"],
  ["another kind of XML", Buffer.from("<feed/>"), "is no drawing that can be drawn, or a broken one"],
  ["a drawing that was cut off", svg(square).subarray(0, -8), "is no drawing that can be drawn, or a broken one"],
  ["nothing to see", svg(""), "draws nothing that can be seen"],
  ["another encoding", Buffer.from([0x3c, 0xff]), "is not UTF-8 text: save it as UTF-8"],
])("%s is refused in a sentence", async (_what, bytes, message) => {
  await expect(drawLogo(bytes)).rejects.toMatchObject({
    code: "input-invalid",
    message: expect.stringContaining(message),
  });
});

test("PA-9 the logos that come with the site are drawn as large as they are shown, in less than 7 KB each", async () => {
  const folder = path.join(testContent, "images/partners");
  for (const name of await readdir(folder)) {
    const drawn = await drawLogo(await readFile(path.join(folder, name)));
    expect(drawn.length, name).toBeLessThan(7_000);
    const { format, width, height } = await sharp(drawn).metadata();
    expect({ format, width, height }, name).toEqual({ format: "webp", width: 288, height: 288 });
  }
});

test("letters that somebody has noted in a remark are no letters", async () => {
  expect((await drawLogo(svg(`<!-- <text> -->${square}`))).length).toBeGreaterThan(0);
});
