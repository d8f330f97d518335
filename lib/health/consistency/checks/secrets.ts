import { count } from "@/lib/core/count";
import { sealedProblems } from "../../sealed-problems";
import type { AccountCheck } from "../check";

/** The master keys can decrypt every sealed value. No value is shown. */
export const secrets: AccountCheck = {
  name: "secrets",
  run: async (ctx) => {
    const { opened, problems } = await sealedProblems(ctx);
    return { looked: count(opened, "encrypted value"), faults: problems };
  },
};
