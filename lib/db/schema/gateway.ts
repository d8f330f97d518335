import {
  bigserial,
  boolean,
  doublePrecision,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";
import { accountId, accountPolicy, bytes, moment } from "./columns";

/** An account's environment: values of the model providers, sealed. Only the gateway opens them. */
export const credentials = pgTable(
  "credentials",
  {
    accountId: accountId(),
    /** `ROUTER_API_KEY` */
    name: text("name").notNull(),
    /** Which master key wraps the data key. */
    masterKeyId: text("master_key_id").notNull(),
    /** The data key, encrypted with the master key; the value, encrypted with the data key. AES-256-GCM. */
    wrappedKey: bytes("wrapped_key").notNull(),
    sealed: bytes("sealed").notNull(),
    changedAt: moment("changed_at").notNull(),
    lastUsedAt: moment("last_used_at"),
  },
  (t) => [accountPolicy(), primaryKey({ columns: [t.accountId, t.name] })],
);

/** How often each of the account's two containers was restarted: every process obeys a higher number. */
export const containers = pgTable(
  "containers",
  {
    accountId: accountId(),
    name: text("name").$type<"app" | "gateway">().notNull(),
    generation: integer("generation").notNull(),
    restartedAt: moment("restarted_at").notNull(),
  },
  (t) => [accountPolicy(), primaryKey({ columns: [t.accountId, t.name] })],
);

/** Where a provider is reached, when not at its own address. */
export const providerSettings = pgTable(
  "provider_settings",
  {
    accountId: accountId(),
    provider: text("provider").notNull(),
    baseUrl: text("base_url").notNull(),
  },
  (t) => [accountPolicy(), primaryKey({ columns: [t.accountId, t.provider] })],
);

/** The models of an agent; the row of the agent `default` is the account's own default for all. */
export const agentModels = pgTable(
  "agent_models",
  {
    accountId: accountId(),
    agent: text("agent").notNull(),
    model: text("model"),
    fallbacks: json("fallbacks").$type<string[]>().notNull(),
    /** Of the surveyor alone. */
    embedderModel: text("embedder_model"),
  },
  (t) => [accountPolicy(), primaryKey({ columns: [t.accountId, t.agent] })],
);

/** What the account may spend in a day (UTC) before its agents fall back to the local engine; null: no limit. */
export const budgets = pgTable(
  "budgets",
  {
    accountId: accountId().primaryKey(),
    dailyTokens: integer("daily_tokens"),
    dailyUsd: doublePrecision("daily_usd"),
  },
  () => [accountPolicy()],
);

/** Every call of a model. */
export const modelCalls = pgTable(
  "model_calls",
  {
    accountId: accountId(),
    id: bigserial("id", { mode: "number" }).primaryKey(),
    at: moment("at").notNull(),
    agent: text("agent").notNull(),
    provider: text("provider").notNull(),
    model: text("model").notNull(),
    /** `ok`, or what went wrong: `wrong_key`, `rate_limited`, `timeout`, … */
    outcome: text("outcome").notNull(),
    /** A call after another model had failed. */
    isFallback: boolean("is_fallback").notNull(),
    inputTokens: integer("input_tokens"),
    outputTokens: integer("output_tokens"),
    /** In US dollars, where the provider tells. */
    costUsd: doublePrecision("cost_usd"),
    latencyMs: integer("latency_ms").notNull(),
    error: text("error"),
  },
  (t) => [accountPolicy(), index("model_calls_time").on(t.accountId, t.at)],
);
