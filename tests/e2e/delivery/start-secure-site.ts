import { generateKeyPairSync, sign } from "node:crypto";
import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { pipeline } from "node:stream";
import { createServer } from "node:tls";
import type { SiteFolders } from "../../../site-build/site-folders.ts";
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
  const site = await startSite(folders);
  sitePort = Number(new URL(site.origin).port);
  const stop = async () => {
    proxy.close();
    await site.stop();
  };
  return { origin, stop };
}

/** One value in DER (ITU-T X.690): its tag, the length of its content in bytes, its content. */
function der(tag: number, ...content: Uint8Array[]): Buffer {
  const { length } = Buffer.concat(content);
  // In as few bytes as it takes, and after their number where it is not one below 128.
  const digits = length < 0x100 ? [length] : [length >> 8, length & 0xff];
  const size = length < 0x80 ? digits : [0x80 + digits.length, ...digits];
  return Buffer.concat([Buffer.of(tag, ...size), ...content]);
}

const sequence = (...content: Uint8Array[]) => der(0x30, ...content);
const bitString = (bytes: Uint8Array) => der(0x03, Buffer.of(0), bytes);
const text = (value: string) => der(0x0c, Buffer.from(value));
const time = (date: Date) => der(0x17, Buffer.from(`${date.toISOString().replace(/\D/g, "").slice(2, 14)}Z`));

const ecdsaWithSha256 = sequence(der(0x06, Buffer.of(0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02)));
const commonName = der(0x06, Buffer.of(0x55, 0x04, 0x03));
const dayMs = 24 * 60 * 60 * 1000;

/** A new key and the certificate (X.509) that it signs for itself, good for a day, as PEM: nobody trusts it. */
function makeSelfSignedCertificate(host: string): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const name = sequence(der(0x31, sequence(commonName, text(host))));
  const validity = sequence(time(new Date(Date.now() - dayMs)), time(new Date(Date.now() + dayMs)));
  const serial = der(0x02, Buffer.of(1));
  const publicPart = publicKey.export({ type: "spki", format: "der" });
  const signed = sequence(serial, ecdsaWithSha256, name, validity, name, publicPart);
  const certificate = sequence(signed, ecdsaWithSha256, bitString(sign("sha256", signed, privateKey)));
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${certificate.toString("base64")}\n-----END CERTIFICATE-----\n`,
  };
}
