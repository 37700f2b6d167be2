import { expect, test } from "vitest";
import { strayFile } from "./stray-files.ts";

const folders = "content/events/<year>/, content/speakers/, content/sponsors/, content/supporters/";

test.each([
  ["events/madurai.yaml", "move it to content/events/<year>/"],
  ["events/2025/south/madurai.yaml", "move it to content/events/<year>/"],
  ["events/2025/Madurai 2025.yaml", "rename it to madurai-2025.yaml"],
  ["events/2025/madurai.yml", "rename it to madurai.yaml"],
  ["events/2025/madurai.yaml.txt", "rename it to madurai.yaml"],
  ["events/2025/madurai", "rename it to madurai.yaml"],
  ["events/2025/Café-Goa.yaml", "rename it to cafe-goa.yaml"],
  ["events/2025/மதுரை.yaml", "rename it to a-name.yaml"],
  ["events/Madurai.yml", "rename it to madurai.yaml and move it to content/events/<year>/"],
  ["speakers/tamil/namuna-devi.yaml", "move it to content/speakers/"],
  ["sponsors/Tijori_Ltd.yaml", "rename it to tijori-ltd.yaml"],
  ["speaker/namuna-devi.yaml", `move it to the folder of its kind: ${folders}`],
  ["namuna-devi.yaml", `move it to the folder of its kind: ${folders}`],
  ["speakers", `move it to the folder of its kind: ${folders}`],
  ["constructor/madurai.yaml", `move it to the folder of its kind: ${folders}`],
  ["__proto__/madurai.yaml", `move it to the folder of its kind: ${folders}`],
  ...["events/2025/madurai.docx", "list.xlsx", "speakers/Namuna Devi.PDF", "events/2025/film.mp4"].map((file) => [
    file,
    "this is no content file: remove it, or save its text as a file that ends in .yaml",
  ]),
  ["speakers/namuna-devi.JPG", "move the picture to content/images/"],
] as [string, string][])("a stray content/%s: %s", (file, mend) => {
  expect(strayFile(file)).toEqual({
    file: `content/${file}`,
    line: 1,
    field: "",
    message: `is not read — ${mend}`,
  });
});
