import { decode, type JWT } from "next-auth/jwt";
import { z } from "zod";

/** The only algorithms that `encode` of next-auth uses; its `decode` would take others. */
const header = z.object({ alg: z.literal("dir"), enc: z.literal("A256GCM") });

/**
 * The content of what `encode` of next-auth has encrypted; null when it is not ours or has expired.
 * @param salt of the kind of token, so that one kind does not open as another
 */
export async function openSealed(token: string, secret: string, salt?: string): Promise<JWT | null> {
  if (!isOurs(token)) return null;
  return decode({ token, secret, ...(salt !== undefined && { salt }) }).catch(() => null);
}

function isOurs(token: string): boolean {
  try {
    const [first = ""] = token.split(".");
    return header.safeParse(JSON.parse(Buffer.from(first, "base64url").toString())).success;
  } catch {
    return false;
  }
}
