import { z } from "zod";
import type { WorkflowKind } from "@/lib/runs";

export const SURVEYOR: WorkflowKind = {
  type: "SurveyorWorkflow",
  queue: "surveyor",
  purpose: "Embeds what has changed, groups records by meaning, and proposes relations and tags",
  input: z.strictObject({}),
  schedule: { id: "surveyor", cron: "30 4 * * *" },
  prepare: async (_ctx, _tx, input) => ({ workflowId: "surveyor-run", input }),
};
