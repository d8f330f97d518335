import type { Context, Tx } from "@/lib/db";
import { changeVault, type FollowUp } from "../change";
import { vaultPath } from "../path";
import { readLayout } from "../settings/read";
import { type AcceptedFile, type Arrival, planArrivals } from "./arrivals";

interface Options {
  /** Asked under the lock of the inbox: otherwise nothing is added. */
  isWanted?: (tx: Tx) => Promise<boolean>;
  /** What else belongs to it, also after a crash. */
  followUp?: FollowUp;
}

/** Puts files into the inbox: all of them, or none. */
export async function addArrivals(
  ctx: Context,
  files: readonly Arrival[],
  { isWanted, followUp }: Options = {},
): Promise<AcceptedFile[]> {
  const layout = await readLayout(ctx);
  const { plan } = await changeVault(ctx, {
    lock: [vaultPath(layout.settings.inboxFolder)],
    plan: async (tx) => {
      if (isWanted && !(await isWanted(tx))) return { changes: [], accepted: [] };
      const arrivals = await planArrivals(ctx, layout, files);
      return { ...arrivals, followUp: [arrivals.followUp, followUp ?? []].flat() };
    },
  });
  return plan.accepted;
}
