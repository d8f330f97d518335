import { KvError } from "@/lib/core/errors";
import { parse } from "@/lib/core/parse";
import { toStorable } from "@/lib/core/text";
import type { Context } from "@/lib/db";
import type { InboxRecord } from "@/lib/vault";
import {
  createRecord,
  createRecordIn,
  editRecord,
  isListField,
  type RecordType,
  readRecord,
  STATUS_BY_TYPE,
} from "@/lib/vault";
import { findRecord, type Placement } from "./place";
import { NOTE_KEY } from "./plan";
import type { RoutedPlan } from "./routing";

/** A part of a plan, ready to be written. */
interface Part {
  key: string;
  path: string;
  type: RecordType;
  name: string;
  fields: Record<string, unknown>;
  body: string;
}

/** What became of a part of a plan: a record, or the reason why it, or some of it, could not be written. */
export type Applied = InboxRecord | Rejected;

export interface Rejected {
  path: string;
  action: "rejected";
  reason: string;
}

export const isRejected = (applied: Applied): applied is Rejected => applied.action === "rejected";

/** Another note took the path of this one meanwhile. */
class PathTakenError extends Error {}

/**
 * Writes a plan into the vault. Idempotent: existing records are added to, never replaced. A rejected part does
 * not stop the others. Returns null, and writes nothing, when another note is at the path of this one: choose another path.
 */
export async function applyPlan(
  ctx: Context,
  plan: RoutedPlan,
  placement: Placement,
  source: string,
): Promise<Applied[] | null> {
  const applied: Applied[] = [];
  try {
    for (const part of partsOf(plan, placement, source)) {
      const isNew = placement.created.includes(part.key);
      const reason = await rejectionOf(ctx, part, () => (isNew ? ensureRecord(ctx, part) : addTo(ctx, part)));
      if (reason === null) applied.push({ path: part.path, action: isNew ? "created" : "linked" });
      for (const each of [reason, invalidStatus(part)])
        if (each !== null) applied.push({ path: part.path, action: "rejected", reason: each });
    }
    return applied;
  } catch (error) {
    if (error instanceof PathTakenError) return null;
    throw error;
  }
}

/** The note comes first. */
function partsOf(plan: RoutedPlan, placement: Placement, source: string): Part[] {
  const note = { key: NOTE_KEY, ...plan.note, fields: { ...plan.note.fields, source: linkTo(source) } };
  const status = plan.note.status === undefined ? {} : { status: plan.note.status };
  const parts = [
    { ...note, fields: { ...note.fields, ...status } },
    ...plan.entities.map(({ key, type, name, fields, aliases, body }) => ({
      key,
      type,
      name,
      body,
      fields: aliases.length > 0 ? { ...fields, aliases } : { ...fields },
    })),
  ];
  return parts.flatMap((part) => {
    const path = placement.paths[part.key];
    if (path === undefined) return [];
    const fields = { ...part.fields, ...linksOf(plan, placement, part.key, part.fields) };
    return [{ ...part, path, body: toStorable(part.body), fields: storableFields(fields) }];
  });
}

/** An inbox file may hold any characters; those that no record can hold become U+FFFD. */
const storableFields = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [toStorable(field), storable(value)]));

function storable(value: unknown): unknown {
  if (typeof value === "string") return toStorable(value);
  return Array.isArray(value) ? value.map(storable) : value;
}

/** The fields that hold the links from one part to others. */
function linksOf(
  plan: RoutedPlan,
  placement: Placement,
  key: string,
  fields: Record<string, unknown>,
): Record<string, unknown> {
  const links: Record<string, unknown> = {};
  for (const link of plan.links.filter((link) => link.from === key)) {
    const target = placement.paths[link.to];
    if (target === undefined || target === placement.paths[key]) continue;
    links[link.field] = isListField(link.field)
      ? [...new Set([...asList(links[link.field] ?? fields[link.field]), linkTo(target)])]
      : (links[link.field] ?? linkTo(target));
  }
  return links;
}

const linkTo = (path: string): string => `[[${path.replace(/\.md$/, "")}]]`;

const asList = (value: unknown): unknown[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value : [value];

/**
 * Creates the record, or adds to it when it exists, from an earlier attempt or from another note. A record at the
 * note's own path must have the same source.
 */
async function ensureRecord(ctx: Context, part: Part): Promise<void> {
  const slash = part.path.lastIndexOf("/");
  const name = part.path.slice(slash + 1, -".md".length);
  try {
    const record = { type: part.type, name, fields: validFields(part), body: part.body };
    await createRecordIn(ctx, part.path.slice(0, slash), parse(createRecord.input, record));
  } catch (error) {
    if (!(error instanceof KvError) || error.code !== "CONFLICT") throw error;
    const path = (await ctx.db.tx((tx) => findRecord(ctx, tx, part.path))) ?? part.path;
    if (part.key === NOTE_KEY && !(await isOfSource(ctx, path, part.fields.source)))
      throw new PathTakenError(path);
    await addTo(ctx, { ...part, path });
  }
}

async function isOfSource(ctx: Context, path: string, source: unknown): Promise<boolean> {
  try {
    return (await readRecord(ctx, { path })).frontmatter.source === source;
  } catch (error) {
    if (error instanceof KvError && error.code === "NOT_FOUND") return false;
    throw error;
  }
}

/** Appends to lists; sets single values only where there are none. */
async function addTo(ctx: Context, part: Part): Promise<void> {
  const { frontmatter } = await readRecord(ctx, { path: part.path });
  const fields = Object.entries(validFields(part));
  const append = fields.filter(([field]) => isListField(field));
  const set = fields.filter(([field]) => !isListField(field) && isMissing(frontmatter[field]));
  if (append.length + set.length === 0) return;
  await editRecord(ctx, {
    path: part.path,
    append: Object.fromEntries(append),
    set: Object.fromEntries(set),
  });
}

const isMissing = (value: unknown): boolean => value === undefined || value === null || value === "";

/** Without a status that the vault would reject for this type. */
function validFields(part: Part): Record<string, unknown> {
  const { status: _, ...fields } = part.fields;
  return invalidStatus(part) === null ? part.fields : fields;
}

/** Why the vault would reject the part's status; null when it would not. */
function invalidStatus({ type, fields: { status } }: Part): string | null {
  const allowed = STATUS_BY_TYPE[type];
  if (status === undefined || (typeof status === "string" && (!allowed || allowed.includes(status))))
    return null;
  return `${JSON.stringify(status)} is not a status of a ${type}`;
}

/** Why the vault rejects a part, which must not stop the others; any other error fails the run. */
async function rejectionOf(ctx: Context, part: Part, work: () => Promise<void>): Promise<string | null> {
  try {
    await work();
    return null;
  } catch (error) {
    const isInvalid =
      error instanceof KvError && (error.code === "VALIDATION_ERROR" || error.code === "NOT_FOUND");
    if (!isInvalid || part.key === NOTE_KEY) throw error;
    ctx.log.warn({ path: part.path, reason: error.message }, "skipped part of the plan");
    return error.message;
  }
}
