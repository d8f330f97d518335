import { isDetached, vaultProblem } from "@/lib/accounts";
import type { HealthCheck } from "../check";

/** Whether the vault's root exists and belongs to this account; without it vault operations fail. */
export const vault: HealthCheck = {
  name: "vault",
  run: async (ctx) => {
    if (isDetached(ctx.account)) return { status: "ok", detail: "no vault: it was detached" };
    const problem = await vaultProblem(ctx);
    return problem === null
      ? { status: "ok", detail: ctx.account.vaultDir }
      : { status: "down", detail: problem };
  },
};
