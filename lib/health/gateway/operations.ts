import type { Context } from "@/lib/db";
import { defaultModels, listAgents, listCredentials, PROVIDERS } from "@/lib/gateway";
import { securityAudit } from "../security/audit";
import { answerOf } from "./answer";

export interface GatewaySecret {
  name: string;
  set: boolean;
  /** Masked; null when it is not set. */
  preview: string | null;
  provider: string | null;
  used_by: string[];
}

/** Which secrets of model providers the gateway holds. Throws `EXEC_ERROR` when an external one fails. */
export const gatewaySecrets = (ctx: Context) => answerOf(ctx, "secrets", ownSecrets);

/** The agents with their models. Throws `EXEC_ERROR`. */
export const gatewayAgents = (ctx: Context) => answerOf(ctx, "agents", ownAgents);

/** What is wrong with the gateway's configuration, and what to do. Throws `EXEC_ERROR`. */
export const gatewaySecurity = (ctx: Context) => answerOf(ctx, "security", securityAudit);

async function ownSecrets(ctx: Context): Promise<{ secrets: GatewaySecret[] }> {
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

export interface GatewayAgent {
  id: string;
  label: string;
  /** The model that would be called; if none is ready, the preferred one. */
  model: string;
  ready: boolean;
  is_default: boolean;
}

async function ownAgents(ctx: Context): Promise<{ agents: GatewayAgent[] }> {
  const { agents } = await listAgents(ctx);
  const { model: common } = await defaultModels(ctx);
  return {
    agents: agents.map(({ id, label, resolvedDefault, defaultModel, ready, is_default }) => ({
      id,
      label,
      model: resolvedDefault ?? defaultModel ?? common,
      ready,
      is_default,
    })),
  };
}
