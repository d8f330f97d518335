import { eq } from "drizzle-orm";
import type { Context, Database } from "@/lib/db";
import type { Person } from "../sign-in/check-password";
import { secondFactors } from "../tables/sessions";
import { userOf } from "../user";
import { countRecoveryCodes } from "./recovery-codes";

export interface SecondFactorStatus {
  /** When it was turned on; null when it is off. */
  since: Date | null;
  recovery_codes_left: number;
}

/** How the user's second factor is. */
export async function secondFactorStatus(ctx: Context): Promise<SecondFactorStatus> {
  const userId = userOf(ctx);
  return ctx.db.tx(async (tx) => {
    const [found] = await tx.select().from(secondFactors).where(eq(secondFactors.userId, userId));
    return { since: found?.confirmedAt ?? null, recovery_codes_left: await countRecoveryCodes(tx, userId) };
  });
}

/** Whether a person has to enter a code after the password. */
export async function needsCode(db: Database, { accountId, userId }: Person): Promise<boolean> {
  const [found] = await db
    .account(accountId)
    .tx((tx) =>
      tx
        .select({ confirmedAt: secondFactors.confirmedAt })
        .from(secondFactors)
        .where(eq(secondFactors.userId, userId)),
    );
  return found?.confirmedAt != null;
}
