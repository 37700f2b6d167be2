import type { ApiListener } from "../api/create-api.ts";
import { createRecordedLog } from "../api/http/recorded-log.fixture.ts";
import { createChooseHeaders } from "./choose-headers.ts";
import { createServer, type ServerOptions } from "./create-server.ts";
import { listen } from "./listen.ts";
import { readBuild } from "./read-build.ts";
import { createStaticSite } from "./static/static-site.ts";
import { createTestBuild, testFacts } from "./test-build.fixture.ts";

/**
 * The test build, served on a free port, with an API that only says that it was reached.
 *
 * @param prepare changes the build's folder before it is read
 * @param own what the server is given beside the site
 */
export async function createTestServer(
  prepare?: (folder: string) => Promise<void>,
  own: Pick<ServerOptions, "addressLimits" | "tellDrop"> = {},
) {
  const build = await createTestBuild();
  await prepare?.(build.folder);
  const { log, lines } = createRecordedLog();
  const api: ApiListener = (_request, response, always = []) => {
    response.writeHead(200, always).end('{"api":true}');
  };
  const { files, redirects, policies } = await readBuild(build.folder);
  const chooseHeaders = createChooseHeaders(
    { policies, files: [...files.keys()], apiAddress: testFacts.logoSources.apiAddress },
    "https://yatra.example",
  );
  const site = createStaticSite({ files, redirects, log, chooseHeaders });
  const server = createServer({ api, site, chooseHeaders, ...own });
  const port = await listen(server, { port: 0, host: "127.0.0.1" });
  const stop = async () => {
    server.close();
    server.closeAllConnections();
    await build.remove();
  };
  return { folder: build.folder, server, port, lines, stop };
}
