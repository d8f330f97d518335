import { lookup } from "node:dns";
import type { Agent } from "undici";
import { exportsOf } from "@/lib/core/common-js";
import { isLinkLocal, isNetworkAddress, isPublicAddress } from "./address";
import { checkBaseUrl, type Reach } from "./url";

/** The host of a URL resolves to an address that may not be called. */
export class RefusedAddress extends Error {
  override readonly name: string = "RefusedAddress";
}

export class PrivateAddress extends RefusedAddress {
  override readonly name = "PrivateAddress";

  constructor(host: string) {
    super(`${host} resolves to a private address, which is not allowed`);
  }
}

const outsideNetwork = (host: string) =>
  new RefusedAddress(`${host} resolves to an address outside this machine and network`);
const linkLocal = (host: string) =>
  new RefusedAddress(`${host} resolves to a link-local address, which is not allowed`);

type Lookup = typeof lookup;

/**
 * Resolves a name, with an error when any of its addresses is private. Runs when the connection is made, so that the
 * checked address is the one that is used (no DNS rebinding).
 */
export const publicLookup = lookupOf(isPublicAddress, (host) => new PrivateAddress(host));

/** Like `publicLookup`, for servers on this machine or network. */
export const networkLookup = lookupOf(isNetworkAddress, outsideNetwork);

/** Any address but a link-local one. */
export const anyLookup = lookupOf((address) => !isLinkLocal(address), linkLocal);

function lookupOf(isAllowed: (address: string) => boolean, refusal: (host: string) => Error): Lookup {
  return ((host: string, options: object, done: (error: Error | null, ...rest: never[]) => void) => {
    lookup(host, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error);
      if (addresses.length === 0 || !addresses.every(({ address }) => isAllowed(address)))
        return done(refusal(host));
      const [first] = addresses;
      if ("all" in options && options.all) return done(null, addresses as never);
      done(null, first?.address as never, first?.family as never);
    });
  }) as unknown as Lookup;
}

const CONNECT_MS = 10_000;

const LOOKUPS: Record<Reach, Lookup> = { public: publicLookup, network: networkLookup, anywhere: anyLookup };
const agents = new Map<Reach, Agent>();

/** `fetch` for providers. Rejects addresses beyond its reach, and returns redirects without following them. */
export const providerFetch = (reach: Reach): typeof fetch =>
  fetchBy(reach, ({ origin, pathname }) => checkBaseUrl(origin + pathname, reach));

/** `fetch` for addresses given by users: like `providerFetch`, with a check of each URL. */
export function guardedFetch(isPrivateAllowed: boolean, check: (url: URL) => unknown): typeof fetch {
  return fetchBy(isPrivateAllowed ? "anywhere" : "public", check);
}

function fetchBy(reach: Reach, check: (url: URL) => unknown): typeof fetch {
  return (async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const url = String(input instanceof Request ? input.url : input);
    check(new URL(url));
    // Loaded at the first call: most processes make none.
    const undici = exportsOf(await import("undici"));
    const dispatcher =
      agents.get(reach) ?? new undici.Agent({ connect: { timeout: CONNECT_MS, lookup: LOOKUPS[reach] } });
    agents.set(reach, dispatcher);
    return undici.fetch(url, { ...init, redirect: "manual", dispatcher } as never);
  }) as unknown as typeof fetch;
}
