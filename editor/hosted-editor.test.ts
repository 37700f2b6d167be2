import { mkdtemp, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { writeHostedEditor } from "./hosted-editor.ts";

test("the editor for a website signs people in at the host and knows the repository", async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), "hosted editor "));
  await writeHostedEditor(folder, "Bitcoin Yatra", { host: "github", repository: "sahaj-labs/yatra", branch: "main" });
  const settings = JSON.parse(await readFile(path.join(folder, "settings.json"), "utf8"));
  expect(settings.backend).toMatchObject({ name: "github", repo: "sahaj-labs/yatra", branch: "main" });
  const policy = await readFile(path.join(folder, "_headers"), "utf8");
  expect(policy).toMatch(/connect-src [^;]*https:\/\/api\.github\.com/);
  await rm(folder, { recursive: true });
});

test("a host that nobody knows and a repository without an owner are told in a sentence", async () => {
  const review = { host: "sourcehut" as "github", repository: "sahaj-labs/yatra", branch: "main" };
  await expect(writeHostedEditor("unused", "Yatra", review)).rejects.toThrow(
    '--host is "sourcehut": write github or gitlab',
  );
  await expect(
    writeHostedEditor("unused", "Yatra", { ...review, host: "github", repository: "yatra" }),
  ).rejects.toThrow('--repository is "yatra": write owner and name, such as sahaj-labs/yatra');
});
