import { z } from "zod";
import { defineOperation, noInput } from "@/lib/operation";
import { waitingFiles } from "../inbox/files";

/** The names of the files that wait in the inbox, oldest first. */
export const listInbox = defineOperation({
  id: "listInbox",
  http: { method: "GET", path: "/vault/inbox" },
  tag: "Vault",
  summary: "Names of the files waiting in the inbox, oldest first",
  input: noInput,
  output: z.object({ files: z.array(z.string()) }),
  examples: [{ output: { files: ["Call with Alice.md"] } }],
  run: async (ctx) => ({ files: (await waitingFiles(ctx)).map((file) => file.filename) }),
});
