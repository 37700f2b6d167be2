import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { parse } from "yaml";
import { readCatalogue } from "../../content-check/read-catalogue.ts";
import { looks, madeEvent, makeContent } from "./made-content.ts";

const numbers = Array.from({ length: 60 }, (_, index) => index);

test("every generated event has its own file and its own words", () => {
  const events = numbers.map(madeEvent);
  expect(new Set(events.map(({ file }) => file)).size).toBe(60);
  expect(new Set(events.map(({ text }) => parse(text).description)).size).toBe(60);
});

test("as many events as there are looks look differently, the next look like the first, and all lists have some", () => {
  const events = Array.from({ length: looks + 9 }, (_, number) => parse(madeEvent(number).text));
  const look = ({ title, starts, status }: (typeof events)[number]) => `${title} ${starts} ${status}`;
  expect(new Set(events.slice(0, looks).map(look)).size).toBe(looks);
  expect(events[looks]).toMatchObject({ title: events[0].title, starts: events[0].starts, status: events[0].status });
  expect(new Set(events.map(({ phase, status }) => `${phase} ${status}`))).toEqual(
    new Set(["2 upcoming", "2 closed", "1 closed"]),
  );
});

test.each([11, 14])("a site of %i events has so many, whatever of its content is translated", async (size) => {
  const root = await mkdtemp(path.join(os.tmpdir(), "made-content-"));
  onTestFinished(() => rm(root, { recursive: true }));
  const { events } = await readCatalogue(await makeContent(path.join(root, "content"), size));
  expect(events).toHaveLength(size);
});
