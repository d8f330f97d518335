import { AlteredValue, UnknownMasterKey } from "@/lib/core/seal";
import { masterKeys } from "@/lib/core/secrets";
import { type Context, tryToOpen } from "@/lib/db";
import { allSealed } from "@/lib/gateway";

/** The number of the account's sealed values that can be opened, and a sentence for each kind with one that cannot. */
export async function sealedProblems(ctx: Context): Promise<{ opened: number; problems: string[] }> {
  const keys = masterKeys();
  const problems: string[] = [];
  let opened = 0;
  for (const rows of allSealed()) {
    try {
      opened += await tryToOpen(ctx, keys, rows);
    } catch (error) {
      problems.push(`One of the ${rows.what} cannot be decrypted: ${reasonOf(error)}`);
    }
  }
  return { opened, problems };
}

function reasonOf(error: unknown): string {
  if (error instanceof UnknownMasterKey) return error.message;
  if (error instanceof AlteredValue) return "it was changed in the database; set it again";
  throw error;
}
