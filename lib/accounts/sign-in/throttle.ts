import { count } from "@/lib/core/count";
import { KvError } from "@/lib/core/errors";
import { networkOf } from "@/lib/core/network";
import { perProcess } from "@/lib/core/per-process";
import { Backoff } from "./backoff";

/** The origin of a sign-in. */
export interface Origin {
  /** Network address. */
  address: string;
  /** The id of this browser, if the person has signed in with it before. */
  device?: string;
}

/** Free attempts: an office behind one address has several people; an e-mail address and a browser have one. */
const PER_ADDRESS = 30;
const PER_PERSON = 10;

const backoffs = perProcess("sign-in backoffs", () => ({
  address: new Backoff(PER_ADDRESS),
  person: new Backoff(PER_PERSON),
  signUp: new Backoff(PER_ADDRESS),
}));

/** A try that was counted. */
export interface Try {
  /** Call this when the attempt was not a guess. */
  succeeded: () => void;
}

/**
 * Counts a try to sign in. A stranger's tries count for the network address, and for the e-mail address from there: they
 * make nobody wait elsewhere. Those of a browser that the person has used before count for it alone. Throws
 * `RATE_LIMITED` with the seconds to wait.
 */
export function takeTry(email: string, { address, device }: Origin, now = performance.now()): Try {
  const { address: byAddress, person } = backoffs();
  const network = networkOf(address);
  const key = device === undefined ? `${network} ${email.trim().toLowerCase()}` : `device ${device}`;
  if (device === undefined) refuseEarly(byAddress.take(network, now));
  refuseEarly(person.take(key, now));
  return {
    succeeded: () => {
      person.clear(key);
      if (device === undefined) byAddress.giveBack(network);
    },
  };
}

/** Counts a try to create an account, which makes nobody wait who signs in. Throws `RATE_LIMITED`. */
export function takeSignUp({ address }: Origin, now = performance.now()): void {
  refuseEarly(backoffs().signUp.take(networkOf(address), now));
}

/** Counts a try of something that a person who is known does, such as entering a code. Throws `RATE_LIMITED`. */
export function takeTryOf(key: string, now = performance.now()): Try {
  const { person } = backoffs();
  refuseEarly(person.take(key, now));
  return { succeeded: () => person.clear(key) };
}

function refuseEarly(wait: number): void {
  if (wait === 0) return;
  const seconds = Math.ceil(wait / 1_000);
  throw new KvError("RATE_LIMITED", `Too many tries. Wait ${count(seconds, "second")}, then try again.`, {
    retryAfter: seconds,
  });
}
