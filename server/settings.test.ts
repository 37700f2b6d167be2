import { expect, test } from "vitest";
import { checkNode, readSettings, StartError } from "./settings.ts";

const laptop = { port: 3000, host: "0.0.0.0", logLevel: "info", hasSocket: false };

test("without environment variables the settings are those for development", () => {
  expect(readSettings({})).toEqual(laptop);
  expect(readSettings({ PORT: "", HOST: "", LOG_LEVEL: "", LISTEN_FDS: "" })).toEqual(laptop);
});

test("every setting can be set", () => {
  const given = { PORT: "8080", HOST: "::1", LOG_LEVEL: "silent", LISTEN_FDS: "1" };
  expect(readSettings(given)).toEqual({ port: 8080, host: "::1", logLevel: "silent", hasSocket: true });
});

test("in a terminal the log level is `warn`, unless LOG_LEVEL sets another", () => {
  expect(readSettings({}, { isTerminal: true }).logLevel).toBe("warn");
  expect(readSettings({ LOG_LEVEL: "info" }, { isTerminal: true }).logLevel).toBe("info");
});

const sockets = "is not a number of sockets that this server can use: pass one socket";
const port = "is not a port: write a whole number from 0 to 65535, such as PORT=3000";

test.each([
  ["PORT", "abc", port],
  ["PORT", "65536", port],
  ["PORT", "-1", port],
  ["PORT", "3000.5", port],
  ["LISTEN_FDS", "2", sockets],
  ["LISTEN_FDS", "abc", sockets],
  [
    "LOG_LEVEL",
    "loud",
    "is not a log level: write one of fatal, error, warn, info, debug, trace, silent, such as LOG_LEVEL=info",
  ],
])("%s=%s is refused in one line that says how to correct it", (name, value, mistake) => {
  expect(() => readSettings({ [name]: value })).toThrow(new StartError(`${name}: "${value}" ${mistake}`));
});

test("several invalid settings are reported together, one line each", () => {
  expect(() => readSettings({ PORT: "x", LOG_LEVEL: "y" })).toThrow(/^PORT: .*\nLOG_LEVEL: [^\n]*$/);
});

test("a Node that is too old is refused with a sentence that says how to get the pinned one", () => {
  expect(() => checkNode("20.20.2")).toThrow(
    new StartError(
      "Node 20.20.2 is too old: this site needs Node 24, which `npm ci` puts into node_modules/.bin/node.",
    ),
  );
  expect(() => checkNode("24.0.0")).not.toThrow();
});
