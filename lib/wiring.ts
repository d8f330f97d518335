import { notify } from "@/lib/db";
import { learnFromChanges } from "@/lib/learning";
import { onVaultChange } from "@/lib/vault";

/**
 * Connects the rooms that want to know of changes of a vault. Each kind of process calls it as it starts, and each
 * bundle of Next: calling it again changes nothing.
 */
export function wire(): void {
  onVaultChange("learning", learnFromChanges);
  onVaultChange("live", (ctx, tx) => notify(ctx, tx, "kv_live"));
}
