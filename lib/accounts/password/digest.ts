import { createHash } from "node:crypto";

/** Bytes kept of each password: among 100,000, one in ten million other passwords is mistaken for a common one. */
export const DIGEST_BYTES = 5;

/** By which a password is looked up among the common ones, whatever its case and its Unicode form. */
export const digestOf = (password: string): Buffer =>
  createHash("sha256").update(password.normalize("NFKC").toLowerCase()).digest().subarray(0, DIGEST_BYTES);
