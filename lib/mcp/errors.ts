import { randomUUID } from "node:crypto";
import { ErrorCode, McpError } from "@modelcontextprotocol/sdk/types.js";
import { KvError } from "@/lib/core/errors";
import { outageOf } from "@/lib/core/outage";
import type { Context } from "@/lib/db";

/** An error as a message for an assistant; one that is not ours goes to the log and shows only its id. */
export function errorText(ctx: Context, error: unknown): string {
  if (error instanceof McpError) return error.message;
  if (!(error instanceof KvError)) {
    const outage = outageOf(error);
    if (outage !== null) return `UNAVAILABLE: ${outage}`;
    const id = randomUUID();
    ctx.log.error({ err: error, errorId: id }, "a tool failed");
    return `INTERNAL_ERROR: Something went wrong on our side; ${id} finds it in the log`;
  }
  const details = (error.details ?? []).map(({ path, message }) => (path ? `${path}: ${message}` : message));
  const [first = ""] = details;
  // Often the message is that of the only detail, without which argument it is about.
  const head = first.endsWith(`: ${error.message}`) ? first : error.message;
  return [`${error.code}: ${head}`, ...details.filter((detail) => !head.includes(detail))].join("\n");
}

/** Of the protocol: a resource that is not there. */
const NO_RESOURCE = -32002;

/** Does the work; its errors become those of the protocol. */
export async function protocolError<T>(ctx: Context, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    // No `McpError`, whose text begins with its code: clients add that, too.
    throw Object.assign(new Error(errorText(ctx, error)), { code: codeOf(error) });
  }
}

function codeOf(error: unknown): number {
  if (error instanceof McpError) return error.code;
  if (!(error instanceof KvError)) return ErrorCode.InternalError;
  return error.code === "NOT_FOUND" ? NO_RESOURCE : ErrorCode.InvalidParams;
}
