import { z } from "zod";
import { type Provider, ROUTER } from "../providers/providers";
import { MODEL_NAME } from "../providers/route";

/** A model as its provider describes it; null for what is not in the list. */
export interface OfferedModel {
  /** As agents name it. */
  name: string;
  /** In tokens. */
  context: number | null;
  /** Dollars per million tokens. */
  price: { input: number; output: number } | null;
}

const MILLION = 1_000_000;

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
  /** Of vLLM. */
  max_model_len: tokens,
  /** Of Anthropic. */
  max_input_tokens: tokens,
  pricing,
});

const reply = z.object({ data: z.array(z.unknown()) });

/**
 * The models of a reply to `GET /models`; what is none is left out.
 * @throws ZodError, of a reply that has no list
 */
export const readOffered = (provider: Pick<Provider, "id">, body: unknown): OfferedModel[] =>
  reply.parse(body).data.flatMap((item): OfferedModel[] => {
    const model = listed.safeParse(item).data;
    if (!model) return [];
    const name = nameOf(provider, model.id);
    if (!MODEL_NAME.test(name)) return [];
    const context = model.context_length ?? model.max_model_len ?? model.max_input_tokens ?? null;
    return [{ name, context, price: priceOf(model.pricing) }];
  });

/** The router has the names of agents already; Google puts `models/` before its own. */
const nameOf = ({ id }: Pick<Provider, "id">, model: string): string =>
  id === ROUTER ? model : `${id}/${model.replace(/^models\//, "")}`;

const priceOf = (price: z.output<typeof pricing>): OfferedModel["price"] =>
  price ? { input: inDollars(price.prompt), output: inDollars(price.completion) } : null;

/** Per million, without the digits that a binary fraction adds. */
const inDollars = (price: number): number => Number((price * MILLION).toPrecision(6));
