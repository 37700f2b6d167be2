import { z } from "zod";
import { citySchema } from "../catalogue/city.ts";
import { eventFileSchema } from "../catalogue/event.ts";
import { partnerEntrySchema } from "../catalogue/partner-schemas.ts";
import { siteFileSchema } from "../catalogue/site.ts";
import { speakerSchema } from "../catalogue/speaker.ts";
import { sponsorFileSchema } from "../catalogue/sponsor.ts";
import { supporterSchema } from "../catalogue/supporter.ts";

/** Each kind of content file: where it lies below `content/` (a glob), and its schema. */
export const contentFileKinds = {
  site: { glob: "site.yaml", schema: siteFileSchema },
  cities: { glob: "cities.yaml", schema: z.array(citySchema) },
  partners: { glob: "partners.yaml", schema: z.array(partnerEntrySchema) },
  events: { glob: "events/*/*.yaml", schema: eventFileSchema },
  speakers: { glob: "speakers/*.yaml", schema: speakerSchema },
  sponsors: { glob: "sponsors/*.yaml", schema: sponsorFileSchema },
  supporters: { glob: "supporters/*.yaml", schema: supporterSchema },
} as const;
