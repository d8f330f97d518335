import { mkdir, readFile } from "node:fs/promises";
import path from "node:path";
import { generateX25519Identity, identityToRecipient } from "age-encryption";
import { createDurably } from "@/lib/core/durable-file";
import { isCode } from "@/lib/core/error-code";
import { invalid, notFound } from "@/lib/core/errors";
import { env } from "@/lib/env";
import type { Identity } from "./shapes";

/** Beside the other secrets, so that checks of file modes cover it. */
export const identityFile = (accountId: string): string =>
  path.join(env().KV_DATA_DIR, "secrets", `backup-identity.${accountId}`);

/** Reads the account's identity from the data directory. Throws `NOT_FOUND`. */
export async function readIdentity(accountId: string): Promise<Identity> {
  const file = identityFile(accountId);
  const text = await readFile(file, "utf8").catch((error: unknown) => {
    if (!isCode(error, "ENOENT")) throw error;
    throw notFound(
      `The identity that decrypts this account's backups is missing: restore ${file} from where you keep it`,
    );
  });
  return parseIdentity(text, file);
}

/** The account's identity, created at the first call. Concurrent callers get the same one. */
export async function ensureIdentity(accountId: string): Promise<Identity> {
  try {
    return await readIdentity(accountId);
  } catch (error) {
    if (!isCode(error, "NOT_FOUND")) throw error;
    await storeIdentity(accountId, await generateX25519Identity());
    return readIdentity(accountId);
  }
}

/** Stores an identity for the account, unless it has one. */
export async function storeIdentity(accountId: string, identity: string): Promise<void> {
  const file = identityFile(accountId);
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const text = `# decrypts the backups of account ${accountId}\n# public key: ${await identityToRecipient(identity)}\n${identity}\n`;
  createDurably(file, text, 0o600);
}

/** Parses an identity file as `age-keygen` writes it. Throws `VALIDATION_ERROR`. */
export async function parseIdentity(text: string, where: string): Promise<Identity> {
  const identity = text
    .split("\n")
    .map((line) => line.trim())
    .find((line) => line.startsWith("AGE-SECRET-KEY-1"));
  const malformed = () =>
    invalid("identity", `${where} has no age identity: a line that starts with AGE-SECRET-KEY-1`);
  if (identity === undefined) throw malformed();
  try {
    return { identity, recipient: await identityToRecipient(identity) };
  } catch {
    throw malformed();
  }
}
