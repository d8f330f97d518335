import { defineRunOperation, startRun, withRun } from "@/lib/runs";
import { inboxWorkflow, processInput } from "../inbox/pass";
import { inboxPass } from "../shapes";

/** Starts a pass over the inbox, or joins the one that is running. */
export const processInbox = defineRunOperation({
  id: "processInbox",
  http: { method: "POST", path: "/workers/process" },
  tag: "Workers",
  summary: "Have the curator process the inbox now, even while it is stopped",
  description:
    "`skipped` also counts what a limit left in the inbox. A dry run plans the files and changes nothing.",
  input: processInput,
  output: withRun(inboxPass),
  start: (ctx, input) => ctx.db.tx((tx) => startRun(ctx, tx, inboxWorkflow, input)),
});
