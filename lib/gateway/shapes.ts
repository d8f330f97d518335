import { z } from "zod";
import { invalid } from "@/lib/core/errors";
import { textInput } from "@/lib/core/text";
import { AGENTS } from "./agents/agents";
import { MODEL_NAME } from "./providers/route";
import { CREDENTIALS } from "./secrets/names";
import { CALL_OUTCOMES } from "./tables";

const text = z.string();

export const credential = z
  .object({
    key: z.literal(CREDENTIALS.map(({ key }) => key)),
    label: text,
    description: text,
    set: z.boolean(),
    masked: text.nullable(),
    used_by: z.array(text),
  })
  .meta({ id: "Credential" });

/** The known ids are listed for readers; an unknown one is refused with a message that names them. */
export const agentIdInput = z.string("must be the id of an agent").meta({ enum: AGENTS.map(({ id }) => id) });

export const MAX_MODEL_NAME = 200;

export const modelInput = textInput
  .trim()
  .max(MAX_MODEL_NAME, `at most ${MAX_MODEL_NAME} characters`)
  .regex(MODEL_NAME, "must be the name of a model, such as anthropic/claude-sonnet-4.5");

const HAS_MAKER = /^[^/]+\/./;

/** A name without a maker would be asked of the router, which has none such. Throws `VALIDATION_ERROR`. */
export function assertMaker(field: string, model: string): void {
  if (HAS_MAKER.test(model)) return;
  throw invalid(field, `must be written as maker/model, such as openai/gpt-5: “${model}” names no maker`);
}

/** A credential, masked. */
export type Credential = z.output<typeof credential>;

/** Where embeddings are computed: on this machine, or by a provider. */
export const embedderSource = z.enum(["local", "router"]);

export const agent = z
  .object({
    id: z.literal(AGENTS.map(({ id }) => id)),
    label: text,
    is_default: z.boolean(),
    ready: z.boolean().meta({ description: "Whether any of its models can be called" }),
    defaultModel: text.nullable(),
    resolvedDefault: text.nullable(),
    fallbacks: z.array(text),
    providers: z.array(
      z.object({
        provider: text,
        status: z.enum(["configured", "missing"]),
        source: z.literal("account").nullable(),
      }),
    ),
    missingProviders: z.array(text),
    labeler_model: text.optional(),
    embedder_model: text.optional(),
    embedder_source: embedderSource.optional(),
  })
  .meta({ id: "Agent" });

/** An agent's models. Those of the surveyor are also shown by their roles. */
export type AgentStatus = z.output<typeof agent>;

export const defaults = z.object({ model: text, fallbacks: z.array(text) }).meta({ id: "DefaultModels" });

export type DefaultModels = z.output<typeof defaults>;

export const provider = z.object({ provider: text, base_url: text.nullable() });

/** What made a text: a model, or the local engine; `reason` says why it was not a model. */
export const engineUsed = z.union([
  z.object({
    engine: z.literal("model"),
    provider: text,
    model: text,
    prompt: text
      .optional()
      .meta({ description: "Name and version of the instructions; missing in what earlier versions made" }),
  }),
  z.object({ engine: z.literal("local"), reason: text }),
]);

export type EngineUsed = z.output<typeof engineUsed>;

export const budget = z
  .object({
    daily_tokens: z.int().nullable(),
    daily_usd: z.number().nullable(),
    tokens_today: z.int(),
    usd_today: z.number(),
    is_reached: z
      .boolean()
      .meta({ description: "Whether today's budget is used up: agents then use the local engine" }),
  })
  .meta({ id: "Budget" });

/** The daily limits (UTC), and today's usage. */
export type Budget = z.output<typeof budget>;

export const call = z
  .object({
    id: z.int(),
    at: z.iso.datetime(),
    agent: text.meta({ enum: AGENTS.map(({ id }) => id) }),
    provider: text,
    model: text,
    outcome: z.enum(CALL_OUTCOMES),
    fallback: z.boolean(),
    input_tokens: z.int().nullable(),
    output_tokens: z.int().nullable(),
    cost_usd: z.number().nullable(),
    latency_ms: z.int(),
    error: text.nullable(),
  })
  .meta({ id: "ModelCall" });

export type ModelCall = z.output<typeof call>;
