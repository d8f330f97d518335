import { z } from "zod";

/** What a reply contains apart from its text, in fields that only some providers know. */
export interface Reported {
  /** US dollars. */
  costUsd: number | null;
  /** What a model of OpenAI says in place of an answer. */
  refusal: string | null;
}

const refusing = z.object({ refusal: z.string().min(1) });
const refused = z.object({
  choices: z.tuple([z.union([z.object({ message: refusing }), z.object({ delta: refusing })])]),
});
/** OpenRouter reports the cost in the usage. */
const paid = z.object({ usage: z.object({ cost: z.number().nonnegative() }) });

/** What a body, or a chunk of it, reports. */
export function reportedIn(body: unknown): Partial<Reported> {
  const cost = paid.safeParse(body);
  const refusal = refused.safeParse(body);
  return {
    ...(cost.success && { costUsd: cost.data.usage.cost }),
    ...(refusal.success && { refusal: textOf(refusal.data.choices[0]) }),
  };
}

const textOf = (choice: z.output<typeof refused>["choices"][0]): string =>
  "message" in choice ? choice.message.refusal : choice.delta.refusal;
