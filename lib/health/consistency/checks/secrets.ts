import { masterKeys } from "@/lib/core/secrets";
import { openCredentials } from "@/lib/gateway";
import type { AccountCheck } from "../check";

/** The master keys can decrypt every credential. No value is shown. */
export const secrets: AccountCheck = {
  name: "secrets",
  run: async (ctx) => {
    const opened = await openCredentials(ctx, masterKeys()).catch((error: unknown) =>
      error instanceof Error ? error : new Error(String(error)),
    );
    if (opened instanceof Error) {
      return { looked: "credentials", faults: [`A credential cannot be decrypted: ${opened.message}`] };
    }
    return { looked: `${opened.size} credentials`, faults: [] };
  },
};
