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
import { accountSettings, accountTable, sealedColumns, timestamptz } from "@/lib/db/tables";

/** The account's keys of model providers, encrypted. Only the gateway decrypts them. */
export const credentials = accountTable(
  "credentials",
  {
    /** `ROUTER_API_KEY` */
    name: text("name").notNull(),
    ...sealedColumns(),
    changedAt: timestamptz("changed_at").notNull(),
    lastUsedAt: timestamptz("last_used_at"),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.name] })],
);

/** The two parts of an account that restart separately. */
export const RUNTIMES = ["app", "gateway"] as const;

/** The number of restarts of each of the account's runtimes: processes restart theirs when it increases. */
export const runtimeGenerations = accountTable(
  "runtime_generations",
  {
    name: text("name", { enum: RUNTIMES }).notNull(),
    generation: integer("generation").notNull(),
    restartedAt: timestamptz("restarted_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.name] })],
);

/** Custom base URLs of providers. */
export const providerSettings = accountTable(
  "provider_settings",
  {
    provider: text("provider").notNull(),
    baseUrl: text("base_url").notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.provider] })],
);

/** The models of an agent; the row of the agent `default` is the account's default for all. */
export const agentModels = accountTable(
  "agent_models",
  {
    agent: text("agent").notNull(),
    model: text("model"),
    fallbacks: json("fallbacks").$type<string[]>().notNull(),
    /** Only for the surveyor. */
    embedderModel: text("embedder_model"),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.agent] })],
);

/** The daily limits (UTC), beyond which agents use the local engine; null: no limit. */
export const budgets = accountSettings("budgets", {
  dailyTokens: integer("daily_tokens"),
  dailyUsd: doublePrecision("daily_usd"),
});

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
  "canceled",
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
    /** Whether another model had failed before. */
    isFallback: boolean("is_fallback").notNull(),
    inputTokens: integer("input_tokens"),
    outputTokens: integer("output_tokens"),
    /** US dollars, if the provider reports it. */
    costUsd: doublePrecision("cost_usd"),
    latencyMs: integer("latency_ms").notNull(),
    error: text("error"),
  },
  (t) => [index("model_calls_time").on(t.accountId, t.at)],
);
