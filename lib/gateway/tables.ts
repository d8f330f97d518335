import {
  bigserial,
  boolean,
  doublePrecision,
  index,
  integer,
  json,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";
import { accountSettings, accountTable, bytes, timestamptz } from "@/lib/db/tables";

/** An account's environment: values of the model providers, sealed. Only the gateway opens them. */
export const credentials = accountTable(
  "credentials",
  {
    /** `ROUTER_API_KEY` */
    name: text("name").notNull(),
    /** Which master key wraps the data key. */
    masterKeyId: text("master_key_id").notNull(),
    /** The data key, encrypted with the master key; the value, encrypted with the data key. AES-256-GCM. */
    wrappedKey: bytes("wrapped_key").notNull(),
    sealed: bytes("sealed").notNull(),
    changedAt: timestamptz("changed_at").notNull(),
    lastUsedAt: timestamptz("last_used_at"),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.name] })],
);

/** The two parts of an account that restart on their own. */
export const RUNTIMES = ["app", "gateway"] as const;

/** How often each of the account's runtimes was restarted: every process obeys a higher number. */
export const runtimeGenerations = accountTable(
  "runtime_generations",
  {
    name: text("name", { enum: RUNTIMES }).notNull(),
    generation: integer("generation").notNull(),
    restartedAt: timestamptz("restarted_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.name] })],
);

/** Where a provider is reached, when not at its own address. */
export const providerSettings = accountTable(
  "provider_settings",
  {
    provider: text("provider").notNull(),
    baseUrl: text("base_url").notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.provider] })],
);

/** The models of an agent; the row of the agent `default` is the account's own default for all. */
export const agentModels = accountTable(
  "agent_models",
  {
    agent: text("agent").notNull(),
    model: text("model"),
    fallbacks: json("fallbacks").$type<string[]>().notNull(),
    /** Of the surveyor alone. */
    embedderModel: text("embedder_model"),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.agent] })],
);

/** What the account may spend in a day (UTC) before its agents fall back to the local engine; null: no limit. */
export const budgets = accountSettings("budgets", {
  dailyTokens: integer("daily_tokens"),
  dailyUsd: doublePrecision("daily_usd"),
});

/** What came of a call of a model. */
export const CALL_OUTCOMES = [
  "ok",
  "wrong_key",
  "no_such_model",
  "rate_limited",
  "timeout",
  "unreachable",
  "provider_error",
  "refused",
  "malformed",
  "restarted",
] as const;
export type CallOutcome = (typeof CALL_OUTCOMES)[number];

/** Every call of a model. */
export const modelCalls = accountTable(
  "model_calls",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    at: timestamptz("at").notNull(),
    agent: text("agent").notNull(),
    provider: text("provider").notNull(),
    model: text("model").notNull(),
    outcome: text("outcome", { enum: CALL_OUTCOMES }).notNull(),
    /** A call after another model had failed. */
    isFallback: boolean("is_fallback").notNull(),
    inputTokens: integer("input_tokens"),
    outputTokens: integer("output_tokens"),
    /** In US dollars, where the provider tells. */
    costUsd: doublePrecision("cost_usd"),
    latencyMs: integer("latency_ms").notNull(),
    error: text("error"),
  },
  (t) => [index("model_calls_time").on(t.accountId, t.at)],
);
