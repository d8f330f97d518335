import { z } from "zod";
import { LOCAL, type Provider, ROUTER } from "../providers/providers";
import { MODEL_NAME } from "../providers/route";
import { MAX_MODEL_NAME } from "../shapes";

/** A model as its provider describes it; null for what is not in the list. */
export interface OfferedModel {
  /** The name that agents use. */
  name: string;
  /** In tokens. */
  context: number | null;
  /** Dollars per million tokens. */
  price: { input: number; output: number } | null;
}

/** A provider's list of models. */
export interface ModelList {
  /** The provider, or which server a local one is. */
  label: string;
  models: OfferedModel[];
}

const MILLION = 1_000_000;
/** The router lists a few hundred. */
const MAX_MODELS = 2_000;

const tokens = z.number().int().positive().nullish().catch(null);

/** Dollars per token. The router has it as text, and -1 where it depends on the call. */
const perToken = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\d+(\.\d+)?(e-?\d+)?$/i)
      .transform(Number),
  ])
  .refine((price) => price >= 0);

const pricing = z.object({ prompt: perToken, completion: perToken }).nullish().catch(null);

const listed = z.object({
  id: z.string(),
  context_length: tokens,
  /** Set by vLLM. */
  max_model_len: tokens,
  /** Set by Anthropic. */
  max_input_tokens: tokens,
  pricing,
  /** Names the software of a local server. */
  owned_by: z.string().optional().catch(undefined),
});

/** Untrusted: entries that are not models are left out. */
const entries = <S extends z.ZodType>(entry: S) =>
  z.array(z.unknown()).transform((all) =>
    all.slice(0, MAX_MODELS).flatMap((each) => {
      const read = entry.safeParse(each);
      return read.success ? [read.data] : [];
    }),
  );

const models = z.object({ data: entries(listed) });
const tags = z.object({ models: entries(z.object({ name: z.string() })) });

const OWNERS: Record<string, string> = {
  llamacpp: "llama.cpp",
  organization_owner: "LM Studio",
  vllm: "vLLM",
};

/** The reply to `GET /models`; null if it is not a list of models. */
export function readModels(provider: Pick<Provider, "id" | "label">, body: unknown): ModelList | null {
  const read = models.safeParse(body).data;
  if (!read) return null;
  const local = OWNERS[read.data[0]?.owned_by ?? ""] ?? "The server";
  return {
    label: provider.id === LOCAL ? local : provider.label,
    models: read.data.flatMap((model) => {
      const name = nameOf(provider, model.id);
      if (!isName(name)) return [];
      const context = model.context_length ?? model.max_model_len ?? model.max_input_tokens ?? null;
      return [{ name, context, price: priceOf(model.pricing) }];
    }),
  };
}

/** The reply of Ollama to `GET /api/tags`; null when it is another server's. */
export function readTags(body: unknown): ModelList | null {
  const read = tags.safeParse(body).data;
  if (!read) return null;
  const names = read.models.map(({ name }) => `${LOCAL}/${name}`).filter(isName);
  return { label: "Ollama", models: names.map((name) => ({ name, context: null, price: null })) };
}

const isName = (name: string): boolean => name.length <= MAX_MODEL_NAME && MODEL_NAME.test(name);

/** The router has the names of agents already; Google puts `models/` before its own. */
const nameOf = ({ id }: Pick<Provider, "id">, model: string): string =>
  id === ROUTER ? model : `${id}/${model.replace(/^models\//, "")}`;

const priceOf = (price: z.output<typeof pricing>): OfferedModel["price"] =>
  price ? { input: inDollars(price.prompt), output: inDollars(price.completion) } : null;

/** Per million, without the digits that a binary fraction adds. */
const inDollars = (price: number): number => Number((price * MILLION).toPrecision(6));
