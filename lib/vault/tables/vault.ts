import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  customType,
  doublePrecision,
  index,
  integer,
  json,
  jsonb,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import type { AuditEntry } from "@/lib/audit";
import type { Actor } from "@/lib/db";
import { accountSettings, accountTable, createdAt, detailTable, timestamptz } from "@/lib/db/tables";
import type { Problem } from "../shapes";
import type { SkippedFile } from "../store";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

const FILE_KINDS = ["record", "other"] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/**
 * The index of the vault's files, which can be rebuilt from the disk.
 * `kind`: records are Markdown files, except those that the settings exclude; other files are only link targets. Records
 * have a `type`. `frontmatter` is json, since jsonb would reorder the fields. `pathKey` is the case-folded path, `stemKey`
 * the key for link resolution.
 */
export const vaultFiles = detailTable(
  "vault_files",
  {
    path: text("path").notNull(),
    kind: text("kind", { enum: FILE_KINDS }).notNull(),
    type: text("type"),
    name: text("name").notNull(),
    pathKey: text("path_key").notNull(),
    stemKey: text("stem_key").notNull(),
    status: text("status"),
    aliases: text("aliases").array().notNull(),
    tags: text("tags").array().notNull(),
    frontmatter: json("frontmatter").$type<Record<string, unknown>>().notNull(),
    problem: jsonb("problem").$type<Problem>(),
    preview: text("preview").notNull(),
    created: text("created"),
    modified: timestamptz("modified").notNull(),
    size: bigint("size", { mode: "number" }).notNull(),
    mtimeMs: doublePrecision("mtime_ms").notNull(),
    inode: bigint("inode", { mode: "number" }).notNull(),
    hash: text("hash").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.path] }),
    index("vault_files_path_key").on(t.accountId, t.pathKey),
    index("vault_files_stem").on(t.accountId, t.stemKey),
    index("vault_files_type").on(t.accountId, t.type, t.path),
    index("vault_files_modified").on(t.accountId, t.modified),
    index("vault_files_aliased").on(t.accountId).where(sql`aliases <> '{}'`),
  ],
);

export const LINK_STATES = ["resolved", "ambiguous", "broken"] as const;
export type LinkState = (typeof LINK_STATES)[number];

/** All links of records, in the order of the text. `targetPath` is the file that a link resolves to. */
export const vaultLinks = detailTable(
  "vault_links",
  {
    source: text("source").notNull(),
    ordinal: integer("ordinal").notNull(),
    target: text("target").notNull(),
    targetKey: text("target_key").notNull(),
    relation: text("relation").notNull(),
    state: text("state", { enum: LINK_STATES }).notNull(),
    targetPath: text("target_path"),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.source, t.ordinal] }),
    // The path's key is that of the target: one index finds by both, and a row is written in two thirds of the time.
    index("vault_links_leading").on(t.accountId, t.targetKey, t.targetPath),
    index("vault_links_broken").on(t.accountId, t.source).where(sql`state = 'broken'`),
  ],
);

/**
 * How many links lead from and to each file that has any: counted once the first index is complete, and from then on kept by
 * triggers on `vault_links`, in the transaction of each change.
 */
export const vaultDegrees = detailTable(
  "vault_degrees",
  { path: text("path").notNull(), degree: integer("degree").notNull() },
  (t) => [
    primaryKey({ columns: [t.accountId, t.path] }),
    index("vault_degrees_most").on(t.accountId, t.degree.desc().nullsFirst(), t.path),
  ],
);

/**
 * Bodies for full-text search, separate from `vault_files` because updating the search vector is most of the
 * cost of a write: it is updated after the write's transaction; `hash` identifies its text.
 */
export const vaultTexts = detailTable(
  "vault_texts",
  {
    path: text("path").notNull(),
    hash: text("hash").notNull(),
    body: text("body").notNull(),
    words: tsvector("words").notNull(),
    /** Version of the algorithm that derived `words`; outdated ones are derived again. */
    version: integer("version").notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.path] }), index("vault_texts_words").using("gin", t.words)],
);

/**
 * What the Janitor needs of records, read when they are indexed or scanned, so that the first scan of a process reads
 * only what has changed since. A row is of use as long as the file is as it says, and is deleted when the file is
 * changed or deleted.
 */
export const vaultFacts = detailTable(
  "vault_facts",
  {
    path: text("path").notNull(),
    /** Marks the version and the layout that the facts were read with; others are of no use. */
    mark: text("mark").notNull(),
    /** The status of the file, and what was read of it, as JSON. */
    facts: text("facts").notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.path] })],
);

/** When the index last agreed with the disk, and how far the first indexing is. */
export const indexStatus = accountSettings("index_status", {
  /** Null until all files are indexed for the first time. */
  reconciledAt: timestamptz("reconciled_at"),
  /** The files that the first indexing found. */
  found: integer("found"),
  /** Records whose text cannot be searched yet, or only in an earlier version. */
  unsearched: integer("unsearched").notNull().default(0),
  /** The key of the layout that kinds and types were derived with. */
  layoutKey: text("layout_key").notNull().default(""),
  /** The number of records of each type, and of links. Triggers keep them, since counting a large vault takes long. */
  recordCounts: jsonb("record_counts").$type<Record<string, number>>().notNull().default({}),
  linkCount: bigint("link_count", { mode: "number" }).notNull().default(0),
  brokenLinkCount: bigint("broken_link_count", { mode: "number" }).notNull().default(0),
  /** Whether `vault_degrees` has been counted: a first index would take longer with each of its links counted. */
  degreesCounted: boolean("degrees_counted").notNull().default(false),
  /** Files on disk that are not records, though they may be meant as such; at most 1,000 are listed. */
  skipped: json("skipped").$type<{ count: number; files: SkippedFile[] }>(),
});

/** A change of one file in the journal. Paths are relative to the vault, hashes are SHA-256 in hex. */
export interface JournaledChange {
  kind: "create" | "write" | "rename" | "remove";
  path: string;
  /** The previous path of a renamed file. */
  from?: string;
  /** The staged file with the new content. */
  temp?: string;
  before: string | null;
  after: string | null;
  fields?: string[];
  mergedInto?: string;
  entries: AuditEntry[];
}

/**
 * Unfinished acts on files: committed before the first file changes, deleted in the transaction that records the act in
 * index and audit log. One whose process crashed is recovered before the next write.
 */
interface FollowUp {
  name: string;
  data: unknown;
}

export const vaultJournal = accountTable(
  "vault_journal",
  {
    id: uuid("id").primaryKey(),
    /** An advisory lock that is held exclusively while the act's process is running. */
    lockKey: bigint("lock_key", { mode: "bigint" }).notNull(),
    actor: json("actor").$type<Actor>().notNull(),
    changes: json("changes").$type<JournaledChange[]>().notNull(),
    /** What else belongs to the act: the name of its handler, and what that needs. */
    followUp: json("follow_up").$type<FollowUp | FollowUp[]>(),
    createdAt: createdAt(),
  },
  (t) => [index("vault_journal_account").on(t.accountId, t.createdAt)],
);
