import { type Plan, type PlanInput, planSchema } from "../plan";

/** Makes a plan without a model. Deterministic. */
export async function planLocally(input: PlanInput): Promise<Plan> {
  const body = typeof input.content === "string" ? input.content : new TextDecoder().decode(input.content);
  return planSchema.parse({
    kind: "note",
    note: { type: "note", name: "Note", fields: {}, body },
    entities: [],
    links: [],
  });
}
