import { z } from "zod";
import { acceptedRun } from "@/lib/runs";
import type { Api, Reply } from "./api";
import { until } from "./until";

const LIMIT_MS = 120_000;

const described = z.object({
  workflowExecutionInfo: z.object({ status: z.string(), closeTime: z.string().optional() }),
  result: z.record(z.string(), z.unknown()).optional(),
});

/** Follows a run that was accepted with 202 to its end. Answers its result, with the run; throws when it failed. */
export async function runEnd(api: Api, accepted: Reply): Promise<Record<string, unknown>> {
  const { execution, reused, status_url } = acceptedRun.parse(accepted.body);
  const describe = async () => {
    const reply = await api.send("GET", status_url.replace("/api/v1", ""));
    return described.parse(reply.body);
  };
  const isClosed = async () => (await describe()).workflowExecutionInfo.closeTime !== undefined;
  await until(`the run ${execution.workflowId} has ended`, isClosed, LIMIT_MS);
  const { workflowExecutionInfo, result } = await describe();
  if (!workflowExecutionInfo.status.endsWith("_COMPLETED"))
    throw new Error(`The run ${execution.workflowId} ended as ${workflowExecutionInfo.status}`);
  return { ...result, execution, reused };
}
