import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { wholeNumberOrText } from "@/lib/core/limit";
import { env } from "@/lib/env";
import { idOf, LOG_SERVICES, LogSource, logsDirectory, type PositionedLine, positionOf } from "@/lib/log";
import { defineStreamOperation, type StreamEvent } from "@/lib/operation";

const MAX_TAIL = 1_000;
/** How often the files are read. */
const POLL_MS = 500;

const input = z.strictObject({
  service: z
    .enum(LOG_SERVICES, `must be one of ${LOG_SERVICES.join(", ")}`)
    .optional()
    .meta({ description: "Only lines of this kind of process" }),
  tail: wholeNumberOrText(0, MAX_TAIL)
    .default(100)
    .meta({ description: "The number of earlier lines to start with" }),
  limit: wholeNumberOrText(1, MAX_TAIL).optional().meta({ description: "Other name of tail" }),
});

/**
 * The account's log lines: the last ones first, then each new one, without end. Yields null at least twice a second if
 * there are none. Lines without an account are not shown.
 */
export const followLogs = defineStreamOperation({
  id: "followLogs",
  http: { method: "GET", path: "/logs" },
  tag: "Service",
  summary: "Stream the account's log lines: the last ones, then each new one",
  description: "Server-sent events.",
  input,
  output: z.object({
    line: z.string().meta({ description: "An entry of the log: one JSON object, as text" }),
  }),
  async *run(ctx, { service, tail, limit = tail }, from) {
    const services = service ? [service] : LOG_SERVICES;
    const source = new LogSource(logsDirectory(env().KV_DATA_DIR), services, ctx.account.id);
    const seen = from.lastEventId === null ? null : positionOf(from.lastEventId);
    if (seen) source.resume(seen);
    else yield* eventsOf(await source.last(limit));
    while (!from.signal.aborted) {
      const { lines, more } = await source.next();
      yield* eventsOf(lines);
      yield null;
      if (!more) await sleep(POLL_MS, undefined, { signal: from.signal }).catch(() => {});
    }
  },
});

const eventsOf = (lines: readonly PositionedLine[]): StreamEvent<{ line: string }>[] =>
  lines.map(({ text, position }) => ({ id: idOf(position), data: { line: text } }));
