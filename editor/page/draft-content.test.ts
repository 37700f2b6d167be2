import { expect, test } from "vitest";
import { parse } from "yaml";
import { contentFileKinds, contentKinds, isFolder } from "../../catalogue/content-kinds.ts";
import { draftContent } from "./draft-content.ts";

test.each(contentKinds.filter(isFolder))("the preview of an empty form of %s has no mistakes", (kind) => {
  const { text, empty } = draftContent(kind, {}, () => true);
  expect(contentFileKinds[kind].schema.safeParse(parse(text)).error).toBe(undefined);
  expect(empty.length).toBeGreaterThan(1);
});

test("the preview of an event adds a missing end, shows new speakers by name, and leaves out unfinished sponsors", () => {
  const form = {
    starts: "2027-02-14 10:00",
    speakers: ["namuna-devi", "dr-kavitha-gowda"],
    sponsors: [
      { sponsor: "tijori", tier: "powered-by" },
      { sponsor: "", tier: "" },
      { sponsor: "new-firm", tier: "powered-by" },
    ],
  };
  const { text, others } = draftContent("events", form, (_collection, slug) =>
    ["namuna-devi", "tijori"].includes(slug),
  );
  expect(parse(text)).toMatchObject({
    ends: "2027-02-14 23:59",
    speakers: form.speakers,
    sponsors: [{ sponsor: "tijori", tier: "powered-by" }],
  });
  expect(Object.keys(others)).toEqual(["speakers/dr-kavitha-gowda.yaml"]);
  expect(parse(Object.values(others)[0] ?? "")).toMatchObject({ name: "Dr Kavitha Gowda" });
});
