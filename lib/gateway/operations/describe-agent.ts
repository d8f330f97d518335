import { z } from "zod";
import { defineOperation } from "@/lib/operation";
import { configuredModels } from "../agents/models";
import { agentOf, statusOf } from "../agents/status";
import { runtimeOf } from "../runtime/runtime";
import { agent } from "../shapes";

const input = z.strictObject({ agentId: z.string("must be the id of an agent") });

export const describeAgent = defineOperation({
  id: "describeAgent",
  http: { method: "GET", path: "/admin/agents/{agentId}" },
  tag: "Admin",
  summary: "An agent's models and their providers",
  input,
  output: agent,
  run: async (ctx, input) => {
    const id = agentOf(input.agentId);
    return statusOf(await runtimeOf(ctx), await configuredModels(ctx), id);
  },
});
