import type { Logger } from "pino";
import { dropLogEveryMs } from "../limits.ts";

/** Why somebody is turned away. */
export type DropReason =
  | "every connection that the server takes is in use"
  | "one address has as many connections as it may"
  | "one address behind the proxy has as many requests as it may"
  | "more requests at once over one connection than may wait"
  | "more requests wait over all connections than may";

/** @param address whose connection or request it was, where that is known */
export type TellDrop = (reason: DropReason, address: string | undefined) => void;

/**
 * Logs who is turned away: the first at once, and what follows in one line every few seconds for each reason, with how
 * many there were and the newest address. A flood thus cannot fill the disk.
 */
export function createDropLog(log: Pick<Logger, "warn">): TellDrop {
  const counted = new Map<DropReason, { count: number; address: string | undefined }>();
  const write = (reason: DropReason) => {
    const { count, address } = counted.get(reason) ?? { count: 0 };
    counted.delete(reason);
    if (count === 0) return;
    log.warn({ reason, count, address }, "connections were dropped");
    counted.set(reason, { count: 0, address });
    setTimeout(write, dropLogEveryMs, reason).unref();
  };
  return (reason, address) => {
    const soFar = counted.get(reason);
    counted.set(reason, { count: (soFar?.count ?? 0) + 1, address });
    if (!soFar) write(reason);
  };
}
