import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { createTestBuild } from "../../server/test-build.fixture.ts";
import { compiledCode } from "../../tests/support/compiled-code.ts";

const server = JSON.stringify(path.resolve("server/main.ts"));

/**
 * A folder in which releases are deployed, served and rolled back by the real commands.
 *
 * @param own further variables of the keeper's environment, which those who deploy do not have
 */
export async function createReleaseTools(own: Record<string, string> = {}) {
  const made = await createTestBuild();
  const keepers: ReturnType<typeof run>[] = [];
  const env = { ...process.env, ...compiledCode, HOST: "127.0.0.1", PORT: "0" };

  function run(tool: string, words: readonly string[], environment = {}) {
    const program = [path.resolve("tools", tool), ...words];
    const child = spawn(process.execPath, program, { cwd: made.root, env: { ...env, ...environment } });
    const said = text(child.stderr);
    const ended = once(child, "exit").then(async ([code]) => ({ code, said: await said }));
    return { child, ended };
  }

  /** Runs a command to its end; `told` is what it says besides its complaints. */
  async function runToEnd(tool: string, ...words: string[]) {
    const { child, ended } = run(tool, words);
    const told = await text(child.stdout);
    return { ...(await ended), told };
  }

  /** A build with a script of its own, by whose name it is told from the others. @param program the text of its server */
  async function build(name: string, program = `await import(${server});`): Promise<string> {
    const folder = path.join(made.root, name);
    await cp(made.folder, folder, { recursive: true });
    for (const ending of ["", ".br", ".gz"]) await rm(path.join(folder, `client/index.html${ending}`));
    const page = `<!doctype html><title>${name}</title><script data-entry="/assets/${name}.js"></script>`;
    await writeFile(path.join(folder, "client/index.html"), page);
    await writeFile(path.join(folder, `client/assets/${name}.js`), `export const build = "${name}";`);
    await mkdir(path.join(folder, "server"));
    await writeFile(path.join(folder, "server/main.js"), program);
    return folder;
  }

  async function serve() {
    const keeper = run("serve.mjs", [], own);
    keepers.push(keeper);
    for await (const line of createInterface(keeper.child.stdout)) {
      const port = /"port":(\d+)/.exec(line)?.[1];
      if (!port) continue;
      keeper.child.stdout.resume();
      return { ...keeper, port: Number(port), pid: JSON.parse(line).pid as number };
    }
    throw new Error(`nothing is served: ${(await keeper.ended).said}`);
  }

  async function stop() {
    for (const { child, ended } of keepers) {
      child.kill("SIGTERM");
      await ended;
    }
    await made.remove();
  }

  return { root: made.root, runToEnd, build, serve, stop, [Symbol.asyncDispose]: stop };
}

/** An answer on a connection of its own. */
export async function get(port: number, address = "/") {
  const answer = await fetch(`http://127.0.0.1:${port}${address}`, { headers: { Connection: "close" } });
  return { status: answer.status, text: await answer.text() };
}

/** The build whose Home is shown. */
export const shown = async (port: number) => /<title>(.*)<\/title>/.exec((await get(port)).text)?.[1];

/** The text of a server that is older: it does not know the migrations behind one. @param newest the last that it knows */
export function olderServer(newest: string): string {
  return `
import { registerHooks } from "node:module";
registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    if (!url.endsWith("/migrate-database.ts")) return loaded;
    const [before, after] = String(loaded.source).split(/(?<="${newest}": \\w+,\\n)(?:  "[^"]+": \\w+,\\n)*/);
    return { ...loaded, source: before + after };
  },
});
await import(${server});`;
}
