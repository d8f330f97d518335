import { count } from "@/lib/core/count";
import { sealedProblems } from "../../sealed-problems";
import type { HealthCheck } from "../check";

/** Whether all that master keys encrypt can be decrypted. */
export const secrets: HealthCheck = {
  name: "secrets",
  run: async (ctx) => {
    const { opened, problems } = await sealedProblems(ctx);
    if (problems.length > 0) return { status: "degraded", detail: problems.join("; ") };
    return { status: "ok", detail: `${count(opened, "value")} can be decrypted` };
  },
};
