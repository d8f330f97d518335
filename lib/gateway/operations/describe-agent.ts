import { z } from "zod";
import { defineOperation } from "@/lib/operation";
import { setModels } from "../agents/models";
import { agentOf, statusOf } from "../agents/status";
import { runtimeOf } from "../runtime/runtime";
import { agent } from "../shapes";

const input = z.strictObject({ agentId: z.string("must be the id of an agent") });

export const describeAgent = defineOperation({
  id: "describeAgent",
  http: { method: "GET", path: "/admin/agents/{agentId}" },
  tag: "Admin",
  summary: "The models of an agent, and the providers that they need",
  input,
  output: agent,
  run: async (ctx, input) => {
    const id = agentOf(input.agentId);
    return statusOf(await runtimeOf(ctx), await setModels(ctx), id);
  },
});
