import { z } from "zod";
import {
  agentInput,
  changeCredentialsInput,
  listCallsInput,
  setAgentModelInput,
  setBudgetInput,
  setDefaultModelInput,
  setProviderInput,
  testCredentialInput,
} from "@/lib/gateway";
import { operation } from "./operation";

const text = z.string();
const tag = "Admin" as const;
const none = z.strictObject({});

const credential = z.object({
  key: text,
  label: text,
  description: text,
  set: z.boolean(),
  masked: text.nullable(),
  used_by: z.array(text),
});

export const listCredentials = operation({
  id: "listCredentials",
  method: "GET",
  path: "/admin/credentials",
  tag,
  summary: "Every known credential, masked",
  input: none,
  output: z.object({ credentials: z.array(credential) }),
  status: 200,
});

export const changeCredentials = operation({
  id: "changeCredentials",
  method: "PATCH",
  path: "/admin/credentials",
  tag,
  summary: "Set and remove credentials; interrupts what the agents do, and restarts both containers",
  description: "A null removes. All keys are checked before any is written.",
  // What is no credential is told so by the verb, which knows why.
  input: z.looseObject(changeCredentialsInput.shape),
  output: z.object({ message: text, restarted: z.array(text) }),
  status: 200,
});

export const testCredential = operation({
  id: "testCredential",
  method: "POST",
  path: "/admin/credentials/test",
  tag,
  summary: "Ask the provider whether it takes a key, before it is saved or after",
  input: testCredentialInput,
  output: z.object({ ok: z.boolean(), outcome: text, message: text }),
  status: 200,
});

const agent = z.object({
  id: text,
  label: text,
  is_default: z.boolean(),
  ready: z.boolean(),
  defaultModel: text.nullable(),
  resolvedDefault: text.nullable(),
  fallbacks: z.array(text),
  providers: z.array(
    z.object({ provider: text, status: z.enum(["configured", "missing"]), source: text.nullable() }),
  ),
  missingProviders: z.array(text),
  labeler_model: text.optional(),
  embedder_model: text.optional(),
  embedder_source: z.enum(["local", "router"]).optional(),
});

export const listAgents = operation({
  id: "listAgents",
  method: "GET",
  path: "/admin/agents",
  tag,
  summary: "The agents, with their models",
  input: none,
  output: z.object({ agents: z.array(agent) }),
  status: 200,
});

export const describeAgent = operation({
  id: "describeAgent",
  method: "GET",
  path: "/admin/agents/{agentId}",
  tag,
  summary: "The models of an agent, and the providers that they need",
  input: agentInput,
  output: agent,
  status: 200,
});

export const setAgentModel = operation({
  id: "setAgentModel",
  method: "PATCH",
  path: "/admin/agents/{agentId}/model",
  tag,
  summary: "Set an agent's model and fallbacks; null lets the global default apply",
  input: setAgentModelInput,
  output: agent,
  status: 200,
});

const defaults = z.object({ model: text, fallbacks: z.array(text) });

export const defaultModels = operation({
  id: "defaultModels",
  method: "GET",
  path: "/admin/models",
  tag,
  summary: "The models of all agents that have none of their own",
  input: none,
  output: defaults,
  status: 200,
});

export const setDefaultModel = operation({
  id: "setDefaultModel",
  method: "PATCH",
  path: "/admin/models",
  tag,
  summary: "Set the models of all agents that have none of their own; null: the operator's default",
  input: setDefaultModelInput,
  output: defaults,
  status: 200,
});

const provider = z.object({ provider: text, base_url: text });

export const listProviders = operation({
  id: "listProviders",
  method: "GET",
  path: "/admin/providers",
  tag,
  summary: "The model providers, and where each is reached",
  input: none,
  output: z.object({
    providers: z.array(provider.extend({ label: text, credential: text, configured: z.boolean() })),
  }),
  status: 200,
});

export const setProvider = operation({
  id: "setProvider",
  method: "PATCH",
  path: "/admin/providers/{provider}",
  tag,
  summary: "Lead a provider's calls to another address: Ollama, vLLM, LiteLLM and the like; null: its own",
  input: setProviderInput,
  output: provider,
  status: 200,
});

const budget = z.object({
  daily_tokens: z.number().nullable(),
  daily_usd: z.number().nullable(),
  tokens_today: z.number(),
  usd_today: z.number(),
  is_reached: z.boolean(),
});

export const readBudget = operation({
  id: "readBudget",
  method: "GET",
  path: "/admin/budget",
  tag,
  summary: "What models may cost in a day (UTC), and what they did today",
  input: none,
  output: budget,
  status: 200,
});

export const setBudget = operation({
  id: "setBudget",
  method: "PATCH",
  path: "/admin/budget",
  tag,
  summary: "Limit what models may cost in a day; beyond it, agents use the local engine",
  input: setBudgetInput,
  output: budget,
  status: 200,
});

const call = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  agent: text,
  provider: text,
  model: text,
  outcome: text,
  fallback: z.boolean(),
  input_tokens: z.int().nullable(),
  output_tokens: z.int().nullable(),
  cost_usd: z.number().nullable(),
  latency_ms: z.int(),
  error: text.nullable(),
});

export const listCalls = operation({
  id: "listCalls",
  method: "GET",
  path: "/admin/calls",
  tag,
  summary: "Calls of models, newest first",
  input: listCallsInput,
  output: z.object({ calls: z.array(call), next_cursor: text.nullable() }),
  status: 200,
});
