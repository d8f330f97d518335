import { boolean, index, integer, json, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { accountId, accountPolicy, createdAt, moment } from "./columns";

/** How many of each there are, by code or by severity. */
export type Counts = Record<string, number>;

/** One pass of the Janitor over the whole vault; the last 1,000 are kept. */
export const janitorSweeps = pgTable(
  "janitor_sweeps",
  {
    accountId: accountId(),
    sweepId: uuid("sweep_id").primaryKey(),
    /** Whether it was to fix what it found, or to look only. */
    isFix: boolean("is_fix").notNull(),
    startedAt: moment("started_at").notNull(),
    finishedAt: moment("finished_at").notNull(),
    filesScanned: integer("files_scanned").notNull(),
    issuesFound: integer("issues_found").notNull(),
    issuesFixed: integer("issues_fixed").notNull(),
    byCode: json("by_code").$type<Counts>().notNull(),
    bySeverity: json("by_severity").$type<Counts>().notNull(),
  },
  (t) => [accountPolicy(), index("janitor_sweeps_time").on(t.accountId, t.finishedAt)],
);

/** What the latest sweep left. */
export const janitorIssues = pgTable(
  "janitor_issues",
  {
    accountId: accountId(),
    /** From the worst on. */
    position: integer("position").notNull(),
    issueId: text("issue_id").notNull(),
    code: text("code").notNull(),
    severity: text("severity").notNull(),
    path: text("path").notNull(),
    message: text("message").notNull(),
    detail: text("detail").notNull(),
    suggestedFix: text("suggested_fix").notNull(),
    isFixable: boolean("is_fixable").notNull(),
    offers: json("offers").$type<unknown[]>().notNull(),
  },
  (t) => [
    accountPolicy(),
    primaryKey({ columns: [t.accountId, t.position] }),
    index("janitor_issues_id").on(t.accountId, t.issueId),
  ],
);

/** Files whose issues the account does not want to hear of: those of one code, or all where the code is empty. */
export const janitorIgnores = pgTable(
  "janitor_ignores",
  {
    accountId: accountId(),
    path: text("path").notNull(),
    code: text("code").notNull(),
    reason: text("reason"),
    createdAt: createdAt(),
  },
  (t) => [accountPolicy(), primaryKey({ columns: [t.accountId, t.path, t.code] })],
);

/** What the account wants of its Janitor; without a row, nothing of it. */
export const janitorSettings = pgTable(
  "janitor_settings",
  {
    accountId: accountId().primaryKey(),
    /** Links of a body that no field bears are added to `related`. */
    relateBodyLinks: boolean("relate_body_links").notNull().default(false),
  },
  () => [accountPolicy()],
);
