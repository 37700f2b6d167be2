#!/usr/bin/env node
/**
 * Stands in for Firefox where Playwright starts it: starts the Firefox that FIREFOX_PATH names with the same words, and
 * hands on what the two say to each other. Playwright asks at every start for the colours that a page shall prefer, and
 * gives up where a Firefox does not know the question. Asked for the light ones, which a new profile prefers anyway, such a
 * Firefox is made to answer yes; asked for others, it says no itself.
 */
import { spawn } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createInterface } from "node:readline";
import { WebSocket, WebSocketServer } from "ws";

type Command = { id: number; method: string; params?: { features?: Record<string, string | null> } };
type Answer = { id?: number; type: string; error?: string };

const announcement = /^(WebDriver BiDi listening on )(ws:\/\/\S+)$/;

/** Hands on each message between Playwright and the Firefox that listens at an address. */
function relay(playwright: WebSocket, address: string) {
  const firefox = new WebSocket(address, { perMessageDeflate: false });
  const asksForLight = new Set<number>();
  const opened = new Promise<void>((resolve) => firefox.once("open", resolve));
  playwright.on("message", async (data) => {
    const text = String(data);
    if (text.includes("emulation.setMediaFeaturesOverride")) {
      const { id, params } = JSON.parse(text) as Command;
      if ((params?.features?.["prefers-color-scheme"] ?? "light") === "light") asksForLight.add(id);
    }
    await opened;
    firefox.send(text);
  });
  firefox.on("message", (data) => {
    const text = String(data);
    if (asksForLight.size === 0) return playwright.send(text);
    const answer = JSON.parse(text) as Answer;
    const isMended = asksForLight.delete(answer.id ?? Number.NaN) && answer.error === "unknown command";
    playwright.send(isMended ? JSON.stringify({ type: "success", id: answer.id, result: {} }) : text);
  });
  firefox.on("close", () => playwright.close());
  playwright.on("close", () => firefox.close());
}

const firefox = spawn(process.env.FIREFOX_PATH ?? "firefox", process.argv.slice(2), {
  stdio: ["ignore", "inherit", "pipe"],
});
firefox.once("exit", (code) => process.exit(code ?? 1));
const signals = ["SIGTERM", "SIGINT"] as const;
for (const signal of signals) process.once(signal, () => firefox.kill(signal));

createInterface(firefox.stderr).on("line", (line) => {
  const [, words, address] = announcement.exec(line) ?? [];
  if (!address) return console.error(line);
  const server = createServer();
  new WebSocketServer({ server }).on("connection", (socket, { url }) => relay(socket, `${address}${url}`));
  server.listen(0, "127.0.0.1", () => {
    console.error(`${words}ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  });
});
