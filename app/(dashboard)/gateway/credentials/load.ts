import { fileNames } from "@/app/(dashboard)/workflows/names";
import type { Context } from "@/lib/db";
import {
  type ContainerState,
  type Credential,
  containerStates,
  LOCAL,
  listCredentials,
  listProviders,
  PROVIDERS,
} from "@/lib/gateway";
import { workersStatus } from "@/lib/runs";

/** A credential with its provider. */
export interface ProviderKey {
  credential: Credential;
  /** The provider's id. */
  provider: string;
  baseUrl: string;
  ownUrl: string;
  /** Whether it can be called: with a key, or without one at a custom base URL. */
  isConfigured: boolean;
}

/** An active run, which a restart would interrupt. */
export interface ActiveRun {
  worker: string;
  /** Its inbox file, or the workflow id. */
  name: string;
  execution: { workflowId: string; runId: string };
  startTime: string;
}

export interface GatewayState {
  /** The base URL of the local server; null when none is set. */
  localUrl: string | null;
  keys: ProviderKey[];
  runs: ActiveRun[];
  runtimes: ContainerState[];
  /** Running worker processes. */
  processes: number;
}

export async function load(ctx: Context): Promise<GatewayState> {
  const [{ credentials }, { providers }, { workers, processes }] = await Promise.all([
    listCredentials(ctx),
    listProviders(ctx),
    workersStatus(ctx),
  ]);
  const active = workers.flatMap(({ current }) => current);
  const names = await fileNames(ctx, active);
  const local = providers.find(({ provider }) => provider === LOCAL);
  return {
    localUrl: local?.base_url ?? null,
    keys: credentials.flatMap((credential) => {
      const own = PROVIDERS.find((each) => each.credential === credential.key);
      const now = providers.find((each) => each.credential === credential.key);
      if (!own?.baseUrl || !now?.base_url) return [];
      return {
        credential,
        provider: own.id,
        baseUrl: now.base_url,
        ownUrl: own.baseUrl,
        isConfigured: now.configured,
      };
    }),
    runs: workers.flatMap(({ name: worker, current }) =>
      current.map(({ startTime, ...execution }) => ({
        worker,
        name: names.get(execution.workflowId) ?? execution.workflowId,
        execution,
        startTime,
      })),
    ),
    runtimes: await containerStates(ctx),
    processes,
  };
}
