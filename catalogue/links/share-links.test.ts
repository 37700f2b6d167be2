import { expect, test } from "vitest";
import { sharedEvent, shareLinks } from "./share-links.ts";

const event = {
  _id: "agra-2025",
  title: "Keys & wallets: Agra",
  date: "5th October, 2025",
  city: "Agra",
  status: "upcoming",
};
const shared = sharedEvent(event, "https://yatra.example");
const links = shareLinks(shared);

test("X-3 an event is passed on with title, date, city and its absolute address", () => {
  expect(shared).toEqual({
    title: "Keys & wallets: Agra",
    text: "Keys & wallets: Agra: 5th October, 2025, Agra",
    url: "https://yatra.example/events/agra-2025",
  });
});

test("X-3 an event that does not take place is passed on as such", () => {
  const { title, text } = sharedEvent({ ...event, status: "cancelled" }, "https://yatra.example");
  expect(title).toBe("Cancelled: Keys & wallets: Agra");
  expect(text).toBe("Cancelled: Keys & wallets: Agra: 5th October, 2025, Agra");
});

test.each([
  ["WhatsApp", "https://wa.me/", { text: `${shared.text} ${shared.url}` }],
  ["X", "https://x.com/intent/post", { text: shared.text, url: shared.url }],
  ["LinkedIn", "https://www.linkedin.com/sharing/share-offsite/", { url: shared.url }],
  ["E-mail", "mailto:", { subject: event.title, body: `${shared.text}\r\n${shared.url}` }],
])("X-3 the link for %s carries what it needs, and no plus sign for a blank", (name, place, values) => {
  const link = links.find((entry) => entry.name === name)?.link ?? "";
  const { searchParams } = new URL(link);
  expect(link.split("?")[0]).toBe(place);
  expect(Object.fromEntries(searchParams)).toEqual(values);
  expect(link).not.toContain("+");
});
