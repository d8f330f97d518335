import { z } from "zod";
import { invalid } from "@/lib/core/errors";
import { parse } from "@/lib/core/parse";
import type { Context } from "@/lib/db";
import { type Runtime, runtimeOf } from "../runtime/runtime";
import { isCredentialKey } from "../secrets/names";
import { AGENTS } from "./agents";
import { candidatesOf, configuredModels, providerFor, resolvedModel } from "./models";

const agentsWithoutInput = z.strictObject({ key: z.string("must be the name of a credential") });

/** An agent that would use another model, or none, without a credential. */
export interface ChangedAgent {
  label: string;
  /** The resolved models, with the provider's id. */
  from: string;
  /** Null: it would use the local engine. */
  to: string | null;
}

/** The agents that removing a credential would affect. Throws `VALIDATION_ERROR` for an unknown key. */
export async function agentsWithout(
  ctx: Context,
  input: z.input<typeof agentsWithoutInput>,
): Promise<ChangedAgent[]> {
  const { key } = parse(agentsWithoutInput, input);
  if (!isCredentialKey(key)) throw invalid("key", `${key} is not a credential`);
  const [runtime, set] = [await runtimeOf(ctx), await configuredModels(ctx)];
  const credentials = new Map([...runtime.credentials].filter(([name]) => name !== key));
  const without = { ...runtime, credentials };
  return AGENTS.flatMap(({ id, label }) => {
    const candidates = candidatesOf(set, id);
    const [from, to] = [calledBy(runtime, candidates), calledBy(without, candidates)];
    return from === null || from === to ? [] : [{ label, from, to }];
  });
}

function calledBy(runtime: Runtime, candidates: readonly string[]): string | null {
  const model = resolvedModel(runtime, candidates);
  return model === null ? null : `${model} at ${providerFor(runtime, model)}`;
}
