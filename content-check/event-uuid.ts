import { createHash } from "node:crypto";

/** The namespace of the names that are made from events' ids. */
const namespace = "6c0b1f8e-3f0c-4f4e-9d25-5d7a3a0f9c61";

/** A UUID made from an event's id, the same every time: version 5 of RFC 9562, a name in a namespace. */
export function eventUuid(id: string): string {
  const bytes = createHash("sha1")
    .update(Buffer.from(namespace.replaceAll("-", ""), "hex"))
    .update(id)
    .digest();
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString("hex", 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
