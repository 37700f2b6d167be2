import type { Kysely, Transaction } from "kysely";
import type { PartnerCategory } from "../../catalogue/partner.ts";

/** The database's tables, as the newest migration leaves them. */
export type Tables = {
  partners: {
    id: string;
    category: PartnerCategory;
    name: string;
    /** The name folded for comparison by `nameKey`; unique within a category. */
    name_key: string;
    /** An address, or for a logo that came as a file `logos/` and its name. */
    logo: string;
    /** The name in `logo` where that is a file's, which must then be in `logos`. */
    logo_file: string | null;
    website: string;
    /** Grows with each insertion; partners are shown in its order. */
    position: number;
  };
  /** The logos that came as files and that a partner names. */
  logos: {
    /** The first 32 hexadecimal digits of the content's SHA-256, and the format as ending. */
    name: string;
    /** The file's bytes, in base64. */
    content: string;
  };
  /** At most one row, with id 1: what the content has given to this database. */
  seedings: {
    id: number;
    /** When it first gave something. ISO 8601, UTC. */
    seeded_at: string;
    /** The content's partners as a start last wrote them, as JSON; null where a version did that which did not note it. */
    content: string | null;
    /** The digest of the partners that `adopt` last wrote into the content; null where a start has followed that since. */
    adopted: string | null;
  };
};

/** The partners database. */
export type Database = Kysely<Tables>;

/** A database inside `database.transaction().execute(…)`: for steps that must not stand alone. */
export type DatabaseTransaction = Transaction<Tables>;
