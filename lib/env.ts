import { existsSync } from "node:fs";
import { delimiter, isAbsolute, resolve } from "node:path";
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

const DIRECTORY_SEPARATORS = delimiter === ";" ? /[;,]/ : /[:,]/;

const directoryOf = (given: string): string[] => {
  const text = given.trim();
  if (text === "") return [];
  return [isAbsolute(text) ? resolve(text) : text];
};

const schema = z.object({
  /** Where the web process listens. */
  PORT: whole(0, 65535).default(3000),
  HOST: z.string().default("127.0.0.1"),
  /** The operator's Postgres server; without it the embedded one is used. */
  DATABASE_URL: postgresUrl,
  /** Where the service stores its files; made absolute. */
  KV_DATA_DIR: z
    .string()
    .default("./data")
    .transform((path) => resolve(path)),
  /** The public address, when it differs from HOST and PORT. */
  KV_PUBLIC_URL: publicUrl,
  /** Addresses and networks of proxies whose `X-Forwarded-*` headers are trusted. */
  KV_TRUSTED_PROXIES: listOf(
    (each) => ipaddr.isValid(each) || ipaddr.isValidCIDR(each),
    "must be addresses or networks separated by commas, such as 127.0.0.1,10.0.0.0/8",
  ).default([]),
  /** Origins of pages that may read the API from a browser. */
  KV_CORS_ORIGINS: listOf(
    (each) => URL.canParse(each) && new URL(each).origin === each,
    "must be origins separated by commas, such as https://app.example.org",
  ).default([]),
  /** Bearer token for `/metrics`; without it the page does not exist. */
  KV_METRICS_TOKEN: z
    .string()
    .min(16, "must be at least 16 characters (generate it with openssl rand -hex 32)")
    .optional(),
  /** Port of a worker process for health and metrics, on `KV_WORKER_HOST`; not opened if unset. */
  KV_WORKER_PORT: whole(0, 65535).optional(),
  KV_WORKER_HOST: z.string().default("127.0.0.1"),
  /** Days to keep closed runs and model calls. */
  KV_KEEP_DAYS: whole(32, 36_500).default(90),
  /** The newest runs of each type to keep, regardless of age. */
  KV_KEEP_RUNS: whole(0, 1_000_000).default(1_000),
  /** Signs sessions; `bin/web.ts` sets it from the data directory for the code that Next has bundled. */
  NEXTAUTH_SECRET: z.string().optional(),
  KV_SIGNUP: oneOf(["closed", "open"]).default("closed"),
  /** Directories below which accounts may open vaults by page and API; without any, only `kv` opens existing directories. */
  KV_VAULT_DIRS: z
    .string()
    .transform((text) => [...new Set(text.split(DIRECTORY_SEPARATORS).flatMap(directoryOf))])
    .refine((all) => all.every((each) => isAbsolute(each) && resolve(each) !== resolve("/")), {
      error: `must be absolute paths of directories other than the root, separated by commas or ${delimiter}, such as /srv/vaults`,
    })
    .default([]),
  /**
   * 64 hex digits; overrides the file in the data directory. During a rotation several, separated by commas, the new
   * one first.
   */
  KV_MASTER_KEY: z
    .string()
    .regex(
      /^[0-9a-f]{64}(,[0-9a-f]{64})*$/i,
      "must be 64 hex digits (generate them with openssl rand -hex 32)",
    )
    .optional(),
  /**
   * `yes` allows base URLs with private addresses and http to every account, `no` to none. Unset, only the first account
   * may have a local server on this machine or network.
   */
  KV_ALLOW_PRIVATE_PROVIDERS: oneOf(["yes", "no"]).optional(),
  /** Allows webhooks to private addresses, also over http: to programs on this machine or network. */
  KV_ALLOW_PRIVATE_WEBHOOKS: oneOf(["yes", "no"]).default("no"),
  /** Allows mail servers with private addresses, also without encryption: on this machine or network. */
  KV_ALLOW_PRIVATE_MAILBOXES: oneOf(["yes", "no"]).default("no"),
  /** The default model of agents. */
  KV_DEFAULT_MODEL: z
    .string()
    .regex(/^[^/]+\/./, "must be written as maker/model, such as openai/gpt-5")
    .default("openrouter/auto"),
  /** A program that handles `/api/v1/gateway/…` instead: called with secrets, agents or security. */
  KV_GATEWAY_COMMAND: z.string().optional(),
  /**
   * Directory for backups, unless a bucket is set. Default: `backups` in the data directory. Absolute, since the service and `kv`
   * may be started in different directories, and a backup that is not found there counts as missing.
   */
  KV_BACKUP_DIR: z
    .string()
    .refine((path) => isAbsolute(path), { error: "must be an absolute path, such as /srv/backups" })
    .transform((path) => resolve(path))
    .optional(),
  /** An S3-compatible bucket for backups, instead of a directory. */
  KV_BACKUP_S3_BUCKET: z.string().optional(),
  KV_BACKUP_S3_ENDPOINT: publicUrl,
  KV_BACKUP_S3_REGION: z.string().default("us-east-1"),
  /** Prefix of the keys in the bucket, such as `vaults/`. */
  KV_BACKUP_S3_PREFIX: z.string().default(""),
  KV_BACKUP_S3_ACCESS_KEY_ID: z.string().optional(),
  KV_BACKUP_S3_SECRET_ACCESS_KEY: z.string().optional(),
  KV_LOG_LEVEL: oneOf(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
  /** Requests per minute and key. */
  KV_RATE_LIMIT: whole(1, 1_000_000).default(600),
  /** For tests: fails a call whose output has keys that its schema does not name, and a transaction within another. */
  KV_STRICT: oneOf(["yes", "no"]).default("no"),
  NODE_ENV: oneOf(["production", "development", "test"]).default("production"),
});

/** The settings of the service, with defaults applied. */
export type Env = z.output<typeof schema>;

/** The names of all settings. */
export const SETTINGS: readonly string[] = Object.keys(schema.shape);

/** Invalid settings; the message has a line for each variable. */
export class EnvError extends Error {
  override readonly name = "EnvError";
}

/** Reads settings from `source`. An empty variable counts as unset. Throws `EnvError`. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.entries(source).filter(([, value]) => value !== undefined && value !== "");
  const parsed = schema.safeParse(Object.fromEntries(given));
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`);
  throw new EnvError(`Invalid environment:\n  ${problems.join("\n  ")}`);
}

let cached: Env | undefined;

/**
 * The settings of this process, read once at the first call from the environment, then from `.env` in the working
 * directory. Throws `EnvError`.
 */
export function env(): Env {
  if (cached) return cached;
  if (process.env.NODE_ENV !== "test" && existsSync(".env")) process.loadEnvFile(".env");
  cached = readEnv(process.env);
  return cached;
}
