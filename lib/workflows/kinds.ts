import { createHash } from "node:crypto";
import { z } from "zod";
import { invalid } from "@/lib/core/errors";
import { textInput } from "@/lib/core/text";
import type { Context, Tx } from "@/lib/db";
import { prepareFile } from "./inbox-files";
import { projectPath } from "./projects";

/** The workers, in the order in which they are listed; each has a task queue of its name. */
export const WORKERS = ["curator", "janitor", "distiller", "surveyor"] as const;

export type WorkerName = (typeof WORKERS)[number];

/** Backups are no worker's: they go on while workers are stopped, in a queue of their own. */
export type QueueName = WorkerName | "backups";

/** What a run works on, and the id under which it goes. */
export interface Prepared {
  workflowId: string;
  input: Record<string, unknown>;
}

/** A kind of workflow, as everyone may know it; what it does only worker processes need to load. */
export interface WorkflowKind {
  type: string;
  queue: QueueName;
  /** One line for people. */
  purpose: string;
  /** What someone who starts it may pass. */
  input: z.ZodObject;
  /** Each account has a schedule of it from the start, which can be paused and changed, and not be deleted. */
  schedule?: { id: string; cron: string };
  /** Makes the run's own input of it. A second start joins the run that goes on under the same id. */
  prepare: (ctx: Context, tx: Tx, input: Record<string, unknown>) => Promise<Prepared>;
}

export const CURATOR: WorkflowKind = {
  type: "CuratorWorkflow",
  queue: "curator",
  purpose: "Turns one inbox file into linked records",
  input: z.strictObject({ filename: z.string("must be the name of a file that waits in the inbox") }),
  prepare: (ctx, tx, { filename }) => prepareFile(ctx, tx, String(filename)),
};

const MOST_FILES = 1_000;
/** More would only wait: a process works on four runs of a queue at a time. */
const MOST_JOBS = 8;

const upTo = (most: number) =>
  z
    .int(`must be a whole number from 1 to ${most}`)
    .min(1, "must be at least 1")
    .max(most, `must be at most ${most}`);

export const processInput = z.strictObject({
  limit: upTo(MOST_FILES).default(MOST_FILES).meta({ description: "At most so many files, oldest first" }),
  dry_run: z
    .boolean("must be true or false")
    .default(false)
    .meta({ description: "Only tell what the files would become" }),
  jobs: upTo(MOST_JOBS).default(1).meta({ description: "How many files are worked on at the same time" }),
});

export const INBOX_PASS: WorkflowKind = {
  type: "InboxWorkflow",
  queue: "curator",
  purpose: "Takes every file that waits in the inbox, or tells what they would become",
  input: processInput,
  prepare: async (_ctx, _tx, input) => ({
    workflowId: input.dry_run ? "curator-preview" : "curator-inbox",
    input,
  }),
};

const some = (what: string) =>
  z
    .array(z.string(), `must be a list of ${what}`)
    .min(1, "cannot be empty")
    .max(1_000, "at most 1000")
    .optional();

export const janitorInput = z.strictObject({
  fix: z
    .boolean("must be true or false")
    .default(false)
    .meta({ description: "Apply what is certain, instead of only looking" }),
  codes: some("codes").meta({ description: "Fix issues of these codes only" }),
  paths: some("paths").meta({ description: "Fix issues of these files only" }),
  issues: some("ids of issues").meta({ description: "Fix these issues only" }),
});

export type JanitorInput = z.output<typeof janitorInput>;

export const JANITOR: WorkflowKind = {
  type: "JanitorWorkflow",
  queue: "janitor",
  purpose: "Looks for faults in the whole vault and, when told to, repairs those that are certain",
  input: janitorInput,
  schedule: { id: "janitor-sweep", cron: "0 3 * * *" },
  prepare: async (_ctx, _tx, input) => ({ workflowId: janitorWorkflowId(input), input }),
};

/** Who asks for the same joins the run that goes on; a fix of something else is another run. */
function janitorWorkflowId({ fix, ...some }: Record<string, unknown>): string {
  if (!fix) return "janitor-scan";
  if (Object.values(some).every((each) => each === undefined)) return "janitor-fix";
  return `janitor-fix-${shortHash(some)}`;
}

export const distillerInput = z.strictObject({
  project: textInput.optional().meta({ description: "Distil only what belongs to this project" }),
  scan: z
    .boolean("must be true or false")
    .default(false)
    .meta({ description: "Only look for candidates, instead of extracting learnings" }),
});

export type DistillerInput = z.output<typeof distillerInput>;

export const DISTILLER: WorkflowKind = {
  type: "DistillerWorkflow",
  queue: "distiller",
  purpose:
    "Extracts decisions, assumptions, constraints and contradictions from the records that have changed",
  input: distillerInput,
  schedule: { id: "distiller", cron: "0 4 * * *" },
  prepare: async (ctx, _tx, input) => {
    const project = input.project === undefined ? undefined : await projectPath(ctx, String(input.project));
    return { workflowId: distillerWorkflowId(input.scan === true, project), input: { ...input, project } };
  },
};

/** Who asks for the same joins the run that goes on; a run of one project is another. */
function distillerWorkflowId(isScan: boolean, project: string | undefined): string {
  const id = isScan ? "distiller-scan" : "distiller-run";
  if (project === undefined) return id;
  return `${id}-${shortHash({ project })}`;
}
const backupId = z.uuid("must be the id of a backup");

export const backupInput = z.strictObject({
  reason: z
    .enum(["schedule", "manual"], "must be schedule or manual")
    .default("schedule")
    .meta({ description: "What the list of backups tells of why it was made" }),
});

export const BACKUP: WorkflowKind = {
  type: "BackupWorkflow",
  queue: "backups",
  purpose: "Makes an encrypted backup of the account and reads it back",
  input: backupInput,
  schedule: { id: "backup", cron: "0 1 * * *" },
  prepare: async (_ctx, _tx, input) => ({ workflowId: "backup", input }),
};

export const backupDrillInput = z.strictObject({
  backup: backupId.optional().meta({ description: "Which backup to try; the latest by default" }),
});

export const BACKUP_DRILL: WorkflowKind = {
  type: "BackupDrillWorkflow",
  queue: "backups",
  purpose: "Restores a backup into a scratch place and compares it",
  input: backupDrillInput,
  schedule: { id: "backup-drill", cron: "0 5 * * 0" },
  prepare: async (_ctx, _tx, input) => ({ workflowId: `backup-drill-${input.backup ?? "latest"}`, input }),
};

export const backupVerifyInput = z.strictObject({ backup: backupId });

export const BACKUP_VERIFY: WorkflowKind = {
  type: "BackupVerifyWorkflow",
  queue: "backups",
  purpose: "Reads a backup back, decrypts it and checks every hash",
  input: backupVerifyInput,
  prepare: async (_ctx, _tx, input) => ({ workflowId: `backup-verify-${input.backup}`, input }),
};

export const backupRestoreInput = z.strictObject({
  backup: backupId,
  path: textInput.optional().meta({ description: "One file of the vault; without it the whole account" }),
  apply: z
    .boolean("must be true or false")
    .default(false)
    .meta({ description: "Restore, instead of only telling what would change" }),
  seen: textInput.nullable().optional().meta({
    description: "The `hash` of the preview: the file is left alone when it has changed since",
  }),
});

export type BackupRestoreInput = z.output<typeof backupRestoreInput>;

export const BACKUP_RESTORE: WorkflowKind = {
  type: "BackupRestoreWorkflow",
  queue: "backups",
  purpose:
    "Restores one file, or the whole account in place after a safety backup; or tells what it would change",
  input: backupRestoreInput,
  prepare: async (_ctx, _tx, input) => ({ workflowId: `backup-restore-${shortHash(input)}`, input }),
};

const shortHash = (input: Record<string, unknown>): string =>
  createHash("sha256").update(JSON.stringify(input)).digest("hex").slice(0, 12);

export const draftInput = z.strictObject({
  issue: textInput.max(100, "at most 100 characters").meta({
    description: "The id of an issue STUB001 or DUP001, as the list of issues has it",
  }),
  with: textInput.max(2_048, "at most 2048 characters").optional().meta({
    description: "Of several records of the same name, the one to merge into this one",
  }),
});

export const DRAFT: WorkflowKind = {
  type: "JanitorDraftWorkflow",
  queue: "janitor",
  purpose: "Proposes a text for a record that says next to nothing, or one record of two of the same name",
  input: draftInput,
  prepare: async (_ctx, _tx, input) => ({ workflowId: `janitor-draft-${shortHash(input)}`, input }),
};

export const REFLECTION: WorkflowKind = {
  type: "ReflectionWorkflow",
  queue: "curator",
  purpose: "Learns from where inbox files were routed, and from what the user corrected",
  input: z.strictObject({}),
  schedule: { id: "reflection", cron: "0 2 * * *" },
  prepare: async () => ({ workflowId: "reflection", input: {} }),
};

export const SURVEYOR: WorkflowKind = {
  type: "SurveyorWorkflow",
  queue: "surveyor",
  purpose: "Embeds what has changed, groups records by meaning, and proposes relations and tags",
  input: z.strictObject({}),
  schedule: { id: "surveyor", cron: "30 4 * * *" },
  prepare: async (_ctx, _tx, input) => ({ workflowId: "surveyor-run", input }),
};

/** What can be started by name, through the API or by a schedule. */
export const WORKFLOW_KINDS: readonly WorkflowKind[] = [
  CURATOR,
  INBOX_PASS,
  REFLECTION,
  JANITOR,
  DRAFT,
  DISTILLER,
  SURVEYOR,
  BACKUP,
  BACKUP_DRILL,
  BACKUP_VERIFY,
  BACKUP_RESTORE,
];

/** The kind of this type. Throws `VALIDATION_ERROR`, which names those that exist. */
export function kindOf(type: string): WorkflowKind {
  const kind = WORKFLOW_KINDS.find((each) => each.type === type);
  if (kind) return kind;
  const known = WORKFLOW_KINDS.map((each) => each.type).join(", ");
  throw invalid("type", `"${type}" is no type of workflow that can be started: name one of ${known}`);
}
