import { z } from "zod";
import { inboxRecord } from "@/lib/vault";

/** The outcome of one file; `planned` is a preview. `reason`: why it failed or was skipped. */
const inboxFileResult = z
  .object({
    filename: z.string(),
    state: z.enum(["processed", "failed", "skipped", "planned"]),
    records: z.array(inboxRecord),
    reason: z.string().optional(),
  })
  .meta({ id: "InboxFileResult" });

export type InboxFileResult = z.output<typeof inboxFileResult>;

/** The result of a run over the inbox. */
export const inboxResult = z.object({
  processed: z.int(),
  skipped: z.int(),
  failed: z.int(),
  files: z.array(inboxFileResult),
});

export type InboxResult = z.output<typeof inboxResult>;
