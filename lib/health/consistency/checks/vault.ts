import { accessSync, constants, lstatSync } from "node:fs";
import type { AccountCheck } from "../check";

/** The vault's directory is there and may be written: one that is missing looks like a vault without a file. */
export const vault: AccountCheck = {
  name: "vault",
  run: async ({ account: { vaultDir } }) => ({ looked: vaultDir, faults: faultsOf(vaultDir) }),
};

function faultsOf(directory: string): string[] {
  if (!lstatSync(directory, { throwIfNoEntry: false })?.isDirectory()) {
    return [`${directory} is no directory: is its volume mounted?`];
  }
  try {
    accessSync(directory, constants.R_OK | constants.W_OK | constants.X_OK);
    return [];
  } catch {
    return [`${directory} may not be read and written by this user`];
  }
}
