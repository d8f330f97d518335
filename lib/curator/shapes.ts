import { z } from "zod";
import { INBOX_ACTIONS } from "@/lib/vault";

/** What became of one file, or, where it is `planned`, would become; `reason` says why it failed or was skipped. */
export const passedFile = z.object({
  filename: z.string(),
  state: z.enum(["processed", "failed", "skipped", "planned"]),
  records: z.array(z.object({ path: z.string(), action: z.enum(INBOX_ACTIONS) })),
  reason: z.string().optional(),
});

export type PassedFile = z.output<typeof passedFile>;

/** The result of a pass over the inbox. */
export const inboxPass = z.object({
  processed: z.int(),
  skipped: z.int(),
  failed: z.int(),
  files: z.array(passedFile),
});

export type InboxPass = z.output<typeof inboxPass>;
