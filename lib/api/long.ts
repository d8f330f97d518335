import type { z } from "zod";
import type { Context } from "@/lib/db";
import { awaitRun, type Execution } from "@/lib/runs";
import type { Operation } from "./contract/operation";
import type { StoredReply } from "./idempotency";
import { API_BASE } from "./match";
import { type Handler, operate } from "./route";

/** How long a call that starts long work waits for it, before it answers 202. */
const MOST_WAIT_MS = 25_000;

/**
 * The handler of an operation whose work is a run: starts it by `start`, or joins the one that goes on, waits
 * for it, and answers its result with the run it is of. `Prefer: respond-async` and `wait=<seconds>` (RFC 7240)
 * shorten the wait; what still goes on then is answered with 202. `present` makes the reply of the run's result,
 * where it is not the reply itself.
 */
export function longRoute<I extends z.ZodObject, O extends z.ZodType>(
  op: Operation<I, O>,
  start: (ctx: Context, input: z.input<I>) => Promise<Execution & { reused: boolean }>,
  present: (ctx: Context, result: unknown) => Promise<unknown> = async (_, result) => result,
): Handler {
  return (request) =>
    operate(op, request, async (ctx, input) => {
      const { reused, ...execution } = await start(ctx, input);
      const outcome = await awaitRun(ctx, execution, waitMs(request), request.signal);
      if (!outcome.isDone) return acceptedReply(execution, reused, outcome.hasBegun);
      const result = (await present(ctx, outcome.result)) as object;
      const output = op.output.parse({ ...result, execution, reused });
      return { status: op.status, headers: {}, body: JSON.stringify(output) };
    });
}

function acceptedReply(execution: Execution, reused: boolean, hasBegun: boolean): StoredReply {
  const { workflowId, runId } = execution;
  const status_url = `${API_BASE}/workflows/${encodeURIComponent(workflowId)}?run_id=${runId}`;
  const body = { execution, reused, state: hasBegun ? "running" : "queued", status_url };
  return { status: 202, headers: { Location: status_url }, body: JSON.stringify(body) };
}

function waitMs(request: Request): number {
  const preferred = (request.headers.get("prefer") ?? "").toLowerCase().split(",");
  const wait = preferred.map((each) => /^\s*wait\s*=\s*"?(\d{1,4})"?\s*$/.exec(each)?.[1]).find(Boolean);
  if (wait !== undefined) return Math.min(Number(wait) * 1_000, MOST_WAIT_MS);
  return preferred.some((each) => each.trim() === "respond-async") ? 0 : MOST_WAIT_MS;
}
