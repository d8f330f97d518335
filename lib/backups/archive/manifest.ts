import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { skippedFile } from "../shapes";

/** Incremented when older versions cannot read what this one writes. */
export const FORMAT = 1;

/** The entries of an archive in addition to the files below `vault/` and the tables below `rows/`. */
export const MANIFEST = "manifest.json";
export const CREDENTIALS = "credentials.json";
/** The last entry, in the form of `sha256sum`: an archive without it is incomplete. */
export const SUMS = "SHA256SUMS";

const table = z.object({
  name: z.string().regex(/^[a-z_][a-z0-9_]*$/),
  rows: z.int().min(0),
  columns: z.array(z.string()),
});

export const manifestShape = z.object({
  product: z.literal("knowledge-vault"),
  format: z.int(),
  backup: z.uuid(),
  account: z.object({ id: z.uuid(), name: z.string() }),
  /** ISO 8601. */
  taken_at: z.iso.datetime(),
  /** The newest migration of the database that the rows come from. */
  schema: z.object({ index: z.int(), name: z.string() }),
  recipient: z.string(),
  files: z.int().min(0),
  file_bytes: z.int().min(0),
  tables: z.array(table),
  /** Files of the vault that the archive leaves out. */
  skipped: z.array(skippedFile),
});

/** The first entry: the account, and the contents of the archive. */
export type Manifest = z.output<typeof manifestShape>;
export type TableManifest = z.output<typeof table>;

/** The newest migration that this version of the service has. */
export function schemaVersion(): Manifest["schema"] {
  const journal = path.join(process.cwd(), "drizzle", "meta", "_journal.json");
  const { entries } = z
    .object({ entries: z.array(z.object({ idx: z.int(), tag: z.string() })) })
    .parse(JSON.parse(readFileSync(journal, "utf8")));
  const last = entries.at(-1);
  if (!last) throw new Error(`${journal} has no migrations`);
  return { index: last.idx, name: last.tag };
}
