import { hash, randomBytes } from "node:crypto";

/** The form of a key: a fixed prefix and 32 hexadecimal characters (128 random bits). */
export const API_KEY_FORM = /^kv_[0-9a-f]{32}$/;

export const newKey = (): string => `kv_${randomBytes(16).toString("hex")}`;

/** SHA-256, hex. A key has 128 random bits, so a slow hash would add nothing but latency. */
export const hashKey = (key: string): string => hash("sha256", key);

/** The part of a key that is always shown: enough to distinguish keys, too little to guess one. */
export const startOfKey = (key: string): string => key.slice(0, 7);
