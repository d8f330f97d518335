import { randomBytes } from "node:crypto";
import { hashPassword } from "@/lib/accounts/sign-in/hash";

/** Of the accounts that this process makes on services. */
export const PASSWORD = randomBytes(12).toString("hex");

const hashes = new Map<string, Promise<string>>();

/** Hashing is slow on purpose: a run makes many hundred accounts, and hashes a password once a process. */
export function hashed(password: string): Promise<string> {
  const known = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, known);
  return known;
}
