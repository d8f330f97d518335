import { daysBefore } from "@/lib/core/clock";
import type { Pruner } from "@/lib/runs";
import { pruneVersions, VERSION_DAYS } from "@/lib/vault";

/** Texts that records had once. */
export const versions: Pruner = {
  name: "record versions",
  prune: (account, { now }) => pruneVersions(account, daysBefore(now, VERSION_DAYS)),
};
