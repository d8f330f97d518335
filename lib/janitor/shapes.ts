import { z } from "zod";
import { textInput } from "@/lib/core/text";
import { engineUsed } from "@/lib/gateway";
import { RECORD_TYPES, STATUS_BY_TYPE } from "@/lib/vault";
import { SEVERITIES } from "./issue";
import { CODES } from "./rules";
import { DRAFT_KINDS, DRAFT_STATES } from "./tables";

const text = z.string();
const time = z.iso.datetime();

export const counts = z.record(text, z.int());

const suggestedFix = z.discriminatedUnion("kind", [
  /** Create the missing record. */
  z.object({ kind: z.literal("create"), path: text }),
  /** Replace the link with its text. */
  z.object({ kind: z.literal("unlink") }),
  /** Point the link to this file. */
  z.object({ kind: z.literal("retarget"), path: text }),
  z.object({ kind: z.literal("move"), path: text }),
  /** Merge these records into this one. */
  z.object({ kind: z.literal("merge"), paths: z.array(text) }),
  /** Delete this copy; links to it then lead to the file with the same content. */
  z.object({ kind: z.literal("delete"), path: text }),
  /** Set a field to this value. */
  z.object({ kind: z.literal("set"), field: text, value: z.union([text, z.array(text)]) }),
  /** Add the file to `related`. */
  z.object({ kind: z.literal("relate"), path: text }),
]);

/** A fix that needs a decision by the user. Paths are vault paths with `.md`. */
export type SuggestedFix = z.output<typeof suggestedFix>;

export const appliedFix = z
  .object({
    issue: text,
    kind: z.enum(suggestedFix.options.map(({ shape }) => shape.kind.value)),
    path: text.meta({ description: "The current path of the record that was created, moved or changed" }),
    message: text,
  })
  .meta({ id: "AppliedFix" });

/** The result of a suggested fix. */
export type AppliedFix = z.output<typeof appliedFix>;

export const issue = z
  .object({
    id: text,
    group: text.meta({ description: "Shared by issues that have the same cause" }),
    code: z.enum(CODES),
    severity: z.enum(SEVERITIES),
    path: text,
    message: text,
    detail: text,
    suggested_fix: text,
    fixable: z.boolean().meta({ description: "Whether the issue is safe to fix" }),
    offers: z.array(suggestedFix).meta({ description: "Suggested fixes, which need a decision" }),
  })
  .meta({ id: "Issue" });

export type ListedIssue = z.output<typeof issue>;

export const issueGroup = z
  .object({
    id: text,
    code: z.enum(CODES),
    severity: z.enum(SEVERITIES),
    message: text,
    issues: z.int(),
    files: z.int(),
    fixable: z.int().meta({ description: "How many of the issues are safe to fix" }),
    example: issue.meta({ description: "The first issue; its offers may suit the others" }),
  })
  .meta({ id: "IssueGroup" });

/** Issues that have the same cause. */
export type IssueGroup = z.output<typeof issueGroup>;

export const sweepResult = z.object({
  sweep_id: z.uuid(),
  files_scanned: z.int(),
  issues_found: z.int(),
  issues_fixed: z.int(),
  issues_by_code: counts,
  issues_by_severity: counts,
});

/** The result of a scan or fix; the open issues are in their table. */
export type SweepResult = z.output<typeof sweepResult>;

export const sweepWithIssues = sweepResult.extend({ issues: z.array(issue) });

export const fixPreview = z
  .object({
    issue: issue.pick({ id: true, code: true, path: true, message: true }),
    before: text,
    after: text,
  })
  .meta({ id: "FixPreview" });

/** The text of a file before and after a fix. */
export type FixPreview = z.output<typeof fixPreview>;

export const reverted = z.object({
  reverted: z.int(),
  files: z.array(text),
  left: z
    .array(z.object({ entry: z.int(), file: text, reason: text }))
    .meta({ description: "Fixes that could not be reverted" }),
});

export type Reverted = z.output<typeof reverted>;

export const ignored = z
  .object({
    file: text,
    code: text.nullable().meta({ description: "Null: issues of any code" }),
    reason: text.nullable(),
    since: time,
  })
  .meta({ id: "IgnoredFile" });

export type Ignored = z.output<typeof ignored>;

export const ignoredGroup = z
  .object({
    group: text,
    code: text,
    message: text.meta({ description: "What its issues were when it was ignored" }),
    reason: text.nullable(),
    since: time,
  })
  .meta({ id: "IgnoredGroup" });

export type IgnoredGroup = z.output<typeof ignoredGroup>;

const choice = z.boolean("must be true or false");

const status = textInput.min(1, "cannot be empty").max(100, "at most 100 characters");
const MAX_STATUSES = 100;

const TYPES_WITH_STATUS = RECORD_TYPES.filter((type) => STATUS_BY_TYPE[type] !== undefined);

export const settings = z
  .object({
    report_body_links: choice.meta({ description: "Report body links that no field has (LINK002)" }),
    relate_body_links: choice.meta({ description: "Add them to related" }),
    accepted_statuses: z
      .partialRecord(
        z.enum(TYPES_WITH_STATUS, `must be one of the types: ${TYPES_WITH_STATUS.join(", ")}`),
        z.array(status, "must be a list of statuses").max(MAX_STATUSES, `at most ${MAX_STATUSES} statuses`),
        "must be an object: the statuses of each type",
      )
      .meta({ description: "Further statuses of types, which are no issue (FM003)" }),
  })
  .meta({ id: "JanitorSettings" });

export type JanitorSettings = z.output<typeof settings>;

export const draft = z
  .object({
    id: z.uuid(),
    issue: text,
    kind: z.enum(DRAFT_KINDS),
    path: text,
    merges: text.nullable().meta({ description: "The record that is deleted when a merge is accepted" }),
    before: text,
    after: text,
    left_out: z.array(text),
    by: engineUsed,
    state: z.enum(DRAFT_STATES),
    made_at: time,
    settled_at: time.nullable(),
  })
  .meta({ id: "Draft" });

export type Draft = z.output<typeof draft>;

export const settledDraft = z.object({ message: text, draft });
export type SettledDraft = z.output<typeof settledDraft>;

export const draftIdInput = z.strictObject({ id: z.uuid("must be the id of a draft") });
