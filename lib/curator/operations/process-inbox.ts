import { defineRunOperation, withRun } from "@/lib/runs";
import { startVaultRun } from "@/lib/vault";
import { inboxWorkflow, processInput } from "../inbox/workflow";
import { inboxResult } from "../shapes";

/** Starts a run over the inbox, or joins the active one. The result of the run is an `InboxResult`. */
export const processInbox = defineRunOperation({
  id: "processInbox",
  http: { method: "POST", path: "/workers/process" },
  tag: "Inbox",
  summary: "Have the curator process the inbox now, even while it is stopped",
  description:
    "`skipped` also counts what a limit left in the inbox. A dry run plans the files and changes nothing.",
  input: processInput,
  output: withRun(inboxResult),
  examples: [
    {
      input: { limit: 100, jobs: 4 },
      output: {
        processed: 1,
        skipped: 0,
        failed: 0,
        files: [
          {
            filename: "Call with Alice.md",
            state: "processed",
            records: [
              { path: "note/Call with Alice.md", action: "created" },
              { path: "person/Alice Chen.md", action: "linked" },
            ],
          },
        ],
        execution: { workflowId: "curator-inbox", runId: "5b0e0c1a-6c7e-4d57-a0f9-0f3f3b8f1f4a" },
        reused: false,
      },
    },
  ],
  start: (ctx, input) => startVaultRun(ctx, inboxWorkflow, input),
});
