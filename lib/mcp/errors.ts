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
  const details = (error.details ?? []).filter(({ message }) => !error.message.includes(message));
  return [
    `${error.code}: ${error.message}`,
    ...details.map(({ path, message }) => `${path}: ${message}`),
  ].join("\n");
}

/** Does the work; its errors become those of the protocol. */
export async function protocolError<T>(ctx: Context, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const isOurs = error instanceof KvError || error instanceof McpError;
    throw new McpError(isOurs ? ErrorCode.InvalidParams : ErrorCode.InternalError, errorText(ctx, error));
  }
}
