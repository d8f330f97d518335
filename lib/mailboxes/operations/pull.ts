import { z } from "zod";
import { conflict, KvError } from "@/lib/core/errors";
import { withTimeout } from "@/lib/core/timeout";
import { defineOperation } from "@/lib/operation";
import { exampleMailbox } from "../examples";
import { findMailbox } from "../find";
import { claimOne } from "../pull/claim";
import { pull } from "../pull/pull";
import { idInput } from "../shapes";

/** A request waits for no more than this; the worker pulls the rest. */
const LIMIT_MS = 90_000;

/** Pulls a mailbox now, also one that is disabled. */
export const pullMailbox = defineOperation({
  id: "pullMailbox",
  http: { method: "POST", path: "/mailboxes/{id}/pull" },
  tag: "Inbox",
  summary: "Pull a mailbox now, and wait for it",
  description: "Up to 50 messages, also while it is disabled; the worker pulls the rest.",
  input: z.strictObject({ id: idInput }),
  output: z.object({
    pulled: z.int().meta({ description: "Messages that came to the inbox" }),
    skipped: z.int().meta({ description: "Messages that are too large or were not delivered" }),
    remaining: z.int().meta({ description: "Messages that are left for the next pull" }),
  }),
  errors: ["NOT_FOUND", "CONFLICT", "EXEC_ERROR"],
  examples: [{ input: { id: exampleMailbox.id }, output: { pulled: 3, skipped: 0, remaining: 0 } }],
  run: async (ctx, { id }) => {
    await findMailbox(ctx, id);
    const mailbox = await claimOne(ctx, id);
    if (!mailbox) throw conflict("The mailbox is being pulled: wait until that has ended");
    const { error, ...pulled } = await withTimeout(LIMIT_MS, (signal) => pull(ctx, mailbox, signal)).catch(
      (cause: unknown) => {
        if (!(cause instanceof Error && cause.name === "TimeoutError")) throw cause;
        throw new KvError("EXEC_ERROR", "The server is slow, and messages are left: pull again", { cause });
      },
    );
    if (error !== null) throw new KvError("EXEC_ERROR", error);
    return pulled;
  },
});
