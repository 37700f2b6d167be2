import { get } from "node:http";
import { buffer } from "node:stream/consumers";

/** An answer as it came, still compressed. */
export type RawAnswer = { bytes: Buffer; encoding: string | undefined; status: number };

/** Fetches an address as its bytes are sent, compressed with gzip where the server does that. */
export function fetchRaw(address: string, encoding = "gzip"): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { "Accept-Encoding": encoding } }, (response) => {
      buffer(response).then(
        (bytes) => resolve({ bytes, encoding: response.headers["content-encoding"], status: response.statusCode ?? 0 }),
        reject,
      );
    }).on("error", reject);
  });
}
