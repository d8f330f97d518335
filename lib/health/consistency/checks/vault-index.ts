import { fileDifferences } from "@/lib/vault";
import type { AccountCheck } from "../check";

/** The index and the search text of every file match the disk. */
export const vaultIndex: AccountCheck = {
  name: "index",
  run: async (ctx) => {
    const { compared, faults } = await fileDifferences(ctx);
    return { looked: `${compared} files against their rows`, faults };
  },
};
