import { linkDifferences } from "@/lib/vault";
import type { AccountCheck } from "../check";

/** The graph has the links of the files, each with the right target. */
export const links: AccountCheck = {
  name: "links",
  run: async (ctx) => {
    const { compared, faults } = await linkDifferences(ctx);
    return { looked: `${compared} links against the graph`, faults };
  },
};
