import { titleOf } from "@/components/runs/title";
import type { Context } from "@/lib/db";
import { type ExecutionSummary, runValues } from "@/lib/runs";
import { inboxNames } from "@/lib/vault";

/** What each run did, by run id. */
export async function titlesOf(
  ctx: Context,
  runs: readonly ExecutionSummary[],
): Promise<ReadonlyMap<string, string>> {
  const values = await runValues(
    ctx,
    runs.map(({ execution }) => execution.runId),
  );
  const names = await inboxNames(
    ctx,
    [...values.values()].flatMap(({ input }) => inboxIdOf(input)),
  );
  return new Map(
    runs.map(({ execution: { runId }, type, status }) => {
      const { input = {}, result } = values.get(runId) ?? {};
      const filename = inboxIdOf(input).flatMap((id) => names.get(id) ?? [])[0];
      return [runId, titleOf({ type: type.name, status, input, result, ...(filename && { filename }) })];
    }),
  );
}

/** The inbox file of a run of the curator. */
export const inboxIdOf = ({ inboxId }: Readonly<Record<string, unknown>>): string[] =>
  typeof inboxId === "string" ? [inboxId] : [];
