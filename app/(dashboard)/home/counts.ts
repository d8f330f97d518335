import { type ActionCount, countActions } from "@/lib/audit";
import { count } from "@/lib/core/count";
import type { Context } from "@/lib/db";
import { listWorkflows } from "@/lib/runs";

const MAX_RUNS = 100;
/** The worker whose records are learnings. */
const DISTILLER = "distiller";

interface Counted {
  title: string;
  plural?: string;
  is: (entry: ActionCount) => boolean;
}

const has =
  (action: string) =>
  (entry: ActionCount): boolean =>
    entry.action === action;

const isLearning = ({ action, actorType, actorId }: ActionCount): boolean =>
  action === "record.create" && actorType === "worker" && actorId === DISTILLER;

/** What is counted in the audit log. */
const COUNTED: readonly Counted[] = [
  {
    title: "record created",
    plural: "records created",
    is: (entry) => has("record.create")(entry) && !isLearning(entry),
  },
  { title: "edit", is: has("record.edit") },
  { title: "record moved", plural: "records moved", is: has("record.move") },
  { title: "record deleted", plural: "records deleted", is: has("record.delete") },
  { title: "fix", plural: "fixes", is: has("janitor.fix") },
  { title: "learning", is: isLearning },
  { title: "file added to the inbox", plural: "files added to the inbox", is: has("inbox.add") },
];

/** What has happened since a time, as one sentence. */
export async function summaryOf(ctx: Context, since: Date): Promise<string> {
  const [actions, { runs, nextCursor }] = await Promise.all([
    countActions(ctx, since),
    listWorkflows(ctx, { query: `CloseTime > '${since.toISOString()}'`, limit: MAX_RUNS }),
  ]);
  const counted = COUNTED.flatMap(({ title, plural, is }) => {
    const n = actions.filter(is).reduce((sum, action) => sum + action.n, 0);
    return n > 0 ? [count(n, title, plural)] : [];
  });
  if (counted.length === 0 && runs.length === 0) return "Nothing has changed.";
  const ended = nextCursor ? `${MAX_RUNS}+ runs ended` : count(runs.length, "run ended", "runs ended");
  return `${[...counted, ...(runs.length > 0 ? [ended] : [])].join(", ")}.`;
}
