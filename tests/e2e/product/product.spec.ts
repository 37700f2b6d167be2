import { readCatalogue } from "../../../content-check/read-catalogue.ts";
import { liveSite } from "../../../site-build/site-folders.ts";
import { expect, openLive, test } from "../support/site-test.ts";

// The site that visitors get, whatever its content says: nothing here names an event, a person or a figure.
test.use({ folders: liveSite });

const { events } = await readCatalogue(liveSite.content);

test("P-1 every event of the live content has its page, and the first opens with its modal", async ({
  page,
  request,
}) => {
  expect(events).not.toEqual([]);
  for (const { _id, title } of events) {
    const answer = await request.get(`/events/${_id}`);
    expect(answer.status(), _id).toBe(200);
    expect(await answer.text(), _id).toContain(`<title>${title}`);
  }
  await openLive(page, `/events/${events[0]?._id}`);
  await expect(page.getByRole("dialog")).toContainText(events[0]?.title ?? "");
});
