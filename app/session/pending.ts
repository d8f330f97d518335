import { encode } from "next-auth/jwt";
import type { SignedIn } from "@/lib/accounts";
import { sessionSecret } from "./cookie";
import { openSealed } from "./sealed";

/** How long a right password waits for its code. */
const MAX_AGE = 5 * 60;
const SALT = "pending-sign-in";

/** A sign-in that waits for its code, encrypted: the form carries it. It grants no access on its own. */
export const sealPending = ({ person, passwordSetAt }: SignedIn): Promise<string> =>
  encode({
    token: { pending: { person, passwordSetAt: passwordSetAt.toISOString() } },
    secret: sessionSecret(),
    salt: SALT,
    maxAge: MAX_AGE,
  });

/** What was sealed; null when it is not ours or has expired. */
export async function openPending(token: string): Promise<SignedIn | null> {
  const payload = await openSealed(token, sessionSecret(), SALT);
  const pending = payload?.pending;
  return pending ? { person: pending.person, passwordSetAt: new Date(pending.passwordSetAt) } : null;
}
