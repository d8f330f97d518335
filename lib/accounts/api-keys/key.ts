import { createHash, randomBytes } from "node:crypto";

/** The form of a key: a fixed prefix and 32 hexadecimal characters (128 random bits). */
export const API_KEY_FORM = /^kv_[0-9a-f]{32}$/;

export const newKey = (): string => `kv_${randomBytes(16).toString("hex")}`;

/** SHA-256, hex. A key has 128 random bits, so a slow hash would guard nothing and cost every request. */
export const hashKey = (key: string): string => createHash("sha256").update(key).digest("hex");

/** What is shown of a key for ever: enough to tell keys apart, far too little to guess one. */
export const startOfKey = (key: string): string => key.slice(0, 7);
