import { defineRunOperation, startRun, withRun } from "@/lib/runs";
import { inboxWorkflow, processInput } from "../inbox/workflow";
import { inboxResult } from "../shapes";

/** Starts a run over the inbox, or joins the active one. The result of the run is an `InboxResult`. */
export const processInbox = defineRunOperation({
  id: "processInbox",
  http: { method: "POST", path: "/workers/process" },
  tag: "Workers",
  summary: "Have the curator process the inbox now, even while it is stopped",
  description:
    "`skipped` also counts what a limit left in the inbox. A dry run plans the files and changes nothing.",
  input: processInput,
  output: withRun(inboxResult),
  start: (ctx, input) => ctx.db.tx((tx) => startRun(ctx, tx, inboxWorkflow, input)),
});
