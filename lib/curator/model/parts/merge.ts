import { looseKey } from "@/lib/vault";
import { NOTE_KEY, type Plan, type PlannedEntity } from "../../plan";

/** One plan of the plans of a text's parts: the first names the note, and what several parts name is there once. */
export function mergePlans(plans: readonly [Plan, ...Plan[]]): Plan {
  const [{ kind, note }] = plans;
  const entities = new Map<string, PlannedEntity>();
  const links = new Map<string, Plan["links"][number]>();
  for (const plan of plans) {
    const keys = new Map([[NOTE_KEY, NOTE_KEY]]);
    for (const entity of plan.entities) {
      const id = idOf(entity);
      const merged = join(entities.get(id), entity, entities.size + 1);
      entities.set(id, merged);
      keys.set(entity.key, merged.key);
    }
    for (const { from, to, field } of plan.links) {
      const link = { from: keys.get(from) ?? from, to: keys.get(to) ?? to, field };
      links.set(JSON.stringify(link), link);
    }
  }
  const bodies = new Set(plans.map((plan) => plan.note.body.trim()).filter((body) => body !== ""));
  const fields = Object.assign({}, ...plans.map((plan) => plan.note.fields).reverse());
  return {
    kind,
    note: { ...note, fields, body: [...bodies].join("\n\n") },
    entities: [...entities.values()],
    links: [...links.values()],
  };
}

const idOf = ({ type, existing, name }: PlannedEntity): string => `${type} ${existing ?? looseKey(name)}`;

/** What came first wins; later parts add to it. */
function join(first: PlannedEntity | undefined, entity: PlannedEntity, number: number): PlannedEntity {
  if (!first) return { ...entity, key: `${entity.type}:${number}` };
  return {
    ...first,
    aliases: [...new Set([...first.aliases, ...entity.aliases])],
    fields: { ...entity.fields, ...first.fields },
    confidence: Math.max(first.confidence, entity.confidence),
  };
}
