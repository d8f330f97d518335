import type { OpenedVault } from "@/lib/accounts";
import type { Tx } from "@/lib/db";
import { presetSchedule } from "@/lib/runs";
import { distillerWorkflow } from "./workflow";

/** In a vault that is opened in place, the nightly run writes nothing until the owner enables it. */
export async function onlyScanAtFirst(tx: Tx, { id, isInPlace }: OpenedVault): Promise<void> {
  if (isInPlace) await presetSchedule(tx, id, distillerWorkflow, { scan: true });
}
