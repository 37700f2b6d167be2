import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { pipeline } from "node:stream";
import { createServer } from "node:tls";
import type { SiteFolders } from "../../../site-build/site-folders.ts";
import { makeSelfSignedCertificate } from "../../support/self-signed-certificate.ts";
import { startSite } from "../support/start-site.ts";

const host = "127.0.0.1";

/**
 * Starts the real server as it stands at an https address: behind a proxy that ends TLS and hands on all else as it is.
 * Its certificate is new, and signed by itself.
 */
export async function startSecureSite(folders: SiteFolders): Promise<{ origin: string; stop: () => Promise<void> }> {
  let sitePort = 0;
  const proxy = createServer(makeSelfSignedCertificate(host), (socket) => {
    // Either side may end the connection when it likes.
    pipeline(socket, connect(sitePort, host), socket, () => {});
  });
  await once(proxy.listen(0, host), "listening");
  const origin = `https://${host}:${(proxy.address() as AddressInfo).port}`;
  const site = await startSite(folders, origin);
  sitePort = Number(new URL(site.origin).port);
  const stop = async () => {
    proxy.close();
    await site.stop();
  };
  return { origin, stop };
}
