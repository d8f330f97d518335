import { walk } from "@/lib/vault";
import type { AccountCheck } from "../check";

/** Nothing that a process was writing when it died lies about. A file that is just written is gone by the next look. */
export const temporaries: AccountCheck = {
  name: "temporary files",
  run: async (ctx) => {
    const faults: string[] = [];
    let files = 0;
    for await (const _ of walk(ctx.account.vaultDir, (file) => faults.push(`${file} was left behind`)))
      files += 1;
    return { looked: `among ${files} files`, faults };
  },
};
