import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ContentError } from "../../content-check/content-error.ts";
import { readBuiltPage } from "../built-pages/built-pages.ts";
import { budgetTable } from "./budget-table.ts";
import { firstFlight, offlineBudget, pageBudgets } from "./budgets.ts";
import { checkOfflineBudget, checkPageBudgets } from "./check-budgets.ts";

const { html, script, fonts, "first pictures": pictures } = pageBudgets;

let siteFolder: string;
beforeEach(async () => {
  siteFolder = await mkdtemp(path.join(tmpdir(), "site-"));
});
afterEach(() => rm(siteFolder, { recursive: true }));

/** Weighs one page, whose entry script and picture are as heavy as said, in bytes. */
async function check({ page = "landing", sent = 900, script = 100, picture = 50, more = "" }) {
  const html = `<p>Hello</p><img src="/a%20b.svg"/>${more}`;
  await writeFile(path.join(siteFolder, `${page}.html`), html);
  await writeFile(path.join(siteFolder, `${page}.html.br`), Buffer.alloc(sent));
  await writeFile(path.join(siteFolder, "enter.js"), Buffer.alloc(script));
  await writeFile(path.join(siteFolder, "a b.svg"), Buffer.alloc(picture));
  // All in one file, so that the page's script is as heavy as this.
  const modules = ["app/enter.client.tsx", "app/offline/start-offline-reading.ts", "content:event/agra-2025"];
  const manifest = Object.fromEntries(modules.map((name) => [name, { file: "enter.js" }]));
  const pages = [{ ...readBuiltPage(`/${page}`, html), routeIds: [] }];
  return checkPageBudgets({ siteFolder, content: path.join(siteFolder, "content"), manifest, language: "en", pages });
}

test("a page is weighed as it is sent", async () => {
  const weight = { page: "/landing", html: 900, "script before load": 0, script: 100, fonts: 0, "first pictures": 50 };
  expect(await check({})).toEqual([weight]);
  await expect(check({ sent: html, script, picture: pictures })).resolves.toHaveLength(1);
});

for (const { heavy, says } of [
  { heavy: { sent: html + 1 }, says: `/landing: html ${html + 1} bytes, more than ${html}.` },
  { heavy: { script: script + 1 }, says: `/landing: script ${script + 1} bytes, more than ${script}.` },
  { heavy: { picture: pictures + 1 }, says: `/landing: first pictures ${pictures + 1} bytes, more than ${pictures}.` },
  {
    heavy: { more: '<script src="/enter.js"></script>' },
    says: "/landing: script before load 100 bytes, more than 0.",
  },
  {
    heavy: { more: '<img src="https://img.example/a.png" loading="lazy"/>' },
    says: "/landing asks another site for https://img.example/a.png.",
  },
]) {
  test(`a build stops and says: ${says}`, async () => {
    await expect(check(heavy)).rejects.toThrow(says);
  });
}

const agra = `title: Agra\ndescription: ${"A word of it ".repeat(20)}\n`;

test("a build stops at an event that says too much, and tells who wrote it what to shorten", async () => {
  await mkdir(path.join(siteFolder, "events"));
  await mkdir(path.join(siteFolder, "content/events/2025"), { recursive: true });
  await writeFile(path.join(siteFolder, "content/events/2025/agra-2025.yaml"), agra);
  const refused = await check({ page: "events/agra-2025", sent: html + 50 }).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(ContentError);
  expect(String(refused)).toContain(
    `content/events/2025/agra-2025.yaml:2 description — makes the event's page 50 bytes too heavy for a phone (html: ${html + 50}, at most ${html}) — shorten it by some 20 words, or name fewer speakers and sponsors`,
  );
  // What else is wrong is told too, and what no shorter text would mend is not the event's.
  const both = check({ page: "events/agra-2025", sent: html + 50, picture: pictures + 1 });
  await expect(both).rejects.toThrow(/\/events\/agra-2025: first pictures [\s\S]*shorten it by some 20 words/);
  await expect(check({ page: "events/agra-2025", sent: html + 750 })).rejects.toThrow(
    `/events/agra-2025: html ${html + 750} bytes`,
  );
});

test("the table has the limits, and one row for each folder's pages", () => {
  const weight = { html: 1000, "script before load": 0, script: 2000, fonts: 30, "first pictures": 4 };
  const table = budgetTable([
    { ...weight, page: "/events" },
    { ...weight, page: "/events/a" },
    { ...weight, page: "/events/b", html: 3000, fonts: 20 },
  ]);
  expect(table.split("\n").map((row) => row.split(/ {2,}/))).toEqual([
    ["bytes as sent", "html", "script before load", "script", "fonts", "first pictures"],
    ["at most", ...[html, 0, script, fonts, pictures].map((bytes) => bytes.toLocaleString("en"))],
    ["/events", "1,000", "0", "2,000", "30", "4"],
    ["/events/… (most of 2)", "3,000", "0", "2,000", "30", "4"],
  ]);
});

test("the table says which pages' HTML comes in a second flight", () => {
  const weight = { "script before load": 0, script: 0, fonts: 0, "first pictures": 0 };
  const pages = [
    { ...weight, page: "/", html: firstFlight + 1 },
    { ...weight, page: "/events", html: firstFlight },
  ];
  expect(budgetTable(pages).split("\n").at(-1)).toBe(
    `A moment later on a slow connection, with more HTML than ${firstFlight} bytes: /. They work as they are.`,
  );
  expect(budgetTable(pages.slice(1))).not.toContain("later");
});

/** Weighs offline reading, with a worker of 300 bytes as sent. */
async function checkOffline(pageBytes: number) {
  await writeFile(path.join(siteFolder, "service-worker.js"), Buffer.alloc(900));
  await writeFile(path.join(siteFolder, "service-worker.js.br"), Buffer.alloc(300));
  await writeFile(path.join(siteFolder, "offline.html"), Buffer.alloc(pageBytes));
  return checkOfflineBudget(siteFolder, ["/offline"]);
}

test("O-6 the worker counts with what it fetches, each as it is sent", async () => {
  expect(await checkOffline(700)).toBe(1000);
});

test("O-6 a build stops where a first visit would pay more than the budget for offline reading", async () => {
  await expect(checkOffline(offlineBudget - 300)).resolves.toBe(offlineBudget);
  await expect(checkOffline(offlineBudget)).rejects.toThrow(
    /costs a first visit 31020 bytes, more than 30720:\n +300 \/service/,
  );
});
