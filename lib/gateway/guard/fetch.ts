import { lookup } from "node:dns";
import { Agent, fetch as undiciFetch } from "undici";
import { isPublicAddress } from "./address";
import { checkBaseUrl } from "./url";

/** The host of a provider's URL resolves to a private address. */
export class PrivateAddress extends Error {
  constructor(host: string) {
    super(`${host} resolves to a private address, which is not allowed`);
    this.name = "PrivateAddress";
  }
}

type Lookup = typeof lookup;

/**
 * Resolves a name, with an error when any of its addresses is private. Runs when the connection is made, so that the
 * checked address is the one that is used (no DNS rebinding).
 */
export const publicLookup = ((
  host: string,
  options: object,
  done: (error: Error | null, ...rest: never[]) => void,
) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error);
    if (addresses.length === 0 || !addresses.every(({ address }) => isPublicAddress(address))) {
      return done(new PrivateAddress(host));
    }
    const [first] = addresses;
    if ("all" in options && options.all) return done(null, addresses as never);
    done(null, first?.address as never, first?.family as never);
  });
}) as unknown as Lookup;

const CONNECT_MS = 10_000;

const open = new Agent({ connect: { timeout: CONNECT_MS } });
const guarded = new Agent({ connect: { timeout: CONNECT_MS, lookup: publicLookup } });

/**
 * `fetch` for providers. Rejects private addresses unless they are allowed, and returns redirects without following
 * them.
 */
export const providerFetch = (isPrivateAllowed: boolean): typeof fetch =>
  guardedFetch(isPrivateAllowed, ({ origin, pathname }) => checkBaseUrl(origin + pathname, isPrivateAllowed));

/** `fetch` of addresses that somebody has given: as `providerFetch`, with a check of each URL. */
export function guardedFetch(isPrivateAllowed: boolean, check: (url: URL) => unknown): typeof fetch {
  const dispatcher = isPrivateAllowed ? open : guarded;
  return (async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const url = String(input instanceof Request ? input.url : input);
    check(new URL(url));
    return undiciFetch(url, { ...init, redirect: "manual", dispatcher } as never);
  }) as unknown as typeof fetch;
}
