import { accessSync, constants, lstatSync } from "node:fs";
import { isDetached } from "@/lib/accounts";
import type { AccountCheck } from "../check";

/** The vault's directory exists and is writable: a missing one would look like an empty vault. */
export const vault: AccountCheck = {
  name: "vault",
  run: async ({ account }) =>
    isDetached(account)
      ? { looked: "no vault: it was detached", faults: [] }
      : { looked: account.vaultDir, faults: faultsOf(account.vaultDir) },
};

function faultsOf(directory: string): string[] {
  if (!lstatSync(directory, { throwIfNoEntry: false })?.isDirectory()) {
    return [`${directory} is not a directory: is its volume mounted?`];
  }
  try {
    accessSync(directory, constants.R_OK | constants.W_OK | constants.X_OK);
    return [];
  } catch {
    return [`${directory} is not readable and writable by this user`];
  }
}
