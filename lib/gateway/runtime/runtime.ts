import { loadSecrets } from "@/lib/core/secrets";
import type { Context } from "@/lib/db";
import { env } from "@/lib/env";
import { PROVIDERS } from "../providers/providers";
import { baseUrls } from "../providers/settings";
import type { CredentialKey } from "../secrets/names";
import { openCredentials } from "../secrets/store";
import { containerGenerations } from "./containers";

/** The account's environment changed while a call was under way: it is made again, with what holds now. */
export class Restarted extends Error {
  constructor() {
    super("The gateway was restarted, since the credentials have changed");
    this.name = "Restarted";
  }
}

/** What the gateway holds of one account in this process, from one restart to the next. */
export interface Runtime {
  generation: number;
  credentials: ReadonlyMap<CredentialKey, string>;
  baseUrls: ReadonlyMap<string, string>;
  /** Aborted, with `Restarted`, when the account's environment changes. */
  signal: AbortSignal;
}

interface Held extends Runtime {
  controller: AbortController;
}

const held = new Map<string, Held>();

/** The master keys of this installation, read anew: a rotation may have added one. */
export const masterKeys = (): Buffer[] => loadSecrets(env().KV_DATA_DIR).masterKeys;

/**
 * The account's runtime, started when there is none. When the account wants it restarted, the one that runs is
 * stopped, which ends its calls, and another takes its place.
 */
export async function runtimeOf(ctx: Context): Promise<Runtime> {
  const { gateway: generation } = await containerGenerations(ctx);
  const known = held.get(ctx.account.id);
  if (known?.generation === generation) return known;
  known?.controller.abort(new Restarted());
  const opened = await openCredentials(ctx, masterKeys());
  const controller = new AbortController();
  const runtime: Held = {
    generation,
    credentials: new Map([...opened].map(([name, { value }]) => [name, value])),
    baseUrls: await baseUrls(ctx),
    signal: controller.signal,
    controller,
  };
  held.set(ctx.account.id, runtime);
  return runtime;
}

/** Whether the account holds a runtime in this process. */
export const hasRuntime = (accountId: string): boolean => held.has(accountId);

/** A provider is configured when its key is set; one at an address of the account's own may need none. */
export const isConfigured = (runtime: Runtime, id: string): boolean => {
  const provider = PROVIDERS.find((each) => each.id === id);
  if (!provider) return false;
  return runtime.credentials.has(provider.credential) || runtime.baseUrls.get(id) !== provider.baseUrl;
};
