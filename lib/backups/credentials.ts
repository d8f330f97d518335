import { z } from "zod";
import { open, seal, UnknownMasterKey } from "@/lib/core/seal";
import { keyId, masterKeys } from "@/lib/core/secrets";
import type { Context } from "@/lib/db";

const ROW = z.object({
  name: z.string(),
  master_key_id: z.string(),
  wrapped_key: z.string(),
  sealed: z.string(),
});

/** Decrypted credentials by name: only inside the encryption of a backup. */
export type OpenValues = Record<string, string>;

const bytesOf = (hex: string): Buffer => Buffer.from(hex.replace(/^\\x/, ""), "hex");
const hexOf = (bytes: Buffer): string => `\\x${bytes.toString("hex")}`;

/**
 * Decrypts the values of exported rows, because the master key is not in the backup: an installation with another key
 * encrypts them again. A value whose master key is missing is left out.
 */
export function openRows(accountId: string, lines: readonly string[]): OpenValues {
  const keys = masterKeys();
  const values: OpenValues = {};
  for (const line of lines) {
    const { name, master_key_id, wrapped_key, sealed } = ROW.parse(JSON.parse(line));
    const box = { masterKeyId: master_key_id, wrappedKey: bytesOf(wrapped_key), sealed: bytesOf(sealed) };
    try {
      values[name] = open(keys, { accountId, name }, box);
    } catch (error) {
      if (!(error instanceof UnknownMasterKey)) throw error;
    }
  }
  return values;
}

/** Encrypts a row's value with this installation's master key, unless that key can already decrypt it. */
export function resealRow(ctx: Pick<Context, "account">, line: string, values: OpenValues): string {
  const row = z.looseObject(ROW.shape).parse(JSON.parse(line));
  const keys = masterKeys();
  const value = values[row.name];
  if (value === undefined || keys.some((key) => keyId(key) === row.master_key_id)) return line;
  const box = seal(keys, { accountId: ctx.account.id, name: row.name }, value);
  return JSON.stringify({
    ...row,
    master_key_id: box.masterKeyId,
    wrapped_key: hexOf(box.wrappedKey),
    sealed: hexOf(box.sealed),
  });
}
