import { expect, test } from "vitest";
import { hostedSettings } from "./hosted-editor.ts";

const review = { host: "github", repository: "sahaj-labs/yatra", branch: "main" } as const;

test("the editor for a website signs people in at the host, knows the repository, and asks that host alone", () => {
  const { backend, headers } = hostedSettings(review);
  expect(backend).toMatchObject({ name: "github", repo: "sahaj-labs/yatra", branch: "main", auth_methods: ["token"] });
  expect(headers["Content-Security-Policy"]).toMatch(/connect-src 'self' blob: data: https:\/\/api\.github\.com;/);
});

test("a repository without an owner is refused in a sentence", () => {
  expect(() => hostedSettings({ ...review, repository: "yatra" })).toThrow(
    '--repository is "yatra": write owner and name, such as sahaj-labs/yatra',
  );
});
