import { isoDay, matchKey, safeName } from "@/lib/language";
import { type EntityType, MAX_ENTITIES, type PlannedEntity } from "../../plan";
import type { Analysis } from "../analyse";
import type { FoundEntity } from "../extract/entity";
import { aliasesOf, type Person, recordName } from "../people/person";
import type { TaskDraft } from "../tasks/draft";
import { confidenceOf } from "./confidence";
import { withoutLeastLikely } from "./folded";
import { quoteAround, quoted } from "./quote";

/** An entity of the plan, and its origin, which the links need. */
export interface DraftEntity {
  entity: PlannedEntity;
  person?: Person;
  found?: FoundEntity;
  task?: TaskDraft;
}

/** Per file; `MAX_ENTITIES` of all types together. */
const MAX_OF_TYPE: Record<EntityType, number> = {
  person: 60,
  org: 30,
  project: 10,
  task: 60,
  decision: 20,
  event: 20,
  location: 10,
};

/**
 * The findings as entities, each with its quote, and how many are left out because of the limits. Names within a type are
 * unique.
 */
export function buildEntities(analysis: Analysis, noteName: string): { made: DraftEntity[]; left: number } {
  const findings = [
    ...analysis.people.all().map((person) => ({ ...fromPerson(person), person })),
    ...[
      ...analysis.guessed,
      ...analysis.orgs,
      ...analysis.projects,
      ...analysis.decisions,
      ...analysis.events,
      ...analysis.places,
    ].map((found) => ({ ...fromFound(found, analysis), found })),
    ...analysis.tasks.map((task) => ({ ...fromTask(task, analysis), task })),
  ];
  const all = withoutLeastLikely(findings, analysis.document.source.masked.length);
  const counts = new Map<EntityType, number>();
  const names = new Set<string>();
  const made: DraftEntity[] = [];
  let left = 0;
  for (const { type, span, ...rest } of all) {
    const count = (counts.get(type) ?? 0) + 1;
    const name = uniqueName(rest.name, type, names, rest.task);
    const evidence = quoteAround(analysis.document, span);
    if (name === undefined || evidence === "") continue;
    if (count > MAX_OF_TYPE[type] || made.length === MAX_ENTITIES) {
      left++;
      continue;
    }
    counts.set(type, count);
    names.add(`${type} ${matchKey(name)}`);
    const { existing, aliases, fields, confidence } = rest;
    const also = (rest.task?.also ?? []).map((other) => quoteAround(analysis.document, other));
    const quotes = [...new Set([evidence, ...also])].filter((quote) => quote !== "").map(quoted);
    const body = `${INTRODUCTION[type]} “${noteName}”:\n\n${quotes.join("\n\n")}`;
    const entity: PlannedEntity = {
      key: `${type}:${count}`,
      type,
      name,
      existing,
      aliases,
      fields,
      body,
      evidence,
      confidence,
    };
    made.push({ entity, person: rest.person, found: rest.found, task: rest.task });
  }
  return { made, left };
}

const INTRODUCTION: Record<EntityType, string> = {
  person: "Named in",
  org: "Named in",
  project: "Named in",
  task: "Assigned in",
  decision: "Decided in",
  event: "Named in",
  location: "Named in",
};

interface Raw {
  type: EntityType;
  name: string;
  existing?: string;
  aliases: string[];
  fields: PlannedEntity["fields"];
  span: { start: number; end: number };
  confidence: number;
  person?: Person;
  found?: FoundEntity;
  task?: TaskDraft;
}

function fromPerson(person: Person): Raw {
  const { role, email, known, span } = person;
  const fields = {
    ...(known ? {} : { status: "active" }),
    ...(role ? { role: role.slice(0, 200) } : {}),
    ...(email ? { email: email.slice(0, 200) } : {}),
  };
  const confidence = confidenceOf.person(person);
  const aliases = aliasesOf(person)
    .filter((alias) => alias.length <= 240)
    .slice(0, 10);
  return {
    type: "person",
    name: recordName(person),
    existing: known?.path,
    aliases,
    fields,
    span,
    confidence,
  };
}

const STATUS: Partial<Record<EntityType, string>> = {
  person: "active",
  org: "active",
  project: "active",
  location: "active",
  decision: "final",
};

function fromFound(found: FoundEntity, analysis: Analysis): Raw {
  const { type, name, known, aliases, span } = found;
  const { calendar } = analysis;
  const status = STATUS[type];
  const isDated = type === "decision" && calendar.dated;
  const date: Record<string, string> = isDated ? { date: isoDay(calendar.today) } : {};
  const fields = { ...(status && !known ? { status } : {}), ...date, ...found.fields };
  return {
    type,
    name,
    existing: known?.path,
    aliases: aliases.slice(0, 10).map((alias) => alias.slice(0, 240)),
    fields,
    span,
    confidence: confidenceOf.found(found, analysis),
  };
}

function fromTask(task: TaskDraft, analysis: Analysis): Raw {
  const title = taskName(task, analysis);
  const record = analysis.known.find("task", title);
  const fields = { ...(record ? {} : { status: task.status }), ...(task.due ? { due: task.due } : {}) };
  return {
    type: "task",
    name: record?.name ?? title,
    existing: record?.path,
    aliases: [],
    fields,
    span: task.span,
    confidence: record ? 0.95 : confidenceOf.task(task, analysis),
  };
}

/** With its owner, where the vault has a task of the same title that is another one's. */
function taskName({ title, owner }: TaskDraft, { known }: Analysis): string {
  const other = known.find("task", title)?.owner;
  if (other === undefined || owner === undefined) return title;
  const names = [recordName(owner), owner.known?.name ?? "", ...aliasesOf(owner)];
  const isSame = names.some((name) => matchKey(name) === matchKey(other));
  return isSame ? title : `${title} (${recordName(owner)})`;
}

/** Tasks with the same title get their owner, or else a number, in their names. */
function uniqueName(
  raw: string,
  type: EntityType,
  names: ReadonlySet<string>,
  task: TaskDraft | undefined,
): string | undefined {
  const name = safeName(raw);
  const isFree = (it: string): boolean => !names.has(`${type} ${matchKey(it)}`);
  if (name === "" || matchKey(name) === "") return undefined;
  if (isFree(name)) return name;
  if (task === undefined) return undefined;
  const owned = task.owner && safeName(`${name} (${recordName(task.owner)})`);
  if (owned && isFree(owned)) return owned;
  for (let count = 2; count < 20; count++)
    if (isFree(safeName(`${name} (${count})`))) return safeName(`${name} (${count})`);
  return undefined;
}
