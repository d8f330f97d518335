import type { z } from "zod";
import type { Context } from "@/lib/db";
import { defaultModels, listAgents, listCredentials, PROVIDERS } from "@/lib/gateway";
import { defineOperation, noInput } from "@/lib/operation";
import { answerOf } from "../gateway/answer";
import { securityAudit } from "../security/audit";
import { agents, orPassed, secrets, security } from "../shapes";

/** Which secrets of model providers the gateway holds. Throws `EXEC_ERROR` when an external one fails. */
export const gatewaySecrets = defineOperation({
  id: "gatewaySecrets",
  http: { method: "GET", path: "/gateway/secrets" },
  tag: "Models",
  summary: "The secrets of model providers, masked",
  description: "Where KV_GATEWAY_COMMAND is set, the reply is that of the program; 502 when it fails.",
  input: noInput,
  output: orPassed(secrets),
  errors: ["EXEC_ERROR"],
  run: (ctx) => answerOf(ctx, "secrets", ownSecrets),
});

/** The agents that call models, each with the model that answers it. Throws `EXEC_ERROR`. */
export const gatewayAgents = defineOperation({
  id: "gatewayAgents",
  http: { method: "GET", path: "/gateway/agents" },
  tag: "Models",
  summary: "The agents that call models, each with the model that would answer",
  description: "Where KV_GATEWAY_COMMAND is set, the reply is that of the program; 502 when it fails.",
  input: noInput,
  output: orPassed(agents),
  errors: ["EXEC_ERROR"],
  run: (ctx) => answerOf(ctx, "agents", ownAgents),
});

/** What is wrong with the gateway's configuration, and what to do. Throws `EXEC_ERROR`. */
export const gatewaySecurity = defineOperation({
  id: "gatewaySecurity",
  http: { method: "GET", path: "/gateway/security" },
  tag: "Service",
  summary: "Check the security of the account and the installation",
  description: "Where KV_GATEWAY_COMMAND is set, the reply is that of the program; 502 when it fails.",
  input: noInput,
  output: orPassed(security),
  errors: ["EXEC_ERROR"],
  run: (ctx) => answerOf(ctx, "security", securityAudit),
});

async function ownSecrets(ctx: Context): Promise<z.output<typeof secrets>> {
  const { credentials } = await listCredentials(ctx);
  return {
    secrets: credentials.map(({ key, set, masked, used_by }) => ({
      name: key,
      set,
      preview: masked,
      provider: PROVIDERS.find(({ credential }) => credential === key)?.id ?? null,
      used_by,
    })),
  };
}

async function ownAgents(ctx: Context): Promise<z.output<typeof agents>> {
  const { agents: all } = await listAgents(ctx);
  const { model: common } = await defaultModels(ctx);
  return {
    agents: all.map(({ id, label, resolvedDefault, defaultModel, ready, is_default }) => ({
      id,
      label,
      model: resolvedDefault ?? defaultModel ?? common,
      ready,
      is_default,
    })),
  };
}
