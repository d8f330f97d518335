import { z } from "zod";
import {
  CODES,
  draftIdInput,
  draftInput,
  fixInput,
  ignoreInput,
  janitorHistoryInput,
  janitorSettingsInput,
  listDraftsInput,
  listIssuesInput,
  offerInput,
  previewInput,
  revertInput,
  SEVERITIES,
  scanInput,
  unignoreInput,
} from "@/lib/janitor";
import { withRun } from "@/lib/runs";
import { operation } from "./operation";

const text = z.string();
const time = z.iso.datetime();
const counts = z.record(text, z.int());
const tag = "Workers" as const;

const issue = z.object({
  id: text,
  code: z.enum(CODES),
  severity: z.enum(SEVERITIES),
  path: text,
  message: text,
  detail: text,
  suggested_fix: text,
  fixable: z.boolean(),
  offers: z.array(z.looseObject({ kind: text })),
});

const sweep = {
  sweep_id: z.uuid(),
  files_scanned: z.int(),
  issues_found: z.int(),
  issues_fixed: z.int(),
  issues_by_code: counts,
  issues_by_severity: counts,
};

export const janitorScan = operation({
  id: "janitorScan",
  method: "POST",
  path: "/workers/janitor/scan",
  tag,
  summary: "Look for faults in the whole vault; changes nothing",
  description: "The reply bears the worst 1,000 issues; GET /workers/janitor/issues pages through all.",
  input: scanInput,
  long: true,
  output: withRun(z.object({ ...sweep, issues: z.array(issue) })),
  status: 200,
});

export const janitorFix = operation({
  id: "janitorFix",
  method: "POST",
  path: "/workers/janitor/fix",
  tag,
  summary: "Repair what is certain, of everything or of what is named; each fix can be reverted",
  input: fixInput,
  long: true,
  output: withRun(z.object(sweep)),
  status: 200,
});

export const janitorStatus = operation({
  id: "janitorStatus",
  method: "GET",
  path: "/workers/janitor/status",
  tag,
  summary: "What the last sweep found, and what is left of it",
  input: z.strictObject({}),
  output: z.object({
    status: z.enum(["running", "stopped"]),
    last_sweep: time.nullable(),
    issues_found: z.int(),
    issues_by_severity: counts,
    issues_open: z.int(),
    open_by_code: counts,
    open_by_severity: counts,
    next_sweep: time.nullable(),
  }),
  status: 200,
});

export const janitorHistory = operation({
  id: "janitorHistory",
  method: "GET",
  path: "/workers/janitor/history",
  tag,
  summary: "The last sweeps, oldest first",
  input: janitorHistoryInput,
  output: z.object({
    history: z.array(
      z.object({ timestamp: time, kind: z.enum(["scan", "fix"]), duration_ms: z.int(), ...sweep }),
    ),
  }),
  status: 200,
});

export const janitorIssues = operation({
  id: "janitorIssues",
  method: "GET",
  path: "/workers/janitor/issues",
  tag,
  summary: "What the last sweep left, from the worst on",
  input: listIssuesInput,
  output: z.object({ issues: z.array(issue), count: z.int(), next_cursor: text.nullable() }),
  status: 200,
});

export const janitorPreview = operation({
  id: "janitorPreview",
  method: "GET",
  path: "/workers/janitor/preview",
  tag,
  summary: "What the fix of an issue would make of its file",
  input: previewInput,
  output: z.object({
    issue: z.object({ id: text, code: z.enum(CODES), path: text, message: text }),
    before: text,
    after: text,
  }),
  status: 200,
  errors: ["NOT_FOUND"],
});

export const janitorRevert = operation({
  id: "janitorRevert",
  method: "POST",
  path: "/workers/janitor/revert",
  tag,
  summary: "Take back one fix, by its entry in the audit log, or all of a sweep",
  input: revertInput,
  output: z.object({
    reverted: z.int(),
    files: z.array(text),
    left: z.array(z.object({ entry: z.int(), file: text, reason: text })),
  }),
  status: 200,
  errors: ["NOT_FOUND", "CONFLICT"],
});

export const janitorOffer = operation({
  id: "janitorOffer",
  method: "POST",
  path: "/workers/janitor/offer",
  tag,
  summary: "Do what an issue offers where no fix is certain",
  description:
    "What changes a text (`unlink`, `retarget`, `set`, `relate`) stands in the audit log as `janitor.fix` and can be " +
    "reverted by its entry; `create` and `move` are done as POST /vault/records and /vault/move do them. A `merge` " +
    "only names the records: it is answered with 409.",
  input: offerInput,
  output: z.object({
    issue: text,
    kind: z.enum(["create", "unlink", "retarget", "move", "merge", "set", "relate"]),
    path: text,
    message: text,
  }),
  status: 200,
  errors: ["NOT_FOUND", "CONFLICT"],
});

const ignored = z.object({
  file: text,
  code: text.nullable(),
  reason: text.nullable(),
  since: time,
});

export const janitorIgnored = operation({
  id: "janitorIgnored",
  method: "GET",
  path: "/workers/janitor/ignore",
  tag,
  summary: "Files that the janitor is quiet about",
  input: z.strictObject({}),
  output: z.object({ ignored: z.array(ignored) }),
  status: 200,
});

export const janitorIgnore = operation({
  id: "janitorIgnore",
  method: "POST",
  path: "/workers/janitor/ignore",
  tag,
  summary: "Keep the janitor quiet about a file, or about issues of one code there",
  input: ignoreInput,
  output: ignored,
  status: 200,
});

export const janitorUnignore = operation({
  id: "janitorUnignore",
  method: "DELETE",
  path: "/workers/janitor/ignore",
  tag,
  summary: "Let the janitor speak of a file again",
  input: unignoreInput,
  output: z.object({ message: text }),
  status: 200,
  errors: ["NOT_FOUND"],
});

const settings = z.object({ relate_body_links: z.boolean() });

export const janitorSettings = operation({
  id: "janitorSettings",
  method: "GET",
  path: "/workers/janitor/settings",
  tag,
  summary: "What the account wants of its janitor",
  input: z.strictObject({}),
  output: settings,
  status: 200,
});

export const janitorSet = operation({
  id: "janitorSet",
  method: "PATCH",
  path: "/workers/janitor/settings",
  tag,
  summary: "Say what the janitor shall do",
  input: janitorSettingsInput,
  output: settings,
  status: 200,
});

const draft = z.object({
  id: z.uuid(),
  issue: text,
  kind: z.enum(["fill", "merge"]),
  path: text,
  merges: text.nullable(),
  before: text,
  after: text,
  left_out: z.array(text),
  by: z.union([
    z.object({ engine: z.literal("model"), provider: text, model: text }),
    z.object({ engine: z.literal("local"), reason: text }),
  ]),
  state: z.enum(["open", "accepted", "discarded"]),
  made_at: time,
  settled_at: time.nullable(),
});

export const janitorPropose = operation({
  id: "janitorPropose",
  method: "POST",
  path: "/workers/janitor/drafts",
  tag,
  summary: "Have a text proposed: for a stub (STUB001), or one record of two of the same name (DUP001)",
  description:
    "Nothing is written before the draft is accepted. A text needs a model; a merge is made by the local engine where " +
    "none answers. What the merge has of neither record stands in `left_out`.",
  input: draftInput,
  long: true,
  output: withRun(z.object({ draft: draft.nullable(), reason: text.nullable() })),
  status: 200,
  errors: ["NOT_FOUND", "CONFLICT"],
});

export const janitorDrafts = operation({
  id: "janitorDrafts",
  method: "GET",
  path: "/workers/janitor/drafts",
  tag,
  summary: "Texts that the janitor proposed, newest first",
  input: listDraftsInput,
  output: z.object({ items: z.array(draft), total: z.int(), next_cursor: text.nullable() }),
  status: 200,
});

export const janitorDraft = operation({
  id: "janitorDraft",
  method: "GET",
  path: "/workers/janitor/drafts/{id}",
  tag,
  summary: "One proposed text, with the text that it was made of",
  input: draftIdInput,
  output: draft,
  status: 200,
  errors: ["NOT_FOUND"],
});

const settled = z.object({ message: text, draft });

export const janitorAccept = operation({
  id: "janitorAccept",
  method: "POST",
  path: "/workers/janitor/drafts/{id}/accept",
  tag,
  summary:
    "Write a proposed text; a merge deletes the other record, and links to it lead to the one that stays",
  description:
    "409 when a record has changed since. It is taken back by POST /workers/janitor/revert, the draft's id as `sweep`.",
  input: draftIdInput,
  output: settled,
  status: 200,
  errors: ["NOT_FOUND", "CONFLICT"],
});

export const janitorDiscard = operation({
  id: "janitorDiscard",
  method: "POST",
  path: "/workers/janitor/drafts/{id}/discard",
  tag,
  summary: "Put a proposed text away",
  input: draftIdInput,
  output: settled,
  status: 200,
  errors: ["NOT_FOUND", "CONFLICT"],
});
