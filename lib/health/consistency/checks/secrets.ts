import { masterKeys, openCredentials } from "@/lib/gateway";
import type { AccountCheck } from "../check";

/** Every credential can be opened by the master keys that are here. No value is told. */
export const secrets: AccountCheck = {
  name: "secrets",
  run: async (ctx) => {
    const opened = await openCredentials(ctx, masterKeys()).catch((error: unknown) =>
      error instanceof Error ? error : new Error(String(error)),
    );
    if (opened instanceof Error) {
      return { looked: "credentials", faults: [`A credential cannot be opened: ${opened.message}`] };
    }
    return { looked: `${opened.size} credentials`, faults: [] };
  },
};
