import { KvError } from "@/lib/core/errors";
import { awaitRun, type Execution, type RunOperation } from "@/lib/runs";
import type { StoredReply } from "../idempotency";
import { codesOf } from "../openapi/responses";
import { API_BASE } from "../request/base";
import type { ApiRequest } from "../request/request";
import type { Handler } from "./handle";
import { handleOperation } from "./operation";

/** How long a call waits for its run before it replies 202. */
const MAX_WAIT_MS = 25_000;

/**
 * The handler of an operation that starts a run: waits for the run and replies with its result. `Prefer:
 * respond-async` and `wait=<seconds>` (RFC 7240) shorten the wait; a run that takes longer is answered with 202.
 */
export const runHandler =
  (op: RunOperation): Handler =>
  (request) =>
    handleOperation(op, request, async (ctx, { input }) => {
      const { reused, ...execution } = await op.start(ctx, input);
      const outcome = await awaitRun(ctx, execution, waitMs(request), request.signal).catch(asListed(op));
      if (!outcome.isDone) return acceptedReply(execution, reused, outcome.isExecuting);
      const result = (op.present ? await op.present(ctx, outcome.result) : outcome.result) as object;
      // The result of a run may have more than the reply: the schema picks.
      const output = op.output.parse({ ...result, execution, reused });
      return { status: op.http.status ?? 200, headers: {}, body: JSON.stringify(output) };
    });

/** A run may meet what the operation does not list, since it has nothing to do with the request. */
const asListed = (op: RunOperation) => (error: unknown) => {
  if (!(error instanceof KvError) || codesOf(op, { hasBody: true }).includes(error.code)) throw error;
  const { message, cause, mayBeDone } = error;
  throw new KvError("EXEC_ERROR", message, { cause, mayBeDone });
};

function acceptedReply(execution: Execution, reused: boolean, isExecuting: boolean): StoredReply {
  const { workflowId, runId } = execution;
  const status_url = `${API_BASE}/workflows/${encodeURIComponent(workflowId)}?run_id=${runId}`;
  const body = { execution, reused, state: isExecuting ? "running" : "queued", status_url };
  return { status: 202, headers: { Location: status_url }, body: JSON.stringify(body) };
}

function waitMs(request: ApiRequest): number {
  const preferred = (request.headers.get("prefer") ?? "").toLowerCase().split(",");
  const wait = preferred.map((each) => /^\s*wait\s*=\s*"?(\d{1,4})"?\s*$/.exec(each)?.[1]).find(Boolean);
  if (wait !== undefined) return Math.min(Number(wait) * 1_000, MAX_WAIT_MS);
  return preferred.some((each) => each.trim() === "respond-async") ? 0 : MAX_WAIT_MS;
}
