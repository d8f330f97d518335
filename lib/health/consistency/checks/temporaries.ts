import { walk } from "@/lib/vault";
import type { AccountCheck } from "../check";

/** No temporary files of dead processes are left. Files being written are gone at the next check. */
export const temporaries: AccountCheck = {
  name: "temporary files",
  run: async (ctx) => {
    const faults: string[] = [];
    let files = 0;
    const onTemporary = (file: string) => faults.push(`${file} was left behind`);
    for await (const _ of walk(ctx.account.vaultDir, { onTemporary })) files += 1;
    return { looked: `among ${files} files`, faults };
  },
};
