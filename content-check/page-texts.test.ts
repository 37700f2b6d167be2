import { expect, test } from "vitest";
import { goodContent, mistakesIn } from "./content.fixture.ts";

type Texts = "landing.yaml" | "partners-page.yaml" | "site.yaml";

test.each<{ file: Texts; from: string; to: string; says: string }>([
  {
    file: "landing.yaml",
    from: "time: 13:00",
    to: "time: 9:00",
    says: "content/landing.yaml:14 day: hours: entry 2: time — is no time of day — write hour and minute with two digits each, such as 09:30",
  },
  {
    file: "landing.yaml",
    from: "time: 13:00",
    to: "time: 10:00",
    says: "content/landing.yaml:12 day: hours — is not in the order of the day, each time once — sort the entries by their times",
  },
  {
    file: "landing.yaml",
    from: "sign: keys",
    to: "sign: coins",
    says: "content/landing.yaml:8 lessons: signs: entry 1: sign — must be one of money, keys, payment, tricks",
  },
  {
    file: "partners-page.yaml",
    from: "text: Host one.",
    to: "",
    says: "content/partners-page.yaml:3 host: text — is missing",
  },
  {
    file: "site.yaml",
    from: "mission: Reach 100,000+",
    to: "mission: Reach 100 000",
    says: "content/site.yaml:24 mission — does not contain `100,000+`, the missionTarget — write it into the sentence, in these digits",
  },
])("L-1 PA-1 HM-10 $says", async ({ file, from, to, says }) => {
  const text = goodContent[file].replace(from, to);
  expect(text).not.toBe(goodContent[file]);
  const [mistake, ...others] = await mistakesIn({ [file]: text });
  expect(mistake).toContain(says);
  expect(others).toEqual([]);
});
