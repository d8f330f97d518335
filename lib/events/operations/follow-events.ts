import { z } from "zod";
import { liveHub } from "@/lib/live";
import { defineStreamOperation } from "@/lib/operation";
import { Bell } from "../feed/bell";
import { idOf, positionOf } from "../feed/position";
import { type FeedEvent, readAfter, startOf } from "../feed/read";
import { event, eventTypesInput } from "../types";

/** Between two looks of the caller at the key. */
const IDLE_MS = 2_000;
/** Until events that an older transaction holds back are looked for again. */
const HELD_BACK_MS = 200;

const input = z.strictObject({
  types: z
    .preprocess((given) => (typeof given === "string" ? given.split(",") : given), eventTypesInput)
    .optional()
    .meta({ type: "string", description: "Only events of these types, separated by commas; all by default" }),
});

/** Yields null at least every two seconds. Without events it asks the database nothing: a notification wakes it. */
export const followEvents = defineStreamOperation({
  id: "followEvents",
  http: { method: "GET", path: "/events" },
  tag: "Events",
  summary: "Stream events: what happens to records, inbox files, runs and issues",
  description:
    "Server-sent events, from now on or after `Last-Event-ID`: an `id` of the stream, which also comes before the first event. The last seven days are kept, at most " +
    "50,000 events; where some may be missing, the first event is `events.missed`, and the oldest that is kept follows.",
  input,
  output: event,
  async *run(ctx, { types }, { lastEventId, signal }) {
    const isWanted = ({ type }: FeedEvent) => types === undefined || types.some((each) => each === type);
    const bell = new Bell();
    const seen = lastEventId === null ? null : positionOf(lastEventId);
    const unsubscribe = liveHub().subscribe(ctx.account.id, bell.ring);
    try {
      let { position, hasMissed } = await startOf(ctx, seen);
      if (hasMissed) yield { id: idOf(position), data: missed(ctx.clock.now()) };
      else yield { id: idOf(position) };
      for (let isRung = true; !signal.aborted; ) {
        let isHeldBack = false;
        if (isRung) {
          const batch = await readAfter(ctx, position);
          for (const each of batch.events.filter(isWanted))
            yield { id: idOf(each), data: event.parse(JSON.parse(each.body)) };
          const last = batch.events.at(-1);
          // Skips events of other types, so that the client need not look through them again.
          if (last && !isWanted(last)) yield { id: idOf(last) };
          position = last ?? position;
          if (batch.isFull && !batch.isHeldBack) continue;
          isHeldBack = batch.isHeldBack;
        }
        yield null;
        isRung = (await bell.wait(isHeldBack ? HELD_BACK_MS : IDLE_MS, signal)) || isHeldBack;
      }
    } finally {
      unsubscribe();
    }
  },
});

const missed = (now: Date): z.output<typeof event> => ({
  id: crypto.randomUUID(),
  type: "events.missed",
  timestamp: now.toISOString(),
  actor: { type: "worker", id: "events", label: "events" },
  data: { message: "Events before this one are no longer kept: read again what you need" },
});
