import { count } from "@/lib/core/count";

type Values = Readonly<Record<string, unknown>>;

/** What is known of a run. */
export interface TitledRun {
  type: string;
  /** `WORKFLOW_EXECUTION_STATUS_…` */
  status: string;
  input: Values;
  result: unknown;
  /** The name of its inbox file. */
  filename?: string;
}

/** What a kind of run is called: while it is open, once it is completed, and when it ended otherwise. */
type Titles = (run: {
  input: Values;
  filename: string | undefined;
  /** A number in the result; undefined if it has none. */
  of: (name: string) => number | undefined;
}) => { open: string; done: string; ended: string };

/** `Fixed 3 issues`, or without a number `Fixed issues`. */
const counted = (verb: string, n: number | undefined, noun: string, plural = `${noun}s`): string =>
  `${verb} ${n === undefined ? plural : count(n, noun, plural)}`;

const forms = (open: string, done: string, ended: string) => ({ open, done, ended });

const TITLES: Readonly<Record<string, Titles>> = {
  CuratorWorkflow: ({ filename = "an inbox file" }) =>
    forms(`Curating ${filename}`, `Curated ${filename}`, `Curate ${filename}`),
  CuratorBatchWorkflow: ({ input: { inboxIds }, of }) =>
    forms(
      counted("Curating", Array.isArray(inboxIds) ? inboxIds.length : undefined, "inbox file"),
      counted("Curated", of("processed"), "inbox file"),
      "Curate inbox files",
    ),
  InboxWorkflow: ({ input, of }) =>
    input.dry_run === true
      ? forms("Previewing the inbox", "Previewed the inbox", "Preview the inbox")
      : forms(
          "Processing the inbox",
          counted("Processed", of("processed"), "inbox file"),
          "Process the inbox",
        ),
  JanitorWorkflow: ({ input, of }) =>
    input.fix === true
      ? forms("Fixing issues", counted("Fixed", of("issues_fixed"), "issue"), "Fix issues")
      : forms("Scanning the vault", counted("Found", of("issues_found"), "issue"), "Scan the vault"),
  JanitorDraftWorkflow: () => forms("Drafting a text", "Drafted a text", "Draft a text"),
  JanitorRevertWorkflow: ({ of }) =>
    forms("Reverting fixes", counted("Reverted", of("reverted"), "fix", "fixes"), "Revert fixes"),
  DistillerWorkflow: ({ input, of }) =>
    input.scan === true
      ? forms(
          "Looking for candidates",
          counted("Found", of("candidates_found"), "candidate"),
          "Find candidates",
        )
      : forms(
          "Extracting learnings",
          counted("Extracted", of("learnings_extracted"), "learning"),
          "Extract learnings",
        ),
  SurveyorWorkflow: ({ of }) =>
    forms(
      "Grouping records",
      `${counted("Grouped", of("records"), "record")} into ${counted("", of("clusters"), "cluster").trim()}`,
      "Group records",
    ),
  SurveyorWithdrawWorkflow: ({ of }) =>
    forms(
      "Removing what the surveyor wrote",
      `Removed what the surveyor wrote from ${counted("", of("files"), "record").trim()}`,
      "Remove what the surveyor wrote",
    ),
  ReflectionWorkflow: ({ of }) =>
    forms("Learning rules", counted("Learned", of("formed"), "rule"), "Learn rules"),
  BackupWorkflow: ({ of }) => forms("Backing up", counted("Backed up", of("files"), "file"), "Back up"),
  BackupVerifyWorkflow: () => forms("Verifying a backup", "Verified a backup", "Verify a backup"),
  BackupDrillWorkflow: () => forms("Testing a restore", "Tested a restore", "Test a restore"),
  BackupRestoreWorkflow: ({ input: { path, apply } }) => {
    const what = typeof path === "string" ? path : "the account";
    return apply === true
      ? forms(`Restoring ${what}`, `Restored ${what}`, `Restore ${what}`)
      : forms(`Previewing ${what}`, `Previewed ${what}`, `Preview ${what}`);
  },
};

/** What a run did, does or was to do: `Curated sprint-review.md`, `Fixed 3 issues`. */
export function titleOf({ type, status, input, result, filename }: TitledRun): string {
  const titles = TITLES[type];
  if (!titles) return `${type.replace(/Workflow$/, "")} run`;
  const { open, done, ended } = titles({ input, filename, of: (name) => numberIn(result, name) });
  if (status.endsWith("_COMPLETED")) return done;
  return /_(RUNNING|PAUSED)$/.test(status) ? open : ended;
}

function numberIn(result: unknown, name: string): number | undefined {
  if (typeof result !== "object" || result === null) return undefined;
  const value = Object.entries(result).find(([key]) => key === name)?.[1];
  return typeof value === "number" ? value : undefined;
}
