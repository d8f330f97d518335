import { keyId, masterKeys } from "@/lib/core/secrets";
import { countOutdated } from "@/lib/db";
import { allSealed } from "@/lib/gateway";
import type { SecurityCheck } from "../finding";

/** Values that are still wrapped by an older master key: a rotation was not completed. */
export const rotation: SecurityCheck = {
  id: "master_key.rotation",
  run: async (ctx) => {
    const [current] = masterKeys();
    if (!current) return [];
    const outdated: string[] = [];
    for (const rows of allSealed()) {
      const n = await countOutdated(ctx, keyId(current), rows);
      if (n > 0) outdated.push(`${rows.what}: ${n}`);
    }
    if (outdated.length === 0) return [];
    return [
      {
        severity: "warn",
        title: "Values are still wrapped by an older master key",
        detail: `${outdated.join(", ")}; a rotation was interrupted, or the key was replaced by hand`,
        remediation:
          "Run kv secrets rotate until all values are wrapped by the current key, and keep older keys until then",
      },
    ];
  },
};
