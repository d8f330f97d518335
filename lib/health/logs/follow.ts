import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { parse } from "@/lib/core/parse";
import type { Context } from "@/lib/db";
import { env } from "@/lib/env";
import { idOf, LOG_SERVICES, LogSource, logsDirectory, positionOf, type Told } from "@/lib/log";

const MAX_TAIL = 1_000;
const TAIL_FORM = `must be a whole number from 0 to ${MAX_TAIL}`;
const POLL_MS = 500;

/** Query strings have digits as text; the schema rejects anything else. */
function asNumber(value: unknown): unknown {
  return typeof value === "string" && /^\d+$/.test(value) ? Number(value) : value;
}

export const logsInput = z.strictObject({
  service: z
    .enum(LOG_SERVICES, `must be one of ${LOG_SERVICES.join(", ")}`)
    .optional()
    .meta({ description: "Only lines of this service; all by default" }),
  tail: z
    .preprocess(asNumber, z.int(TAIL_FORM).min(0, TAIL_FORM).max(MAX_TAIL, TAIL_FORM))
    .default(100)
    .meta({
      type: "integer",
      minimum: 0,
      maximum: MAX_TAIL,
      description: "How many of the last lines to send first",
    }),
});

/** One line, and the id from which a client resumes. */
export interface LogEvent {
  id: string;
  data: { line: string };
}

export interface FollowFrom {
  /** The id of the last event that the client has received; `tail` is then ignored. */
  lastEventId: string | null;
  /** Ends the stream. */
  signal: AbortSignal;
}

/**
 * Follows the account's log lines: the last ones, then each new one. Yields null at least twice a second, so that the
 * caller can stop. Lines without an account are not included.
 */
export async function* followLogs(
  ctx: Context,
  input: z.input<typeof logsInput>,
  from: FollowFrom,
): AsyncGenerator<LogEvent | null> {
  const { service, tail } = parse(logsInput, input);
  const services = service ? [service] : LOG_SERVICES;
  const source = new LogSource(logsDirectory(env().KV_DATA_DIR), services, ctx.account.id);
  const seen = from.lastEventId === null ? null : positionOf(from.lastEventId);
  if (seen) source.resume(seen);
  else yield* eventsOf(await source.last(tail));
  while (!from.signal.aborted) {
    const { told, more } = await source.next();
    yield* eventsOf(told);
    yield null;
    if (!more) await sleep(POLL_MS, undefined, { signal: from.signal }).catch(() => {});
  }
}

const eventsOf = (told: readonly Told[]): LogEvent[] =>
  told.map(({ text, position }) => ({ id: idOf(position), data: { line: text } }));
