import { z } from "zod";
import { SEVERITIES } from "./issue";
import { CODES } from "./rules";
import { DRAFT_KINDS, DRAFT_STATES } from "./tables";

const text = z.string();
const time = z.iso.datetime();

export const counts = z.record(text, z.int());

const offer = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("create"), path: text }),
  z.object({ kind: z.literal("unlink") }),
  z.object({ kind: z.literal("retarget"), path: text }),
  z.object({ kind: z.literal("move"), path: text }),
  z.object({ kind: z.literal("merge"), paths: z.array(text) }),
  z.object({ kind: z.literal("set"), field: text, value: z.union([text, z.array(text)]) }),
  z.object({ kind: z.literal("relate"), path: text }),
]);

export const issue = z
  .object({
    id: text,
    code: z.enum(CODES),
    severity: z.enum(SEVERITIES),
    path: text,
    message: text,
    detail: text,
    suggested_fix: text,
    fixable: z.boolean().meta({ description: "Whether the issue is safe to fix" }),
    offers: z.array(offer).meta({ description: "Suggested fixes, which need a decision" }),
  })
  .meta({ id: "Issue" });

export type ListedIssue = z.output<typeof issue>;

/** Counts of a scan or fix. */
export const sweep = {
  sweep_id: z.uuid(),
  files_scanned: z.int(),
  issues_found: z.int(),
  issues_fixed: z.int(),
  issues_by_code: counts,
  issues_by_severity: counts,
};

export const ignored = z
  .object({
    file: text,
    code: text.nullable().meta({ description: "Null: issues of any code" }),
    reason: text.nullable(),
    since: time,
  })
  .meta({ id: "IgnoredFile" });

export type Ignored = z.output<typeof ignored>;

const choice = z.boolean("must be true or false");

export const settings = z.object({
  report_body_links: choice.meta({ description: "Report body links that no field has (LINK002)" }),
  relate_body_links: choice.meta({ description: "Add them to related" }),
});

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
    by: z.union([
      z.object({ engine: z.literal("model"), provider: text, model: text }),
      z.object({ engine: z.literal("local"), reason: text }),
    ]),
    state: z.enum(DRAFT_STATES),
    made_at: time,
    settled_at: time.nullable(),
  })
  .meta({ id: "Draft" });

export type Draft = z.output<typeof draft>;

export const settledDraft = z.object({ message: text, draft });
export type SettledDraft = z.output<typeof settledDraft>;

export const draftIdInput = z.strictObject({ id: z.uuid("must be the id of a draft") });
