import { z } from "zod";
import { INBOX_ACTIONS, INBOX_STATES, LINK_STATES, RECORD_TYPES } from "@/lib/vault";

/** Shapes of the vault's replies, as they stand in the OpenAPI document. */

/** Kept as it is: a key `__proto__` is an ordinary field here. */
export const frontmatter = z
  .custom<Record<string, unknown>>((value) => typeof value === "object" && value !== null)
  .meta({ type: "object", propertyNames: { type: "string" }, additionalProperties: {} });

const type = z.enum(RECORD_TYPES).nullable();
const status = z.string().nullable();

export const summary = z.object({
  path: z.string(),
  name: z.string(),
  type,
  status,
  frontmatter,
  body_preview: z.string(),
  created: z.string().nullable(),
  modified: z.iso.datetime(),
});

const link = z.object({
  target: z.string(),
  path: z.string().nullable(),
  relation: z.string(),
  state: z.enum(LINK_STATES),
});

const backlink = z.object({ path: z.string(), name: z.string(), type, relation: z.string() });

const problem = z.object({ message: z.string(), line: z.int(), column: z.int() });

export const record = z.object({
  path: z.string(),
  type,
  name: z.string(),
  frontmatter,
  body: z.string(),
  raw: z.string(),
  links: z.array(link),
  backlinks: z.array(backlink),
  etag: z.string(),
  problem: problem.optional(),
});

export const created = z.object({
  raw: z.string(),
  path: z.string(),
  warnings: z.array(z.string()),
  etag: z.string(),
});

export const edited = z.object({
  raw: z.string(),
  path: z.string(),
  fields_changed: z.array(z.string()),
  etag: z.string(),
});

export const moved = z.object({
  raw: z.string(),
  from: z.string(),
  to: z.string(),
  links_updated: z.int(),
  files_updated: z.array(z.string()),
  etag: z.string(),
});

export const deleted = z.object({
  raw: z.string(),
  path: z.string(),
  deleted: z.literal(true),
  broken_links: z.int(),
});

export const hit = z.object({
  path: z.string(),
  name: z.string(),
  type,
  status,
  snippet: z.string(),
  score: z.number(),
});

export const page = <S extends z.ZodType>(item: S) =>
  z.object({ results: z.array(item), count: z.int(), next_cursor: z.string().nullable() });

const brief = z.object({ path: z.string(), name: z.string(), status });

export const context = z.object({
  raw: z.string(),
  total: z.int(),
  records_by_type: z.record(z.string(), z.array(brief)),
  counts_by_type: z.record(z.string(), z.int()),
  inbox: z.int(),
  links: z.object({ total: z.int(), broken: z.int() }),
  updated_at: z.iso.datetime().nullable(),
});

export const schema = z.object({
  known_types: z.array(z.string()),
  status_by_type: z.record(z.string(), z.array(z.string())),
  list_fields: z.array(z.string()),
  required_fields: z.array(z.string()),
  name_field_by_type: z.record(z.string(), z.string()),
  type_directory: z.record(z.string(), z.string()),
});

export const graph = z.object({
  nodes: z.array(
    z.object({ id: z.string(), type: z.string().nullable(), name: z.string(), status, degree: z.int() }),
  ),
  edges: z.array(z.object({ source: z.string(), target: z.string(), relation: z.string() })),
});

const accepted = { filename: z.string(), location: z.string(), size: z.int() };

export const inboxFile = z.object({ message: z.string(), ...accepted });

export const inboxFiles = z.object({
  message: z.string(),
  filenames: z.array(z.string()),
  files: z.array(z.object(accepted)),
});

const inboxState = z.object({
  id: z.uuid(),
  filename: z.string(),
  location: z.string(),
  state: z.enum(INBOX_STATES),
  attempts: z.int(),
  error: z.string().nullable(),
  records: z.array(z.object({ path: z.string(), action: z.enum(INBOX_ACTIONS) })),
  received_at: z.iso.datetime(),
  processed_at: z.iso.datetime().nullable(),
});

export const inboxStates = z.object({ files: z.array(inboxState) });
export const inboxStateReply = inboxState;
