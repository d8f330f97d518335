import { z } from "zod";
import { count } from "@/lib/core/count";
import type { Context } from "@/lib/db";
import { describeWorkflow, startWorkflow, workersStatus } from "@/lib/runs";
import { vaultContext } from "@/lib/vault";
import { oneLine, paragraph } from "../text/lines";
import { defineTool } from "./tool";

/** What assistants may start: nothing of it deletes records or restores a backup. */
const RUNS = {
  process_inbox: { type: "InboxWorkflow", input: {} },
  scan_issues: { type: "JanitorWorkflow", input: { fix: false } },
  fix_issues: { type: "JanitorWorkflow", input: { fix: true } },
  extract_learnings: { type: "DistillerWorkflow", input: {} },
  update_clusters: { type: "SurveyorWorkflow", input: {} },
  back_up: { type: "BackupWorkflow", input: {} },
} as const;

type RunName = keyof typeof RUNS;

const MAX_RESULT = 2_000;

export const run = defineTool({
  name: "run",
  title: "Start a run of a worker",
  description:
    "Starts work in the background, or joins it where it is running already: the curator's inbox, the janitor's issues, the " +
    "distiller, the surveyor, a backup. `status` says how it ends.",
  operations: [startWorkflow],
  input: z.strictObject({ what: z.enum(Object.keys(RUNS) as [RunName, ...RunName[]]) }),
  run: async (ctx, { what }) => {
    const { message, execution } = await startWorkflow(ctx, RUNS[what]);
    return `${message}. Its status: workflow_id ${execution.workflowId}`;
  },
});

export const status = defineTool({
  name: "status",
  title: "Status of the vault or of a run",
  description: "The vault in numbers and its workers; or one run, by the workflow_id that `run` gave.",
  operations: [vaultContext, workersStatus, describeWorkflow],
  input: z.strictObject({ workflow_id: z.string().optional() }),
  run: (ctx, { workflow_id }) => (workflow_id === undefined ? vaultStatus(ctx) : runStatus(ctx, workflow_id)),
});

async function vaultStatus(ctx: Context): Promise<string> {
  const { raw, counts_by_type } = await vaultContext(ctx, { records: "false" });
  const { workers } = await workersStatus(ctx);
  const types = Object.entries(counts_by_type).map(([type, n]) => `${type} ${n}`);
  return paragraph(
    `${raw}.`,
    types.length > 0 && `Records by type: ${types.join(", ")}`,
    ...workers.map(
      ({ name, state, health, queue, last_error }) =>
        `- ${name}: ${state}, ${health}, ${count(queue.depth, "run")} queued${last_error ? `, last error: ${oneLine(JSON.stringify(last_error))}` : ""}`,
    ),
  );
}

async function runStatus(ctx: Context, workflowId: string): Promise<string> {
  const found = await describeWorkflow(ctx, { workflowId });
  const { status, startTime, closeTime } = found.workflowExecutionInfo;
  return paragraph(
    `${workflowId}: ${status.replace("WORKFLOW_EXECUTION_STATUS_", "").toLowerCase()}, started ${startTime}${closeTime ? `, ended ${closeTime}` : ""}`,
    found.failure && `Failed: ${oneLine(found.failure.message, 500)}`,
    found.result !== undefined && `Result: ${oneLine(JSON.stringify(found.result), MAX_RESULT)}`,
  );
}
