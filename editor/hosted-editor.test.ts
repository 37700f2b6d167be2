import { expect, test } from "vitest";
import { hostedSettings } from "./hosted-editor.ts";

const review = { host: "github", repository: "sahaj-labs/yatra", branch: "main" } as const;

test("the hosted editor's settings name the host and the repository, and its policy allows connections to that host alone", () => {
  const { backend, headers } = hostedSettings(review);
  expect(backend).toMatchObject({ name: "github", repo: "sahaj-labs/yatra", branch: "main", auth_methods: ["token"] });
  expect(headers["Content-Security-Policy"]).toMatch(/connect-src 'self' blob: data: https:\/\/api\.github\.com;/);
});

test("a repository without an owner is refused with a message", () => {
  expect(() => hostedSettings({ ...review, repository: "yatra" })).toThrow(
    '--repository is "yatra": write owner and name, such as sahaj-labs/yatra',
  );
});
