import { createHash, randomBytes } from "node:crypto";
import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { env } from "@/lib/env";
import { createDurably, replaceDurably, syncDirectorySync } from "./durable-file";
import { isCode } from "./error-code";
import { KvError } from "./errors";

/** The secrets of this installation. */
export interface Secrets {
  /** Signs sessions: 64 hex digits. */
  sessionSecret: string;
  /** Encrypt credentials: 32 bytes each. The first encrypts; the others only decrypt. */
  masterKeys: Buffer[];
  /** Password of the embedded Postgres: 64 hex digits. */
  databasePassword: string;
}

interface Options {
  /** 64 hex digits, or several separated by commas; overrides the files. Default: `KV_MASTER_KEY`. */
  masterKey?: string | undefined;
  /** Called for each problem that was fixed. */
  warn?: (message: string) => void;
}

const BYTES = 32;

/**
 * The secrets in `<dataDir>/secrets/`, created at the first start. Processes that start together get the same ones.
 * Throws for a file whose length is wrong: replacing it silently would make data unreadable.
 */
export function loadSecrets(dataDir: string, options: Options = {}): Secrets {
  const { masterKey = env().KV_MASTER_KEY, warn = (message) => process.emitWarning(message) } = options;
  const directory = join(dataDir, "secrets");
  // Only `secrets` is private: the database's user must be able to traverse the data directory.
  mkdirSync(dataDir, { recursive: true });
  if (mkdirSync(directory, { recursive: true, mode: 0o700 })) syncDirectorySync(dataDir);
  if (process.geteuid?.() !== 0) assertSecretsOwner(directory);
  const load = (name: string) => loadOrMake(join(directory, name), warn);
  return {
    sessionSecret: load("session"),
    masterKeys: (masterKey?.split(",") ?? keysOf(directory, load("master-key"))).map(fromHex),
    databasePassword: load("database-password"),
  };
}

/** The master keys of this installation, read each time, since a rotation may have added one. */
export const masterKeys = (): Buffer[] => loadSecrets(env().KV_DATA_DIR).masterKeys;

/** Another user could not read the secrets, and the service not those that another user generated. */
function assertSecretsOwner(directory: string): void {
  const user = process.geteuid?.();
  const owner = statSync(directory, { throwIfNoEntry: false })?.uid;
  if (user === undefined || owner === undefined || user === owner) return;
  throw new KvError(
    "CONFLICT",
    `${directory} belongs to user ${owner}, who runs the service: run this as that user`,
  );
}

const fromHex = (hex: string): Buffer => Buffer.from(hex, "hex");

const RETIRED = /^master-key\.[0-9a-f]{16}$/;

/** The current key, then those retired by a rotation, which backups may still need. */
function keysOf(directory: string, current: string): string[] {
  const retired = readdirSync(directory).filter((name) => RETIRED.test(name));
  return [current, ...retired.map((name) => readFileSync(join(directory, name), "utf8").trim())];
}

/** The id of a master key; it does not reveal the key. */
export const keyId = (key: Buffer): string => createHash("sha256").update(key).digest("hex").slice(0, 16);

/**
 * Creates a new master key and keeps the old one next to it under its id. Sealed values have to be rewrapped
 * afterwards. Throws when the key comes from the environment, or the secrets belong to another user.
 */
export function replaceMasterKey(dataDir: string): void {
  const directory = join(dataDir, "secrets");
  if (env().KV_MASTER_KEY) throw new Error("The master key is set in KV_MASTER_KEY: replace it there");
  assertSecretsOwner(directory);
  const path = join(directory, "master-key");
  const current = readFileSync(path, "utf8").trim();
  replaceDurably(join(directory, `master-key.${keyId(fromHex(current))}`), `${current}\n`, 0o600);
  replaceDurably(path, newSecret(), 0o600);
}

const newSecret = (): string => `${randomBytes(BYTES).toString("hex")}\n`;

function loadOrMake(path: string, warn: (message: string) => void): string {
  const found = read(path, warn);
  if (found !== undefined) return found;
  // When two processes do so, the first one's is used.
  createDurably(path, newSecret(), 0o600);
  const made = read(path, warn);
  if (made === undefined) throw new Error(`${path} disappeared while it was created; start again.`);
  return made;
}

function read(path: string, warn: (message: string) => void): string | undefined {
  let text: string;
  try {
    text = readFileSync(path, "utf8").trim();
  } catch (error) {
    if (isCode(error, "ENOENT")) return undefined;
    throw error;
  }
  if (!/^[0-9a-f]{64}$/i.test(text))
    throw new Error(
      `${path} should hold ${BYTES * 2} hex digits but holds ${text.length} characters. ` +
        "Restore it from a backup; remove it only if the data that it protects may be lost.",
    );
  keepPrivate(path, warn);
  return text;
}

function keepPrivate(path: string, warn: (message: string) => void): void {
  if (process.platform === "win32") return;
  const mode = statSync(path).mode & 0o777;
  if (mode === 0o600) return;
  chmodSync(path, 0o600);
  warn(`${path} had mode ${mode.toString(8)}, readable by others; it is 600 now. Consider replacing it.`);
}
