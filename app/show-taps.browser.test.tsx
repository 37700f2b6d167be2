import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { showTaps } from "./show-taps.ts";

const answer = vi.fn();

beforeAll(showTaps);
beforeEach(() => {
  answer.mockClear();
  document.body.innerHTML =
    '<button type="button"><b>Menu</b></button><a href="https://sample.example/" target="_blank">Site</a>';
  for (const element of document.querySelectorAll("button, a")) {
    element.addEventListener("click", (click) => {
      click.preventDefault();
      answer(element.hasAttribute("data-tapped"));
    });
  }
});

function click(selector: string, pointerType: string) {
  const event = new PointerEvent("click", { bubbles: true, cancelable: true, pointerType });
  document.querySelector(selector)?.dispatchEvent(event);
}

test("what a finger taps looks pressed for a frame, and is answered once after it", async () => {
  click("b", "touch");
  expect(document.querySelector("button")).toHaveAttribute("data-tapped");
  expect(answer).not.toHaveBeenCalled();
  await expect.poll(() => answer.mock.calls).toEqual([[false]]);
});

test("a question that a finger taps looks pressed for a frame, and opens after it", async () => {
  document.body.innerHTML = "<details><summary>What does it cost?</summary>Nothing.</details>";
  click("summary", "touch");
  expect(document.querySelector("summary")).toHaveAttribute("data-tapped");
  expect(document.querySelector("details")?.open).toBe(false);
  await expect.poll(() => document.querySelector("details")?.open).toBe(true);
  expect(document.querySelector("summary")).not.toHaveAttribute("data-tapped");
});

test.each([
  { what: "a mouse", selector: "button", pointerType: "mouse" },
  { what: "a key", selector: "button", pointerType: "" },
  { what: "a finger on a link to elsewhere", selector: "a", pointerType: "touch" },
])("the click of $what is answered at once", ({ selector, pointerType }) => {
  click(selector, pointerType);
  expect(answer.mock.calls).toEqual([[false]]);
});
