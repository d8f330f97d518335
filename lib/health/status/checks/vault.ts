import { vaultProblem } from "@/lib/accounts";
import type { HealthCheck } from "../check";

/** Whether the vault's root is there and is this account's; without it every operation of the vault is refused. */
export const vault: HealthCheck = {
  name: "vault",
  run: async ({ account }) => {
    const fault = await vaultProblem(account);
    return fault === null ? { status: "ok", detail: account.vaultDir } : { status: "down", detail: fault };
  },
};
