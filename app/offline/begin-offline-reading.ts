import { site } from "content:site";
import { whenIdle } from "./when-idle.ts";

/** Begins, once the visitor has the page, to keep what was opened; a site whose configuration says so does without. */
export function beginOfflineReading(): void {
  if (!import.meta.env.PROD || !site.offlineReading) return;
  const start = async () => {
    const { startOfflineReading } = await import("./start-offline-reading.ts");
    startOfflineReading();
  };
  // Without its code the page works as it does without a worker.
  const startIdle = () => whenIdle(() => void start().catch(() => {}));
  if (document.readyState === "complete") startIdle();
  else addEventListener("load", startIdle);
}
