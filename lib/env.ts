import { existsSync } from "node:fs";
import { resolve } from "node:path";
import ipaddr from "ipaddr.js";
import { z } from "zod";

const postgresUrl = z
  .url({
    protocol: /^postgres(ql)?$/,
    error: "must be a URL such as postgres://user:password@host:5432/name",
  })
  .optional();

const publicUrl = z
  .url({ protocol: /^https?$/, error: "must be a URL such as https://vault.example.org" })
  .optional();

const whole = (low: number, high: number) =>
  z.coerce
    .number({ error: `must be a whole number from ${low} to ${high}` })
    .int(`must be a whole number from ${low} to ${high}`)
    .min(low, `must be at least ${low}`)
    .max(high, `must be at most ${high}`);

const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, { error: `must be one of ${values.join(", ")}` });

const listOf = (isOne: (text: string) => boolean, error: string) =>
  z
    .string()
    .transform((text) => text.split(",").map((each) => each.trim()))
    .refine((all) => all.every(isOne), { error });

const schema = z.object({
  /** Where the web process listens. */
  PORT: whole(0, 65535).default(3000),
  HOST: z.string().default("127.0.0.1"),
  /** A Postgres server of the operator's; without it the embedded one is used. */
  DATABASE_URL: postgresUrl,
  /** Absolute path of everything that the service keeps on disk. */
  KV_DATA_DIR: z
    .string()
    .default("./data")
    .transform((path) => resolve(path)),
  /** The address that people type, when it differs from HOST and PORT. */
  KV_PUBLIC_URL: publicUrl,
  /** Addresses and networks of proxies whose word counts on who called. */
  KV_TRUSTED_PROXIES: listOf(
    (each) => ipaddr.isValid(each) || ipaddr.isValidCIDR(each),
    "must be addresses or networks by commas, such as 127.0.0.1,10.0.0.0/8",
  ).default([]),
  /** Opens `/metrics` to whoever bears it; without one there is no such page. */
  KV_METRICS_TOKEN: z
    .string()
    .min(16, "must be at least 16 characters (openssl rand -hex 32 makes them)")
    .optional(),
  /** Where a worker process tells on 127.0.0.1 or `KV_WORKER_HOST` how it does; without it, nowhere. */
  KV_WORKER_PORT: whole(0, 65535).optional(),
  KV_WORKER_HOST: z.string().default("127.0.0.1"),
  /** Closed runs and calls of models are kept for so many days, */
  KV_KEEP_DAYS: whole(32, 36_500).default(90),
  /** and the newest runs of each kind, however old they are. */
  KV_KEEP_RUNS: whole(0, 1_000_000).default(1_000),
  /** Signs sessions; `bin/web.ts` sets it from the data directory for the code that Next has bundled. */
  NEXTAUTH_SECRET: z.string().optional(),
  KV_SIGNUP: oneOf(["closed", "open"]).default("closed"),
  /** 64 hex digits; wins over the file in the data directory. Several, by commas, while they are rotated: the first is the new one. */
  KV_MASTER_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}(,[0-9a-f]{64})*$/i, "must be 64 hex digits (openssl rand -hex 32 makes them)")
    .optional(),
  /** Lets providers' base URLs lead to private addresses, and over http: for models on this machine or network. */
  KV_ALLOW_PRIVATE_PROVIDERS: oneOf(["yes", "no"]).default("no"),
  /** The model of agents for which none is set. */
  KV_DEFAULT_MODEL: z.string().default("openrouter/auto"),
  /** A program that answers `/api/v1/gateway/…` instead: called with secrets, agents or security. */
  KV_GATEWAY_COMMAND: z.string().optional(),
  /** Where backups go, unless to a store; by default `backups` in the data directory. */
  KV_BACKUP_DIR: z
    .string()
    .transform((path) => resolve(path))
    .optional(),
  /** A bucket of an S3-compatible store for backups instead of a directory. */
  KV_BACKUP_S3_BUCKET: z.string().optional(),
  KV_BACKUP_S3_ENDPOINT: publicUrl,
  KV_BACKUP_S3_REGION: z.string().default("us-east-1"),
  /** What the names in the bucket begin with, such as `vaults/`. */
  KV_BACKUP_S3_PREFIX: z.string().default(""),
  KV_BACKUP_S3_ACCESS_KEY_ID: z.string().optional(),
  KV_BACKUP_S3_SECRET_ACCESS_KEY: z.string().optional(),
  KV_LOG_LEVEL: oneOf(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
  /** Requests per minute and key. */
  KV_RATE_LIMIT: whole(1, 1_000_000).default(600),
  /** Fails a call whose output has keys that its schema does not name, instead of leaving them out: for tests. */
  KV_STRICT_OUTPUT: oneOf(["yes", "no"]).default("no"),
  NODE_ENV: oneOf(["production", "development", "test"]).default("production"),
});

/** The settings of the service, as the operator gave them or by default. */
export type Env = z.output<typeof schema>;

/** The names of all settings. */
export const SETTINGS: readonly string[] = Object.keys(schema.shape);

/** What is wrong with the environment; the message has a line for each variable at fault. */
export class EnvError extends Error {
  override readonly name = "EnvError";
}

/** Reads settings from `source`. An empty variable counts as unset. Throws `EnvError`. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.entries(source).filter(([, value]) => value !== undefined && value !== "");
  const parsed = schema.safeParse(Object.fromEntries(given));
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`);
  throw new EnvError(`The environment is not right:\n  ${faults.join("\n  ")}`);
}

let cached: Env | undefined;

/**
 * The settings of this process, read once at the first call: of the environment, and of `.env` in the working
 * directory where the environment has none. Throws `EnvError`.
 */
export function env(): Env {
  if (cached) return cached;
  if (process.env.NODE_ENV !== "test" && existsSync(".env")) process.loadEnvFile(".env");
  cached = readEnv(process.env);
  return cached;
}
