import { masterKeys } from "@/lib/core/secrets";
import type { Context } from "@/lib/db";
import { PROVIDERS } from "../providers/providers";
import { baseUrls } from "../providers/settings";
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
  baseUrls: ReadonlyMap<string, string>;
  /** Aborted with `Restarted` when the credentials change. */
  signal: AbortSignal;
}

interface CachedRuntime extends Runtime {
  controller: AbortController;
}

const runtimes = new Map<string, CachedRuntime>();

/** The account's runtime, started on first use. After a restart was requested, replaces it and aborts its calls. */
export async function runtimeOf(ctx: Context): Promise<Runtime> {
  const { gateway: generation } = await containerGenerations(ctx);
  const known = runtimes.get(ctx.account.id);
  if (known?.generation === generation) return known;
  known?.controller.abort(new Restarted());
  const opened = await openCredentials(ctx, masterKeys());
  const controller = new AbortController();
  const runtime: CachedRuntime = {
    generation,
    credentials: new Map([...opened].map(([name, { value }]) => [name, value])),
    baseUrls: await baseUrls(ctx),
    signal: controller.signal,
    controller,
  };
  runtimes.set(ctx.account.id, runtime);
  return runtime;
}

/** Whether the account has a runtime in this process. */
export const hasRuntime = (accountId: string): boolean => runtimes.has(accountId);

/** A provider is configured when its key or a custom base URL is set; the latter may need no key. */
export const isConfigured = (runtime: Runtime, id: string): boolean => {
  const provider = PROVIDERS.find((each) => each.id === id);
  if (!provider) return false;
  return runtime.credentials.has(provider.credential) || runtime.baseUrls.get(id) !== provider.baseUrl;
};
