import { z } from "zod";
import { defineOperation, noInput } from "@/lib/operation";
import { AGENTS } from "../agents/agents";
import { configuredModels } from "../agents/models";
import { statusOf } from "../agents/status";
import { runtimeOf } from "../runtime/runtime";
import { agent } from "../shapes";

export const listAgents = defineOperation({
  id: "listAgents",
  http: { method: "GET", path: "/admin/agents" },
  tag: "Models",
  summary: "All agents and their models",
  description: "With the provider of each, and whether it has a credential.",
  input: noInput,
  output: z.object({ agents: z.array(agent) }),
  run: async (ctx) => {
    const [runtime, set] = [await runtimeOf(ctx), await configuredModels(ctx)];
    return { agents: AGENTS.map(({ id }) => statusOf(runtime, set, id)) };
  },
});
