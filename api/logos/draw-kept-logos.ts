import { partnersDigest } from "../content/content-partner.ts";
import type { Tables } from "../database/tables.ts";
import { CodedError } from "../errors.ts";
import { drawLogo } from "./draw-logo.ts";
import { isUndrawn, logoFileName, storedLogoPath } from "./logo-names.ts";

/** All rows of a database in which logos are named. */
type Rows = { logos: Tables["logos"][]; partners: Tables["partners"][]; seedings: Tables["seedings"][] };

/**
 * The rows of a database with each logo that is a drawing made the picture that is served: earlier versions kept
 * drawings. One that cannot be drawn stays as it is, since a start or a restore must not fail for it, and since what its
 * partner has sent would be lost.
 */
export async function drawKeptLogos({ logos, partners, seedings }: Rows): Promise<Rows> {
  const drawn = new Map(await Promise.all(logos.map(async (logo) => [logo.name, await drawnLogo(logo)] as const)));
  const shown = partners.map((partner) => {
    const { name } = drawn.get(partner.logo_file ?? "") ?? {};
    return name === undefined ? partner : { ...partner, logo: storedLogoPath(name), logo_file: name };
  });
  const [before, after] = [partnersDigest(partners), partnersDigest(shown)];
  return {
    // Two drawings may look the same.
    logos: [...new Map([...drawn.values()].map((logo) => [logo.name, logo])).values()],
    partners: shown,
    // What the content has adopted is still what it has adopted.
    seedings: seedings.map((row) => (row.adopted === before ? { ...row, adopted: after } : row)),
  };
}

async function drawnLogo(logo: Tables["logos"]): Promise<Tables["logos"]> {
  if (!isUndrawn(logo.name)) return logo;
  try {
    const bytes = await drawLogo(Buffer.from(logo.content, "base64"));
    return { name: logoFileName(bytes), content: bytes.toString("base64") };
  } catch (error) {
    if (error instanceof CodedError) return logo;
    throw error;
  }
}
