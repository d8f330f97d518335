import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { KvError } from "@/lib/core/errors";
import { keyId } from "@/lib/core/secrets";

const CIPHER = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** An encrypted value. Each value has its own data key, which a master key wraps. Each part is IV, tag, ciphertext. */
export interface Sealed {
  masterKeyId: string;
  wrappedKey: Buffer;
  sealed: Buffer;
}

/** Authenticated data: a value that is sealed in one context cannot be opened in another. */
export interface SealContext {
  accountId: string;
  name: string;
}

export class UnknownMasterKey extends KvError {
  constructor(id: string) {
    super(
      "UNAVAILABLE",
      `The master key ${id} that encrypts this value is missing. Restore it, or set the value again.`,
    );
    this.name = "UnknownMasterKey";
  }
}

/** The value was changed since it was sealed, or was sealed in another context. */
export class AlteredValue extends Error {
  constructor(cause: unknown) {
    super("A sealed value was altered", { cause });
    this.name = "AlteredValue";
  }
}

/** Seals a value with the first master key. */
export function seal(masterKeys: readonly Buffer[], belonging: SealContext, value: string): Sealed {
  const dataKey = randomBytes(32);
  const wrapped = wrap(masterKeys, belonging, dataKey);
  return { ...wrapped, sealed: encrypt(dataKey, Buffer.from(value, "utf8"), contextOf(belonging, "value")) };
}

/** Opens a value. Throws `UnknownMasterKey` and `AlteredValue`. */
export function open(masterKeys: readonly Buffer[], belonging: SealContext, sealed: Sealed): string {
  const dataKey = unwrap(masterKeys, belonging, sealed);
  return decrypt(dataKey, sealed.sealed, contextOf(belonging, "value")).toString("utf8");
}

/** Wraps the data key with the first master key; the value itself is unchanged. */
export function rewrap(masterKeys: readonly Buffer[], belonging: SealContext, sealed: Sealed): Sealed {
  return { ...sealed, ...wrap(masterKeys, belonging, unwrap(masterKeys, belonging, sealed)) };
}

function wrap(masterKeys: readonly Buffer[], belonging: SealContext, dataKey: Buffer) {
  const [masterKey] = masterKeys;
  if (!masterKey) throw new Error("No master key");
  const masterKeyId = keyId(masterKey);
  return { masterKeyId, wrappedKey: encrypt(masterKey, dataKey, contextOf(belonging, masterKeyId)) };
}

function unwrap(masterKeys: readonly Buffer[], belonging: SealContext, sealed: Sealed): Buffer {
  const masterKey = masterKeys.find((key) => keyId(key) === sealed.masterKeyId);
  if (!masterKey) throw new UnknownMasterKey(sealed.masterKeyId);
  return decrypt(masterKey, sealed.wrappedKey, contextOf(belonging, sealed.masterKeyId));
}

const contextOf = ({ accountId, name }: SealContext, what: string): Buffer =>
  Buffer.from([accountId, name, what].join("\0"), "utf8");

function encrypt(key: Buffer, plain: Buffer, context: Buffer): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key, iv).setAAD(context);
  const text = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]);
}

function decrypt(key: Buffer, box: Buffer, context: Buffer): Buffer {
  const iv = box.subarray(0, IV_BYTES);
  const tag = box.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
  try {
    const decipher = createDecipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES })
      .setAAD(context)
      .setAuthTag(tag);
    return Buffer.concat([decipher.update(box.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
  } catch (error) {
    throw new AlteredValue(error);
  }
}
