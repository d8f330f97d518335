import { type Block, blockAt, type Document, matchKey, orgKey } from "@/lib/language";
import { NOTE_KEY, type PlannedLink } from "../../plan";
import type { Analysis } from "../analyse";
import type { Person } from "../people/person";
import type { DraftEntity } from "./entities";

/** The field of the note that links to an entity, by type. */
const NOTE_FIELD = {
  person: "related",
  org: "related",
  event: "related",
  location: "related",
  project: "project",
  task: "outputs",
  decision: "outputs",
} as const;
/** The field of an entity that links back to the note. */
const BACK_FIELD = {
  person: "related",
  org: "related",
  event: "related",
  location: "related",
  project: "related",
  task: "based_on",
  decision: "based_on",
} as const;

/** Every link of the plan: between note and entities, to owners, organisations, projects and places. */
export function buildLinks(analysis: Analysis, made: DraftEntity[]): PlannedLink[] {
  const links: PlannedLink[] = [];
  const keyOfPerson = new Map(
    made.filter(({ person }) => person).map(({ person, entity }) => [person, entity.key]),
  );
  for (const { entity, person } of made) {
    const field = person?.participant ? "participants" : NOTE_FIELD[entity.type];
    links.push(
      { from: NOTE_KEY, to: entity.key, field },
      { from: entity.key, to: NOTE_KEY, field: BACK_FIELD[entity.type] },
    );
  }
  for (const it of made) {
    if (it.person) links.push(...orgLinks(it, made));
    if (it.task) links.push(...ownerLinks(it, keyOfPerson), ...projectLinks(it, made));
    if (it.entity.type === "decision") links.push(...projectLinks(it, made));
    if (it.entity.type === "event") links.push(...eventLinks(it, made, analysis, keyOfPerson));
  }
  return links;
}

function orgLinks({ person, entity }: DraftEntity, made: DraftEntity[]): PlannedLink[] {
  if (person?.org === undefined) return [];
  const key = orgKey(person.org.text);
  const org = made.find(
    (it) =>
      it.entity.type === "org" && [it.entity.name, ...it.entity.aliases].some((name) => orgKey(name) === key),
  );
  return org ? [{ from: entity.key, to: org.entity.key, field: "org" }] : [];
}

function ownerLinks(
  { task, entity }: DraftEntity,
  keys: ReadonlyMap<Person | undefined, string>,
): PlannedLink[] {
  const owner = task?.owner && keys.get(task.owner);
  const helpers = (task?.helpers ?? [])
    .map((person) => keys.get(person))
    .filter((key) => key !== undefined && key !== owner);
  return [
    ...(owner ? [{ from: entity.key, to: owner, field: "owner" }] : []),
    ...helpers.map((to) => ({ from: entity.key, to: to ?? "", field: "participants" })),
  ];
}

/** To the project named in the title, or the only one of the note. */
function projectLinks({ entity }: DraftEntity, made: DraftEntity[]): PlannedLink[] {
  const projects = made.filter((it) => it.entity.type === "project");
  const named = projects.find((it) => ` ${matchKey(entity.name)} `.includes(` ${matchKey(it.entity.name)} `));
  const project = named ?? (projects.length === 1 ? projects[0] : undefined);
  return project ? [{ from: entity.key, to: project.entity.key, field: "project" }] : [];
}

const partBelow = ({ blocks }: Document, heading: Block): { start: number; end: number } => {
  const next = blocks.find(
    ({ form, indent, start }) => form === "heading" && indent <= heading.indent && start > heading.start,
  );
  return { start: heading.start, end: next?.start ?? Number.POSITIVE_INFINITY };
};

/** To the people and the place of the event's paragraph, or of all of the part of a calendar file that is about it. */
function eventLinks(
  { entity, found }: DraftEntity,
  made: DraftEntity[],
  { document, people }: Analysis,
  keys: ReadonlyMap<Person | undefined, string>,
): PlannedLink[] {
  const block = found && blockAt(document.blocks, found.span.start);
  const part = found?.isCertain ? block && partBelow(document, block) : block;
  if (part === undefined) return [];
  const persons = new Set(people.within(part.start, part.end).map(({ person }) => keys.get(person)));
  const place = made.find(
    (it) =>
      it.entity.type === "location" &&
      it.found &&
      it.found.span.start >= part.start &&
      it.found.span.end <= part.end,
  );
  const participants = [...persons]
    .filter((key) => key !== undefined)
    .map((to) => ({ from: entity.key, to, field: "participants" }));
  return place
    ? [...participants, { from: entity.key, to: place.entity.key, field: "location" }]
    : participants;
}
