import { cookies, headers } from "next/headers";
import { checkPassword as check, type Origin, type SignedIn, takeTry } from "@/lib/accounts";
import { database } from "@/lib/db";
import { clientOf } from "./client";
import { knownDevice, rememberDevice } from "./known-device";

/** Whose e-mail address and password these are, or null. Throws `RATE_LIMITED` when guesses come too fast. */
export async function checkPassword(email: string, password: string): Promise<SignedIn | null> {
  const counted = takeTry(email, await originOf(email));
  const signedIn = await check(database(), email, password);
  if (!signedIn) return null;
  counted.succeeded();
  await rememberDevice(await cookies(), signedIn.person.email);
  return signedIn;
}

/** From where this request comes. */
export async function originOf(email: string): Promise<Origin> {
  const { address } = clientOf(await headers());
  return { address, device: await knownDevice(await cookies(), email) };
}
