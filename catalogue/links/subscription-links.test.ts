import { expect, test } from "vitest";
import { subscriptionLinks } from "./subscription-links.ts";

test("a calendar can be followed in Google's, in Outlook's, and by whatever knows webcal", () => {
  const calendar = "https://yatra.example/calendars/city-navi-mumbai.ics";
  const [google, outlook, others] = subscriptionLinks(calendar, "Yatra, Navi Mumbai").map(({ link }) => new URL(link));
  expect(google?.origin).toBe("https://calendar.google.com");
  expect(google?.searchParams.get("cid")).toBe("webcal://yatra.example/calendars/city-navi-mumbai.ics");
  expect(outlook?.origin).toBe("https://outlook.live.com");
  expect(Object.fromEntries(outlook?.searchParams ?? [])).toEqual({ url: calendar, name: "Yatra, Navi Mumbai" });
  expect(others?.href).toBe("webcal://yatra.example/calendars/city-navi-mumbai.ics");
});
