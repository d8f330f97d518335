import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  json,
  jsonb,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { accountSettings, accountTable, createdAt, timestamptz } from "@/lib/db/tables";
import type { EngineUsed } from "@/lib/gateway";
import type { JanitorSettings, SuggestedFix } from "./shapes";

/** Counts by code or by severity. */
export type Counts = Record<string, number>;

/** Scans and fixes of the whole vault; the last 1,000 are kept. */
export const janitorSweeps = accountTable(
  "janitor_sweeps",
  {
    sweepId: uuid("sweep_id").primaryKey(),
    isFix: boolean("is_fix").notNull(),
    startedAt: timestamptz("started_at").notNull(),
    finishedAt: timestamptz("finished_at").notNull(),
    filesScanned: integer("files_scanned").notNull(),
    issuesFound: integer("issues_found").notNull(),
    issuesFixed: integer("issues_fixed").notNull(),
    byCode: json("by_code").$type<Counts>().notNull(),
    bySeverity: json("by_severity").$type<Counts>().notNull(),
  },
  (t) => [index("janitor_sweeps_time").on(t.accountId, t.finishedAt)],
);

/** Most severe first. */
export const SEVERITIES = ["critical", "warning", "info"] as const;

/** Open issues of the latest scan or fix. */
export const janitorIssues = accountTable(
  "janitor_issues",
  {
    /** Most severe first, with room between two for others. */
    position: integer("position").notNull(),
    /** SHA-1, base64, of the other columns as they were stored; a scan writes rows whose hash differs. */
    contentHash: text("content_hash").notNull().default(""),
    issueId: text("issue_id").notNull(),
    /** Shared by the issues that have the same cause; empty in rows of version 1.0, which are groups of one. */
    groupId: text("group_id").notNull().default(""),
    code: text("code").notNull(),
    severity: text("severity", { enum: SEVERITIES }).notNull(),
    path: text("path").notNull(),
    message: text("message").notNull(),
    detail: text("detail").notNull(),
    suggestedFix: text("suggested_fix").notNull(),
    isFixable: boolean("is_fixable").notNull(),
    offers: json("offers").$type<SuggestedFix[]>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.position] }),
    index("janitor_issues_id").on(t.accountId, t.issueId),
  ],
);

/** Files whose issues are ignored: those of one code, or all if the code is empty. */
export const janitorIgnores = accountTable(
  "janitor_ignores",
  {
    path: text("path").notNull(),
    code: text("code").notNull(),
    reason: text("reason"),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.path, t.code] })],
);

/** Groups of issues that are ignored in every file, also in those that have the issue later. */
export const janitorIgnoredGroups = accountTable(
  "janitor_ignored_groups",
  {
    groupId: text("group_id").notNull(),
    code: text("code").notNull(),
    /** The message of the issues when they were ignored. */
    message: text("message").notNull(),
    reason: text("reason"),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.groupId] })],
);

/** Settings of an account; without a row, the defaults. */
export const janitorSettings = accountSettings("janitor_settings", {
  /** Report body links that no field has. */
  reportBodyLinks: boolean("report_body_links").notNull().default(false),
  /** Add body links that no field has to `related`. */
  relateBodyLinks: boolean("relate_body_links").notNull().default(false),
  acceptedStatuses: jsonb("accepted_statuses")
    .$type<JanitorSettings["accepted_statuses"]>()
    .notNull()
    .default({}),
});

export const DRAFT_KINDS = ["fill", "merge"] as const;
export type DraftKind = (typeof DRAFT_KINDS)[number];

export const DRAFT_STATES = ["open", "accepted", "discarded"] as const;

/** The other record of a merge, which is deleted when the draft is accepted. */
export interface Merged {
  path: string;
  /** SHA-256, hex, of the text that the draft is based on. */
  hash: string;
}

/** Texts proposed for issues; the vault does not change until the user accepts one. */
export const janitorDrafts = accountTable(
  "janitor_drafts",
  {
    id: uuid("id").primaryKey(),
    issueId: text("issue_id").notNull(),
    kind: text("kind", { enum: DRAFT_KINDS }).notNull(),
    path: text("path").notNull(),
    /** SHA-256, hex, of the text that it is based on. */
    hash: text("hash").notNull(),
    other: jsonb("other").$type<Merged>(),
    before: text("before").notNull(),
    after: text("after").notNull(),
    /** Lines and values of the two records that the text does not have. */
    leftOut: text("left_out").array().notNull(),
    by: jsonb("by").$type<EngineUsed>().notNull(),
    state: text("state", { enum: DRAFT_STATES }).notNull(),
    madeAt: timestamptz("made_at").notNull(),
    settledAt: timestamptz("settled_at"),
  },
  (t) => [
    uniqueIndex("janitor_drafts_open").on(t.accountId, t.issueId).where(sql`state = 'open'`),
    index("janitor_drafts_time").on(t.accountId, t.madeAt.desc(), t.id),
  ],
);
