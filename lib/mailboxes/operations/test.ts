import type { ImapFlow } from "imapflow";
import { z } from "zod";
import { KvError } from "@/lib/core/errors";
import { withTimeout } from "@/lib/core/timeout";
import { defineOperation } from "@/lib/operation";
import { adviceOf } from "../connect/advice";
import { withServer } from "../connect/client";
import { exampleMailbox } from "../examples";
import { findMailbox } from "../find";
import { openFolder } from "../pull/after";
import { openPassword } from "../secrets";
import { idInput } from "../shapes";

const LIMIT_MS = 30_000;
const MAX_FOLDERS = 200;

/** Signs in and opens the folder, without a change of anything. */
export const testMailbox = defineOperation({
  id: "testMailbox",
  http: { method: "POST", path: "/mailboxes/{id}/test" },
  tag: "Inbox",
  summary: "Sign in to a mailbox and open its folder; nothing is pulled",
  description: "The error says what to change.",
  input: z.strictObject({ id: idInput }),
  output: z.object({
    messages: z.int().meta({ description: "How many messages the folder has" }),
    folders: z.array(z.string()).meta({ description: `The folders of the server, at most ${MAX_FOLDERS}` }),
  }),
  errors: ["NOT_FOUND", "EXEC_ERROR"],
  examples: [
    { input: { id: exampleMailbox.id }, output: { messages: 12, folders: ["INBOX", "Archive", "Vault"] } },
  ],
  run: async (ctx, { id }) => {
    const mailbox = await findMailbox(ctx, id);
    try {
      const password = openPassword(ctx, mailbox);
      const work = async (client: ImapFlow) => {
        const { exists, folders } = await openFolder(client, mailbox);
        return { messages: exists, folders: folders.slice(0, MAX_FOLDERS) };
      };
      return await withTimeout(LIMIT_MS, (signal) => withServer(mailbox, password, signal, work));
    } catch (error) {
      throw new KvError("EXEC_ERROR", adviceOf(error, mailbox), { cause: error });
    }
  },
});
