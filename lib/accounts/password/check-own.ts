import { eq } from "drizzle-orm";
import { invalid } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
import { verifyPassword } from "../sign-in/hash";
import { takeTryOf } from "../sign-in/throttle";
import { users } from "../tables/users";
import { userOf } from "../user";

/** Checks the password of who acts, before something that a passer-by must not do. Throws under the field's name. */
export async function checkOwnPassword(ctx: Context, field: string, password: string): Promise<void> {
  const id = userOf(ctx);
  const counted = takeTryOf(`password ${id}`);
  const [user] = await ctx.db.tx((tx) => tx.select().from(users).where(eq(users.id, id)));
  if (!(await verifyPassword(user?.passwordHash, password)))
    throw invalid(field, "this is not your password");
  counted.succeeded();
}
