import { words } from "../../words/words.ts";

/** How a sponsor's tier is shown (clause D-12). */
export type TierDisplay = { label: string; style: "gold" | "grey" | "orange" };

const blockTier = /^([1-9]|10)-block-sponsor$/;

/**
 * The label and style of a tier. In a block tier only the first hyphen becomes a space, so `1-block-sponsor` reads
 * `1 Block-Sponsor`. Anything unknown, `0-block-sponsor` and `11-block-sponsor` included, is shown as written.
 */
export function tierDisplay(tier: string): TierDisplay {
  if (tier === "title-sponsor") return { label: words.titleSponsor, style: "gold" };
  if (tier === "powered-by") return { label: words.poweredBy, style: "grey" };
  const number = blockTier.exec(tier)?.[1];
  if (number) return { label: words.blockSponsor({ number }), style: "orange" };
  return { label: tier, style: "grey" };
}
