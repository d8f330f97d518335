import { createHash, randomBytes } from "node:crypto";
import {
  chmodSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { env } from "@/lib/env";

/** What this installation alone knows. */
export interface Secrets {
  /** Signs sessions: 64 hex digits. */
  sessionSecret: string;
  /** Encrypt credentials: 32 bytes each. The first wraps what is new, the others only open what is old. */
  masterKeys: Buffer[];
  /** Of the embedded Postgres: 64 hex digits. */
  databasePassword: string;
}

interface Options {
  /** 64 hex digits, or several by commas, that win over the files; by default `KV_MASTER_KEY`. */
  masterKey?: string | undefined;
  /** Told once for each thing that was put right. */
  warn?: (message: string) => void;
}

const BYTES = 32;

/**
 * The secrets in `<dataDir>/secrets/`, made at the first start. Processes that start together agree on them.
 * Throws when a file does not hold a secret of the right length: replacing it silently would lock data away.
 */
export function loadSecrets(dataDir: string, options: Options = {}): Secrets {
  const { masterKey = env().KV_MASTER_KEY, warn = (message) => process.emitWarning(message) } = options;
  const directory = join(dataDir, "secrets");
  // Only the secrets are closed: the database's user must be able to pass through the data directory.
  mkdirSync(dataDir, { recursive: true });
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const load = (name: string) => loadOrMake(join(directory, name), warn);
  return {
    sessionSecret: load("session"),
    masterKeys: (masterKey?.split(",") ?? keysOf(directory, load("master-key"))).map(fromHex),
    databasePassword: load("database-password"),
  };
}

const fromHex = (hex: string): Buffer => Buffer.from(hex, "hex");

const RETIRED = /^master-key\.[0-9a-f]{16}$/;

/** The key in use, then those that were retired by a rotation, which backups may still need. */
function keysOf(directory: string, current: string): string[] {
  const retired = readdirSync(directory).filter((name) => RETIRED.test(name));
  return [current, ...retired.map((name) => readFileSync(join(directory, name), "utf8").trim())];
}

/** The name by which a master key is known: it tells nothing of the key. */
export const keyId = (key: Buffer): string => createHash("sha256").update(key).digest("hex").slice(0, 16);

/**
 * Makes a new master key in the place of the one in the data directory, which is kept beside it under its id.
 * What is sealed has to be wrapped anew then. Throws where the operator gives the key in the environment.
 */
export function replaceMasterKey(dataDir: string): void {
  const directory = join(dataDir, "secrets");
  if (env().KV_MASTER_KEY) throw new Error("The master key stands in KV_MASTER_KEY: replace it there");
  const path = join(directory, "master-key");
  const current = readFileSync(path, "utf8").trim();
  writeFileSync(join(directory, `master-key.${keyId(fromHex(current))}`), `${current}\n`, {
    mode: 0o600,
    flush: true,
  });
  const draft = `${path}.${randomBytes(4).toString("hex")}.new`;
  writeFileSync(draft, `${randomBytes(BYTES).toString("hex")}\n`, { mode: 0o600, flag: "wx", flush: true });
  renameSync(draft, path);
}

function loadOrMake(path: string, warn: (message: string) => void): string {
  const found = read(path, warn);
  if (found !== undefined) return found;
  make(path);
  const made = read(path, warn);
  if (made === undefined) throw new Error(`${path} vanished while it was made; start again.`);
  return made;
}

function read(path: string, warn: (message: string) => void): string | undefined {
  let text: string;
  try {
    text = readFileSync(path, "utf8").trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
  if (!/^[0-9a-f]{64}$/i.test(text))
    throw new Error(
      `${path} should hold ${BYTES * 2} hex digits but holds ${text.length} characters. ` +
        "Restore it from a backup; remove it only when what it protects may be lost.",
    );
  keepPrivate(path, warn);
  return text;
}

function keepPrivate(path: string, warn: (message: string) => void): void {
  if (process.platform === "win32") return;
  const mode = statSync(path).mode & 0o777;
  if (mode === 0o600) return;
  chmodSync(path, 0o600);
  warn(`${path} had mode ${mode.toString(8)}, open to others; it is 600 now. Consider replacing it.`);
}

/** A finished file appears under its name at once, and whoever comes second finds the first one's. */
function make(path: string): void {
  const draft = `${path}.${process.pid}.${randomBytes(4).toString("hex")}`;
  writeFileSync(draft, `${randomBytes(BYTES).toString("hex")}\n`, { mode: 0o600, flag: "wx", flush: true });
  try {
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(draft);
  }
}
