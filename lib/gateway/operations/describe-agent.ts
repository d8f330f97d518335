import { z } from "zod";
import { defineOperation } from "@/lib/operation";
import { configuredModels } from "../agents/models";
import { agentOf, statusOf } from "../agents/status";
import { runtimeOf } from "../runtime/runtime";
import { agent, agentIdInput } from "../shapes";

const input = z.strictObject({ agentId: agentIdInput });

export const describeAgent = defineOperation({
  id: "describeAgent",
  http: { method: "GET", path: "/admin/agents/{agentId}" },
  tag: "Models",
  summary: "An agent's models and their providers",
  description: "What would answer a call of this agent, and what is missing for it.",
  input,
  output: agent,
  run: async (ctx, input) => {
    const id = agentOf(input.agentId);
    return statusOf(await runtimeOf(ctx), await configuredModels(ctx), id);
  },
});
