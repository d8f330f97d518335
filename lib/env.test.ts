import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { EnvError, readEnv } from "./env";

describe("readEnv", () => {
  it("gives every setting a default", () => {
    expect(readEnv({})).toEqual({
      PORT: 3000,
      HOST: "127.0.0.1",
      KV_DATA_DIR: resolve("data"),
      KV_TRUSTED_PROXIES: [],
      KV_WORKER_HOST: "127.0.0.1",
      KV_KEEP_DAYS: 90,
      KV_KEEP_RUNS: 1_000,
      KV_BACKUP_S3_REGION: "us-east-1",
      KV_BACKUP_S3_PREFIX: "",
      KV_SIGNUP: "closed",
      KV_CORS_ORIGINS: [],
      KV_VAULT_DIRS: [],
      KV_ALLOW_PRIVATE_WEBHOOKS: "no",
      KV_ALLOW_PRIVATE_MAILBOXES: "no",
      KV_DEFAULT_MODEL: "openrouter/auto",
      KV_LOG_LEVEL: "info",
      KV_RATE_LIMIT: 600,
      KV_STRICT: "no",
      NODE_ENV: "production",
    });
  });

  it("takes an empty variable as unset", () => {
    expect(readEnv({ PORT: "", DATABASE_URL: "" })).toMatchObject({ PORT: 3000 });
    expect(readEnv({ DATABASE_URL: "" }).DATABASE_URL).toBeUndefined();
  });

  it("reads numbers and makes the data directory absolute", () => {
    expect(readEnv({ PORT: "4001", KV_DATA_DIR: "x/y" })).toMatchObject({
      PORT: 4001,
      KV_DATA_DIR: resolve("x/y"),
    });
  });

  it("reads directories separated by commas or colons", () => {
    expect(readEnv({ KV_VAULT_DIRS: "/srv/a:/srv/b/, /srv/c/../d,/srv/a" }).KV_VAULT_DIRS).toEqual([
      "/srv/a",
      "/srv/b",
      "/srv/d",
    ]);
  });

  it("takes both spellings of a Postgres URL", () => {
    for (const url of ["postgres://u:p@h:1/d", "postgresql://h/d"])
      expect(readEnv({ DATABASE_URL: url }).DATABASE_URL).toBe(url);
  });

  it.each([
    [{ PORT: "eighty" }, "PORT must be a whole number from 0 to 65535"],
    [{ PORT: "70000" }, "PORT must be at most 65535"],
    [{ PORT: "80.5" }, "PORT must be a whole number"],
    [{ KV_BACKUP_DIR: "backups" }, "KV_BACKUP_DIR must be an absolute path, such as /srv/backups"],
    [{ KV_DEFAULT_MODEL: "gpt-5" }, "KV_DEFAULT_MODEL must be written as maker/model"],
    [{ KV_SIGNUP: "maybe" }, "KV_SIGNUP must be one of closed, open"],
    [{ DATABASE_URL: "mysql://h/d" }, "DATABASE_URL must be a URL such as postgres://"],
    [{ KV_PUBLIC_URL: "vault" }, "KV_PUBLIC_URL must be a URL such as https://"],
    [{ KV_MASTER_KEY: "short" }, "KV_MASTER_KEY must be 64 hex digits"],
    [{ KV_CORS_ORIGINS: "https://app.example.org/" }, "KV_CORS_ORIGINS must be origins"],
    [{ KV_RATE_LIMIT: "0" }, "KV_RATE_LIMIT must be at least 1"],
    [{ KV_VAULT_DIRS: "notes" }, "KV_VAULT_DIRS must be absolute paths"],
    [{ KV_VAULT_DIRS: "/srv,/" }, "other than the root"],
    [{ KV_LOG_LEVEL: "loud" }, "KV_LOG_LEVEL must be one of fatal"],
  ])("refuses %o by name", (source, message) => {
    expect(() => readEnv(source)).toThrow(message);
  });

  it("names every invalid variable, and never a secret's value", () => {
    const read = () => readEnv({ PORT: "x", KV_MASTER_KEY: "very-secret" });
    expect(read).toThrow(EnvError);
    expect(read).toThrow(/PORT[\s\S]*KV_MASTER_KEY/);
    expect(read).not.toThrow(/very-secret/);
  });
});
