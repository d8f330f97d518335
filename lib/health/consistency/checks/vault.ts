import { accessSync, constants, lstatSync } from "node:fs";
import type { AccountCheck } from "../check";

/** The vault's directory exists and is writable: a missing one would look like an empty vault. */
export const vault: AccountCheck = {
  name: "vault",
  run: async ({ account: { vaultDir } }) => ({ looked: vaultDir, faults: faultsOf(vaultDir) }),
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
