import { glob, stat } from "node:fs/promises";
import path from "node:path";
import { readCatalogue } from "../../content-check/read-catalogue.ts";
import { liveSite } from "../../site-build/site-folders.ts";
import { asker } from "./ask.ts";
import { connections, type Load, load } from "./load.ts";
import { processUse } from "./program.ts";
import { nginxVersion, runNginx, runSite } from "./run-servers.ts";
import { ratios, spread } from "./statistics.ts";
import { figure, judged, limits, spreadText, table } from "./table.ts";
import type { Bench, Section } from "./workspace.ts";

/** How long each load lasts, in seconds, and so the one before all that lets the compiler see the code. */
const seconds = 2;

type Loaded = { address: string; ours: Load[]; floor: Load[] };

/** Part b: the server against nginx, where there is one. */
export async function measureServer({ undo, runs, say }: Bench, home: string): Promise<Section> {
  const site = await runSite(home, `${home}/server.sqlite`, undo);
  const version = nginxVersion();
  const nginx = version === undefined ? undefined : await runNginx(home, site, undo);
  const atRest = await processUse(site.pid);
  const loaded = (await servedAddresses(home)).map((address): Loaded => ({ address, ours: [], floor: [] }));
  for (const { address } of loaded) await load(site, address, seconds);
  for (let turn = 1; turn <= runs; turn++) {
    for (const { address, ours, floor } of loaded) {
      say(`load, turn ${turn} of ${runs}: ${address}`);
      ours.push(await load(site, address, seconds));
      if (nginx) floor.push(await load(nginx, address, seconds));
    }
  }
  const busy = await processUse(site.pid);
  await site.stop();
  await nginx?.stop();
  const memory =
    atRest && busy
      ? `Resident memory: ${figure(atRest.megabytes)} MB after the start, ${judged(`${figure(busy.peakMegabytes)} MB`, busy.peakMegabytes, limits.megabytes)} at its peak under the load.`
      : "Resident memory: this system does not tell it.";
  const against = version
    ? `The floor is ${version} with one worker: the same files compressed beforehand, and the partners' answer as a file.
As the project's server does, it writes a line into its log for each request to the API.`
    : "No nginx is installed here, so there is no floor.";
  return { heading: "Server", body: [against, loadTable(loaded), memory].join("\n\n") };
}

/** Home, an event's page, the largest script, whose name holds its hash, and the API's cached answer. */
async function servedAddresses(home: string): Promise<string[]> {
  const { events } = await readCatalogue(liveSite.content);
  const script = await largestScript(path.join(home, "build/client/assets"));
  const [event] = events;
  if (!script || !event) throw new Error("The built site has no script, or its content no event.");
  return ["/", `/events/${event._id}`, `/assets/${script}`, "/api/partners"];
}

/** The name of a folder's largest script, before it is compressed. */
async function largestScript(folder: string): Promise<string | undefined> {
  const names = await Array.fromAsync(glob("*.js", { cwd: folder }));
  const sized = await Promise.all(
    names.map(async (name) => ({ name, size: (await stat(path.join(folder, name))).size })),
  );
  return sized.toSorted((a, b) => b.size - a.size)[0]?.name;
}

function loadTable(loaded: readonly Loaded[]): string {
  const head = ["address", "requests/s", "nginx's", "÷ nginx", "p99 ms", "nginx's", "µs of processor each", "nginx's"];
  const note = `Each was asked by ${asker.name} on ${connections} connections at once. Where whoever asked was busy all the time and the server was
not, it was the limit: then the processor time of each request tells more, and the last column is how many requests the server could
answer in the time of one processor, of those that nginx could.`;
  return `${note}\n\n${table([...head, "busy: server, who asked", "nginx, who asked", "÷ nginx by processor time"], loaded.map(loadRow))}`;
}

/** How busy both parties were, in the middle of all turns, in hundredths of a processor. */
function busyText(loads: readonly Load[]): string {
  const percent = (of: (load: Load) => number | undefined) => {
    const parts = loads.flatMap((each) => of(each) ?? []);
    return parts.length > 0 ? `${figure(spread(parts).median * 100)} %` : "–";
  };
  return `${percent(({ busy }) => busy)}, ${percent(({ askerBusy }) => askerBusy)}`;
}

function loadRow({ address, ours, floor }: Loaded): string[] {
  const told = (of: (load: Load) => number | undefined, loads: readonly Load[], digits = 0) => {
    const values = loads.flatMap((each) => of(each) ?? []);
    return values.length > 0 ? spreadText(spread(values), digits) : "–";
  };
  const share = (of: (load: Load) => number) => {
    if (floor.length === 0) return "–";
    const shares = spread(ratios(ours.map(of), floor.map(of)));
    return Number.isNaN(shares.median) ? "–" : judged(spreadText(shares, 2), shares.median, limits.shareOfNginx);
  };
  const [perSecond, p99] = [({ perSecond }: Load) => perSecond, ({ p99 }: Load) => p99];
  const processor = ({ cpuMicroseconds }: Load) => cpuMicroseconds;
  return [
    `\`${address.replace(/-[\w-]{5,8}(?=\.)/, "-…")}\``,
    told(perSecond, ours),
    told(perSecond, floor),
    share(perSecond),
    told(p99, ours),
    told(p99, floor),
    told(processor, ours),
    told(processor, floor),
    busyText(ours),
    busyText(floor),
    share((each) => 1 / (processor(each) ?? Number.NaN)),
  ];
}
