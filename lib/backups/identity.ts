import { randomBytes } from "node:crypto";
import { link, mkdir, open, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { generateX25519Identity, identityToRecipient } from "age-encryption";
import { invalid, notFound } from "@/lib/core/errors";
import { env } from "@/lib/env";
import { isCode } from "@/lib/vault";
import type { Identity } from "./shapes";

/** Beside the other secrets, so that whoever looks after their modes looks after this one. */
export const identityFile = (accountId: string): string =>
  path.join(env().KV_DATA_DIR, "secrets", `backup-identity.${accountId}`);

/** The account's identity out of the data directory. Throws `NOT_FOUND` when it is not there. */
export async function readIdentity(accountId: string): Promise<Identity> {
  const file = identityFile(accountId);
  const text = await readFile(file, "utf8").catch((error: unknown) => {
    if (!isCode(error, "ENOENT")) throw error;
    throw notFound(
      `The identity that opens the backups of this account is not in ${file}. Put it back from where you keep it`,
    );
  });
  return parseIdentity(text, file);
}

/** The account's identity, made at the first call. Processes that call it together agree on one. */
export async function ensureIdentity(accountId: string): Promise<Identity> {
  try {
    return await readIdentity(accountId);
  } catch (error) {
    if (!isCode(error, "NOT_FOUND")) throw error;
    await storeIdentity(accountId, await generateX25519Identity());
    return readIdentity(accountId);
  }
}

/** Keeps an identity for the account, unless one is there already, which stays. */
export async function storeIdentity(accountId: string, identity: string): Promise<void> {
  const file = identityFile(accountId);
  const draft = `${file}.${process.pid}.${randomBytes(4).toString("hex")}`;
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const text = `# opens the backups of account ${accountId}\n# public key: ${await identityToRecipient(identity)}\n${identity}\n`;
  const handle = await open(draft, "wx", 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
    await link(draft, file);
  } catch (error) {
    if (!isCode(error, "EEXIST")) throw error;
  } finally {
    await handle.close();
    await rm(draft, { force: true });
  }
}

/** Reads the file of an identity as `age-keygen` writes it. Throws `VALIDATION_ERROR`. */
export async function parseIdentity(text: string, where: string): Promise<Identity> {
  const identity = text
    .split("\n")
    .map((line) => line.trim())
    .find((line) => line.startsWith("AGE-SECRET-KEY-1"));
  const wrong = () =>
    invalid("identity", `${where} holds no identity of age: a line that begins with AGE-SECRET-KEY-1`);
  if (identity === undefined) throw wrong();
  try {
    return { identity, recipient: await identityToRecipient(identity) };
  } catch {
    throw wrong();
  }
}
