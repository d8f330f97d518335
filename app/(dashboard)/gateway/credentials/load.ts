import { fileNames } from "@/app/(dashboard)/workflows/names";
import type { Context } from "@/lib/db";
import {
  type ContainerState,
  type Credential,
  containerStates,
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
  keys: ProviderKey[];
  runs: ActiveRun[];
  runtimes: ContainerState[];
  /** Running worker processes. */
  processes: number;
}

export async function load(ctx: Context): Promise<GatewayState> {
  const [{ credentials }, { providers }, { workers, processes }, names] = await Promise.all([
    listCredentials(ctx),
    listProviders(ctx),
    workersStatus(ctx),
    fileNames(ctx),
  ]);
  return {
    keys: credentials.flatMap((credential) => {
      const own = PROVIDERS.find((each) => each.credential === credential.key);
      const now = providers.find((each) => each.credential === credential.key);
      if (!own || !now) return [];
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
