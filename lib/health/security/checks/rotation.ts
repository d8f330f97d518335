import { and, count, eq, ne } from "drizzle-orm";
import { keyId, masterKeys } from "@/lib/core/secrets";
import { credentials } from "@/lib/gateway";
import type { SecurityCheck } from "../finding";

/** Values that are still wrapped by an older master key: a rotation was not completed. */
export const rotation: SecurityCheck = {
  id: "master_key.rotation",
  run: async (ctx) => {
    const [current] = masterKeys();
    if (!current) return [];
    const [row] = await ctx.db.tx((tx) =>
      tx
        .select({ n: count() })
        .from(credentials)
        .where(and(eq(credentials.accountId, ctx.account.id), ne(credentials.masterKeyId, keyId(current)))),
    );
    if (!row || row.n === 0) return [];
    return [
      {
        severity: "warn",
        title: "Credentials are still wrapped by an older master key",
        detail: `${row.n} of them; a rotation was interrupted, or the key was replaced by hand`,
        remediation: "Run kv secrets rotate until all credentials are wrapped by the current key",
      },
    ];
  },
};
