import { withTimeout } from "@/lib/core/timeout";
import type { Context } from "@/lib/db";
import { PROVIDERS, type Provider } from "../providers/providers";
import { connectionOf, isConfigured, type Runtime, runtimeOf } from "../runtime/runtime";
import { listModels } from "./list";
import type { OfferedModel } from "./read";

/** A page waits for it. */
const TIMEOUT_MS = 4_000;
const FRESH_MS = 10 * 60_000;
/** A provider that does not answer is asked again after it, so that not every page waits. */
const AGAIN_MS = 60_000;

/** The models of a configured provider; null where it did not list them. */
export interface Offer {
  provider: string;
  models: OfferedModel[] | null;
}

interface Kept {
  models: Promise<OfferedModel[] | null>;
  /** Milliseconds since 1970. */
  until: number;
}

/** A change of credentials or base URLs begins a new runtime, whose lists are asked for again. */
const kept = new WeakMap<Runtime, Map<string, Kept>>();

/** What the configured providers offer, by the names that agents use. */
export async function offeredModels(ctx: Context): Promise<Offer[]> {
  const runtime = await runtimeOf(ctx);
  const known = kept.get(runtime) ?? new Map<string, Kept>();
  kept.set(runtime, known);
  const now = ctx.clock.now().getTime();
  const configured = PROVIDERS.filter(({ id }) => isConfigured(runtime, id));
  return Promise.all(
    configured.map(async (provider) => {
      const last = known.get(provider.id);
      const asked = last && now < last.until ? last : askAt(now, provider, runtime);
      known.set(provider.id, asked);
      return { provider: provider.label, models: await asked.models };
    }),
  );
}

function askAt(now: number, provider: Provider, runtime: Runtime): Kept {
  // Whatever it is that went wrong: names can be typed, and the page of credentials has a test.
  const models = ask(provider, runtime).catch(() => null);
  const asked = { models, until: now + AGAIN_MS };
  void models.then((list) => {
    if (list) asked.until = now + FRESH_MS;
  });
  return asked;
}

async function ask(provider: Provider, runtime: Runtime): Promise<OfferedModel[]> {
  const connection = connectionOf(runtime, provider.id);
  const list = (signal: AbortSignal) => listModels(provider, connection, signal);
  return (await withTimeout(TIMEOUT_MS, list, runtime.signal)).models;
}
