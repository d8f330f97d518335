import { randomBytes } from "node:crypto";
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { env } from "@/lib/env";

/** What this installation alone knows. */
export interface Secrets {
  /** Signs sessions: 64 hex digits. */
  sessionSecret: string;
  /** Encrypts credentials: 32 bytes. */
  masterKey: Buffer;
  /** Of the embedded Postgres: 64 hex digits. */
  databasePassword: string;
}

interface Options {
  /** 64 hex digits that win over the file; by default `KV_MASTER_KEY`. */
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
    masterKey: Buffer.from(masterKey ?? load("master-key"), "hex"),
    databasePassword: load("database-password"),
  };
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
