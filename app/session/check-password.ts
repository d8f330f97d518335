import { cookies, headers } from "next/headers";
import {
  checkPassword as check,
  checkCode as checkSecondFactor,
  needsCode,
  type Origin,
  type SignedIn,
  takeTry,
} from "@/lib/accounts";
import { database } from "@/lib/db";
import { clientOf } from "./client";
import { knownDevice } from "./known-device";

/** A correct password, and whether a code is needed as well. */
export interface Checked {
  signedIn: SignedIn;
  needsCode: boolean;
}

/** Whose e-mail address and password these are, or null. Throws `RATE_LIMITED` when guesses come too fast. */
export async function checkPassword(email: string, password: string): Promise<Checked | null> {
  const counted = takeTry(email, await originOf(email));
  const signedIn = await check(database(), email, password);
  if (!signedIn) return null;
  counted.succeeded();
  return { signedIn, needsCode: await needsCode(database(), signedIn.person) };
}

/** Whether this code completes the sign-in. Throws `RATE_LIMITED`. */
export async function checkCode(signedIn: SignedIn, code: string): Promise<boolean> {
  const device = await knownDevice(await cookies(), signedIn.person.email);
  return checkSecondFactor(database(), signedIn, code, device);
}

/** From where this request comes. */
export async function originOf(email: string): Promise<Origin> {
  const { address } = clientOf(await headers());
  return { address, device: await knownDevice(await cookies(), email) };
}
