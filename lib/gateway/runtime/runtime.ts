import { masterKeys } from "@/lib/core/secrets";
import type { Context } from "@/lib/db";

import { bounded, providerFetch, type Reach } from "../guard";
import { PROVIDERS, providerOf } from "../providers/providers";
import { baseUrls, reachOf } from "../providers/settings";
import type { CredentialKey } from "../secrets/names";
import { openCredentials } from "../secrets/store";
import { containerGenerations } from "./containers";

/** The account's credentials changed during a call, which is repeated with the new ones. */
export class Restarted extends Error {
  constructor() {
    super("The gateway was restarted because the credentials changed");
    this.name = "Restarted";
  }
}

/** The credentials of one account in this process, until the next restart. */
export interface Runtime {
  generation: number;
  credentials: ReadonlyMap<CredentialKey, string>;
  /** Credentials that are set and cannot be decrypted, as without their master key. The others stay in use. */
  lost: ReadonlySet<CredentialKey>;
  baseUrls: ReadonlyMap<string, string>;
  /** Where a provider may be called, by its id. */
  reach: ReadonlyMap<string, Reach>;
  /** Aborted with `Restarted` when the credentials change. */
  signal: AbortSignal;
}

interface CachedRuntime extends Runtime {
  controller: AbortController;
}

const runtimes = new Map<string, CachedRuntime>();

/**
 * The account's runtime, started on first use. After a restart was requested, replaces it and aborts its calls. Who reads
 * the number of restarts late gets the newer runtime that another has started meanwhile.
 */
export async function runtimeOf(ctx: Context): Promise<Runtime> {
  const { gateway: generation } = await containerGenerations(ctx);
  const known = runtimes.get(ctx.account.id);
  if (known && known.generation >= generation && !(await hasFound(ctx, known))) return known;
  known?.controller.abort(new Restarted());
  const lost = new Set<CredentialKey>();
  const opened = await openCredentials(ctx, masterKeys(), (name, error) => {
    ctx.log.error({ err: error, credential: name }, "a credential cannot be decrypted");
    lost.add(name);
  });
  const controller = new AbortController();
  const urls = await baseUrls(ctx);
  const runtime: CachedRuntime = {
    generation,
    credentials: new Map([...opened].map(([name, { value }]) => [name, value])),
    lost,
    baseUrls: urls,
    reach: await reaches(ctx, [...urls.keys()]),
    signal: controller.signal,
    controller,
  };
  // Else a key could go with the address of another server.
  if ((await containerGenerations(ctx)).gateway !== generation) return runtimeOf(ctx);
  // Calls on one that was replaced unnoticed would outlive the credentials.
  const other = runtimes.get(ctx.account.id);
  if (other && other !== known && other.generation >= generation) return other;
  other?.controller.abort(new Restarted());
  runtimes.set(ctx.account.id, runtime);
  return runtime;
}

/** Whether a credential that could not be decrypted can be by now: its master key was put back. */
async function hasFound(ctx: Context, { lost }: Runtime): Promise<boolean> {
  if (lost.size === 0) return false;
  const opened = await openCredentials(ctx, masterKeys(), () => {});
  return [...lost].some((name) => opened.has(name));
}

/** Whether the account has a runtime in this process. */
export const hasRuntime = (accountId: string): boolean => runtimes.has(accountId);

/** A provider is configured when its key or a custom base URL is set; the latter may need no key. */
export const isConfigured = (runtime: Runtime, id: string): boolean => {
  const provider = PROVIDERS.find((each) => each.id === id);
  if (!provider) return false;
  return keyOf(runtime, id) !== undefined || (runtime.baseUrls.get(id) ?? null) !== provider.baseUrl;
};

/** The key of a provider, where one is set. */
export function keyOf(runtime: Runtime, id: string): string | undefined {
  const { credential } = providerOf(id);
  return credential === null ? undefined : runtime.credentials.get(credential);
}

/** How a configured provider is called: where, and by which `fetch`. */
export const connectionOf = (runtime: Runtime, id: string) => ({
  baseURL: runtime.baseUrls.get(id) ?? "",
  apiKey: keyOf(runtime, id) ?? "",
  fetch: bounded(providerFetch(runtime.reach.get(id) ?? "public")),
});

const reaches = async (ctx: Context, ids: readonly string[]): Promise<Map<string, Reach>> =>
  new Map(await Promise.all(ids.map(async (id) => [id, await reachOf(ctx, id)] as const)));
