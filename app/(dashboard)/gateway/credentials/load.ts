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

/** A credential with the provider that takes it. */
export interface ProviderKey {
  credential: Credential;
  /** The provider's id. */
  provider: string;
  baseUrl: string;
  ownUrl: string;
  /** Whether it is called, with a key or, at an address of the account's own, without. */
  isConfigured: boolean;
}

/** A run that goes on now, which a restart would interrupt. */
export interface RunUnderWay {
  worker: string;
  /** What it is about: an inbox file, or the workflow's id. */
  name: string;
  execution: { workflowId: string; runId: string };
  startTime: string;
}

export interface GatewayState {
  keys: ProviderKey[];
  runs: RunUnderWay[];
  containers: ContainerState[];
  /** Worker processes that live. */
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
    containers: await containerStates(ctx),
    processes,
  };
}
