import { linkDifferences } from "@/lib/vault";
import type { AccountCheck } from "../check";

/** The graph has the links that the files have, and each leads where it leads by the files that are there. */
export const links: AccountCheck = {
  name: "links",
  run: async (ctx) => {
    const { compared, faults } = await linkDifferences(ctx);
    return { looked: `${compared} links against the graph`, faults };
  },
};
