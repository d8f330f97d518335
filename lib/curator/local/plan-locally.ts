import { readSource } from "@/lib/language";
import { type Plan, type PlanInput, planSchema } from "../plan";
import { analyse } from "./analyse";
import { buildEntities } from "./compose/entities";
import { buildLinks } from "./compose/links";
import { noteBody, noteFields, noteStatus, noteType } from "./compose/note";
import { noteName } from "./compose/note-name";

/**
 * Plans an inbox file without a model. Deterministic: the same file, known records and date give the same plan.
 * Throws `VALIDATION_ERROR` when the file is binary or not UTF-8.
 */
export async function planLocally(input: PlanInput): Promise<Plan> {
  const source = await readSource(input);
  const analysis = analyse(source, input.known);
  const type = noteType(analysis);
  const name = noteName(analysis, type, input.known);
  const { made, left } = buildEntities(analysis, name);
  return planSchema.parse({
    kind: analysis.kind,
    note: {
      type,
      name,
      status: noteStatus(analysis, type),
      fields: noteFields(analysis),
      body: noteBody(analysis, left),
    },
    entities: made.map(({ entity }) => entity),
    links: buildLinks(analysis, made),
  });
}
