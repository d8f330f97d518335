import { fileWorkflowId } from "@/lib/curator";
import type { Context } from "@/lib/db";
import { inboxNames } from "@/lib/vault";

/** The prefix of the workflow id of an inbox file's run; the file's id follows. */
const PREFIX = fileWorkflowId("");

/** The names of the inbox files of some runs, by workflow id; without runs that have no file. */
export async function fileNames(
  ctx: Context,
  runs: readonly { workflowId: string }[],
): Promise<ReadonlyMap<string, string>> {
  const ids = runs.flatMap(({ workflowId }) =>
    workflowId.startsWith(PREFIX) ? [workflowId.slice(PREFIX.length)] : [],
  );
  const names = await inboxNames(ctx, ids);
  return new Map([...names].map(([id, filename]) => [fileWorkflowId(id), filename]));
}
