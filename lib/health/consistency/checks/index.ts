import { fileDifferences } from "@/lib/vault";
import type { AccountCheck } from "../check";

/** The index says of every file, and of its text for search, what the disk says. */
export const index: AccountCheck = {
  name: "index",
  run: async (ctx) => {
    const { compared, faults } = await fileDifferences(ctx);
    return { looked: `${compared} files against their rows`, faults };
  },
};
