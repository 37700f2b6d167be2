import { expect, test } from "vitest";
import { readMoment } from "./read-moment.ts";

const day = "2027-01-17";

test.each([
  ["17/01/2027", { day }],
  ["17-Jan-2027", { day }],
  ["17.1.27", { day }],
  ["2027-01-17 10:00", { day, from: "10:00" }],
  ["Sunday, 17th January 2027", { day }],
  ["१७ जनवरी २०२७", { day }],
  ["रविवार, 17 जनवरी 2027", { day }],
  ["5 फ़रवरी 2027", { day: "2027-02-05" }],
  ["5 फरवरी 2027", { day: "2027-02-05" }],
  ["10 am – 4.30 pm", { from: "10:00", to: "16:30" }],
  ["10 - 4.30 pm", { from: "10:00", to: "16:30" }],
  ["2 - 4 pm", { from: "14:00", to: "16:00" }],
  ["10:00-16:30", { from: "10:00", to: "16:30" }],
  ["10 बजे से 16:30 बजे तक", { from: "10:00", to: "16:30" }],
  ["10 am IST", { from: "10:00" }],
  ["17/01/2027 10 am to 4 pm", { day, from: "10:00", lastDay: day, to: "16:00" }],
  ["17-18 January 2027", { day, lastDay: "2027-01-18" }],
])("%s is read", (text, moment) => {
  expect(readMoment(text)).toEqual(moment);
});

test.each([
  "31/06/2027",
  "29 Feb 2027",
  "Monday, 17 January 2027",
  "17 January",
  "tomorrow 10 am",
  "1/17/2027",
  "01-17-27 10 am",
  "10 am EST",
  "शाम 4 बजे",
  "4 pm onwards",
  "25:00",
  "January",
])("%s is not guessed at", (text) => {
  expect(readMoment(text)).toBeUndefined();
});
