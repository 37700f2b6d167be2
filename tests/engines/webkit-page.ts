import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect } from "@playwright/test";
import { type ElementReference, type Session, startSession } from "./webdriver.ts";

/** What each test may choose of the browser. */
export type WebKitOptions = { script?: boolean; dark?: boolean };

/** Keys that print nothing, as WebDriver writes them. */
const keys = { Tab: "\uE004", Enter: "\uE007", Escape: "\uE00C", ArrowRight: "\uE014", End: "\uE010" } as const;

/** A page in WebKitGTK's MiniBrowser, which WebKitWebDriver drives. */
export type WebKitPage = ReturnType<typeof pageOf>;

/** Starts a browser of its own for a test; `stop` ends it. */
export async function startWebKit(origin: string, { script = true, dark = false }: WebKitOptions) {
  // The style makes the browser's own bar small, which would keep the window wider than a phone. It stands in a folder of
  // the browser's own: other settings are written beside it.
  const settings = await mkdtemp(path.join(tmpdir(), "webkit-settings-"));
  await cp("tests/engines/webkit-settings", settings, { recursive: true });
  const session = await startSession(
    "WebKitWebDriver",
    {
      "webkitgtk:browserOptions": {
        binary: process.env.WEBKIT_PATH,
        args: [
          "--automation",
          "--time-zone=Asia/Kolkata",
          `--enable-javascript=${script}`,
          ...(dark ? ["--dark-mode"] : []),
        ],
      },
    },
    { XDG_CONFIG_HOME: settings },
  );
  await session.command("/timeouts", { script: 10_000, pageLoad: 20_000 });
  const stop = () => session.stop().finally(() => rm(settings, { recursive: true }));
  return { page: pageOf(session, origin), stop };
}

function pageOf({ command }: Session, origin: string) {
  /** Runs a function in the page; it sees nothing of this file. */
  const evaluate = <Value, Given extends unknown[]>(look: (...given: Given) => Value, ...args: Given) =>
    command<Awaited<Value>>("/execute/sync", { script: `return (${look}).apply(null, arguments)`, args });

  /** The first element that a selector finds, that is shown, and whose accessible name is the one given; any where none is. */
  const find = async (selector: string, name?: string): Promise<string> => {
    const look = async () => {
      const shown = await evaluate(
        (wanted) => [...document.querySelectorAll(wanted)].filter((element) => element.checkVisibility()) as unknown[],
        selector,
      );
      for (const [id = ""] of (shown as ElementReference[]).map(Object.values<string>)) {
        if (name === undefined || (await command(`/element/${id}/computedlabel`)) === name) return id;
      }
      return "";
    };
    await expect.poll(look, [selector, name].join(" ")).not.toBe("");
    return look();
  };

  return {
    evaluate,
    /** Opens an address and waits for its pictures. */
    openText: (address: string) => command("/url", { url: origin + address }),
    /** Opens an address and waits until its script has made it live. */
    openLive: async (address: string) => {
      await command("/url", { url: origin + address });
      await expect.poll(() => evaluate(() => document.documentElement.hasAttribute("data-ready"))).toBe(true);
    },
    back: () => command("/back", {}),
    address: async () => (await command<string>("/url")).replace(origin, ""),
    title: () => command<string>("/title"),
    /** Sets the viewport's size in CSS pixels; the window's own bar comes on top. */
    resize: async (width: number, height: number) => {
      const attempt = async () => {
        const bar = await evaluate(() => outerHeight - innerHeight);
        await command("/window/rect", { width, height: height + bar });
        return evaluate(() => [innerWidth, innerHeight]);
      };
      await expect.poll(attempt).toEqual([width, height]);
    },
    /** Clicks with the pointer, after scrolling to the element. While a page changes into another nothing can be hit. */
    click: (selector: string, name?: string) =>
      expect(async () => command(`/element/${await find(selector, name)}/click`, {})).toPass({ timeout: 10_000 }),
    /** Presses keys one after the other, wherever the focus is. */
    press: async (...pressed: (keyof typeof keys)[]) => {
      const actions = pressed.flatMap((key) => [
        { type: "keyDown", value: keys[key] },
        { type: "keyUp", value: keys[key] },
      ]);
      await command("/actions", { actions: [{ type: "key", id: "keyboard", actions }] });
    },
    /** What a screen reader says of an element: its role and its name. */
    spoken: async (selector: string, name?: string) => {
      const element = `/element/${await find(selector, name)}`;
      return `${await command(`${element}/computedrole`)} ${await command(`${element}/computedlabel`)}`;
    },
    /** The accessible name of what has the focus. */
    focused: async () => {
      const [id] = Object.values(await command<ElementReference>("/element/active"));
      return command<string>(`/element/${id}/computedlabel`);
    },
    /** The text that is shown of the first element that a selector finds, white space taken together. */
    text: (selector: string) =>
      evaluate((wanted) => {
        const element = document.querySelector<HTMLElement>(wanted);
        return (element?.innerText ?? "").replace(/\s+/g, " ").trim();
      }, selector),
    /** Whether anything that a selector finds is shown. */
    shows: (selector: string) =>
      evaluate((wanted) => [...document.querySelectorAll(wanted)].some((one) => one.checkVisibility()), selector),
    screenshot: async () => Buffer.from(await command<string>("/screenshot"), "base64"),
  };
}
