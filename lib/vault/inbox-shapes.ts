import { z } from "zod";
import { INBOX_ACTIONS, INBOX_STATES } from "./tables/inbox";

/** The input of an operation on one file of the inbox. */
export const oneInboxFile = z.strictObject({ id: z.uuid("must be the id of an inbox file") });

/** Where a file that was sent is kept, from the vault's root. */
export const accepted = z
  .object({ filename: z.string(), location: z.string(), size: z.int() })
  .meta({ id: "UploadedFile" });

export const inboxFile = z.object({ message: z.string(), ...accepted.shape });

export const inboxFiles = z.object({
  message: z.string(),
  filenames: z.array(z.string()),
  files: z.array(accepted),
});

export const inboxRecord = z
  .object({ path: z.string(), action: z.enum(INBOX_ACTIONS) })
  .meta({ id: "InboxRecord" });

/** A record that was created or changed from an inbox file. */
export type InboxRecord = z.output<typeof inboxRecord>;

export const inboxState = z
  .object({
    id: z.uuid(),
    filename: z.string(),
    location: z.string().meta({ description: "Where it is now, from the vault's root" }),
    state: z.enum(INBOX_STATES),
    on_hold: z.boolean().meta({
      description: "Waits until it is processed on request: it was undone, or its run was canceled",
    }),
    attempts: z.int(),
    error: z
      .string()
      .nullable()
      .meta({ description: "Why it failed; of a processed file, what could not be written" }),
    records: z.array(inboxRecord),
    received_at: z.iso.datetime(),
    processed_at: z.iso.datetime().nullable(),
  })
  .meta({ id: "InboxFile" });

/** What became of an inbox file. */
export type InboxFileState = z.output<typeof inboxState>;
