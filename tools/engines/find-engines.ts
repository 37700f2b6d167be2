import { accessSync, constants, globSync } from "node:fs";
import path from "node:path";

/** What has to be there for the journeys in an engine, program by program, and what Debian calls the packages that hold it. */
export type Engine = { name: string; packages: string[]; programs: Record<string, string | undefined> };

/** The first of these files that can be run; a name without a folder is looked for on the PATH. */
function findProgram(...names: (string | undefined)[]): string | undefined {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const files = names.flatMap((name) => {
    if (!name) return [];
    return name.includes("/") ? name : folders.map((folder) => path.join(folder, name));
  });
  return files.find((file) => {
    try {
      accessSync(file, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** The engines that the journeys can run in besides Chromium; a program that is not on this machine is undefined. */
export function findEngines(): { firefox: Engine; webkit: Engine } {
  return {
    firefox: {
      name: "Firefox",
      packages: ["firefox-esr"],
      programs: { browser: findProgram(process.env.FIREFOX_PATH, "firefox-esr", "firefox") },
    },
    webkit: {
      name: "WebKit",
      packages: ["webkit2gtk-driver", "xvfb"],
      programs: {
        // WebKitGTK's own small browser is on no PATH.
        browser: findProgram(
          process.env.WEBKIT_PATH,
          ...globSync("/usr/{lib,libexec}/{,*/}webkit2gtk-4.1/MiniBrowser"),
        ),
        driver: findProgram("WebKitWebDriver"),
        // Its windows open on a screen that nobody sees.
        screen: findProgram("Xvfb"),
      },
    },
  };
}

/** Whether all that an engine needs is there. */
export function isInstalled({ programs }: Engine): boolean {
  return Object.values(programs).every((program) => program !== undefined);
}
