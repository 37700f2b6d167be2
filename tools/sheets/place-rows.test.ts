import { expect, test } from "vitest";
import { goodContent } from "../../content-check/content.fixture.ts";
import { withSheets } from "./import-events.fixture.ts";

test("a second event in a city gets a file of its own, and one that moves to the day of another keeps its file", async () => {
  await withSheets(async ({ run }) => {
    const heading = "Title,City,Date,Time,Venue,Address,Description\n";
    const row = (title: string, day: string) =>
      `${title},Trichy,${day},10 am - 4 pm,Hall,"Hall, Trichy 620002",Free.\n`;
    expect(await run("a.csv", heading + row("Evening", "1/11/2025") + row("Night", "2/11/2025"))).toContain(
      "add     events/2025/trichy-2025-2.yaml: Evening, 2025-11-01 10:00\nadd     events/2025/trichy-2025-3.yaml: Night",
    );
    expect(await run("a.csv", heading + row("Night", "1/11/2025"), { update: true })).toContain(
      "change  events/2025/trichy-2025-3.yaml: Night, 2025-11-01 10:00\n        Starts: 2025-11-02 10:00 →",
    );
  });
});

test("an event is changed by its title and day; a title that several have, or a default one, is not enough", async () => {
  const city = `${goodContent["cities.yaml"]}- { name: Pune, boardName: Pune, hindi: पुणे, latitude: 18.5, longitude: 73.9 }\n`;
  await withSheets(
    async ({ run, text }) => {
      const sheet = (...rows: string[]) =>
        ["City,Date,Time,Venue,Address,Description", ...rows].map((row) => `${row}\n`).join("");
      const row = (day: string, time = "10 am - 4 pm") => `Pune,${day},${time},Hall,"Hall, Pune 411004",Free.`;
      const both = sheet(row("17/1/2027"), row("17/11/2027"));
      await run("a.csv", both);
      expect(await run("a.csv", both)).toBe("content has all of it already.");
      const titled = sheet(row("17/1/2027").replace("Pune", "Bitcoin Yatra Pune,Pune").replace("Hall", "Inn"));
      expect(await run("a.csv", titled.replace("City", "Title,City"), { update: true })).toContain(
        "change  events/2027/pune-2027.yaml: Bitcoin Yatra Pune, 2027-01-17 10:00\n        Venue: Hall → Inn\n",
      );
      const november = await text("events/2027/pune-2027-2.yaml");
      expect(await run("a.csv", sheet(row("17/10/2027"), row("17/1/2027", "5 pm - 6 pm")))).toContain(
        "row 3, Row: is in content/events/2027/pune-2027.yaml already",
      );
      const evening = sheet(`${row("17/1/2027", "5 pm - 6 pm")},pune-evening`).replace(
        "Description",
        "Description,File",
      );
      await run("a.csv", evening);
      expect(await run("a.csv", sheet(row("17/1/2027", "7 pm - 8 pm")), { update: true })).toContain(
        "row 2, File: is empty, and the row may mean pune-2027 or pune-evening — write one of them, or a new name",
      );
      expect(await text("events/2027/pune-2027-2.yaml")).toBe(november);
    },
    { "cities.yaml": city },
  );
});
