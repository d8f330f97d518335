import { z } from "zod";
import { RECORD_TYPES } from "./schema";
import { LINK_STATES } from "./tables/vault";

/** Kept as it is: a key `__proto__` is an ordinary field here. */
export const frontmatter = z
  .custom<Record<string, unknown>>((value) => typeof value === "object" && value !== null)
  .meta({ type: "object", propertyNames: { type: "string" }, additionalProperties: {} });

const type = z.enum(RECORD_TYPES).meta({ id: "RecordType" }).nullable();
const status = z.string().nullable();

export const summary = z
  .object({
    path: z.string(),
    name: z.string(),
    type,
    status,
    frontmatter,
    body_preview: z.string(),
    created: z.string().nullable(),
    modified: z.iso.datetime().meta({ description: "ISO 8601" }),
  })
  .meta({ id: "RecordSummary" });

/** A record in a list. */
export type RecordSummary = z.output<typeof summary>;

export const link = z
  .object({
    target: z.string(),
    path: z.string().nullable(),
    is_attachment: z
      .literal(true)
      .optional()
      .meta({ description: "Only of links to files that are no records" }),
    relation: z.string(),
    state: z.enum(LINK_STATES),
  })
  .meta({ id: "RecordLink" });

/** A link of a record: `path` is what it resolves to, null when it is broken. */
export type RecordLink = z.output<typeof link>;

export const backlink = z
  .object({ path: z.string(), name: z.string(), type, relation: z.string() })
  .meta({ id: "Backlink" });

/** A record that links here. */
export type Backlink = z.output<typeof backlink>;

/** What is wrong with the frontmatter; `line` and `column` count from 1, in the whole text. */
export const problem = z
  .object({ message: z.string(), line: z.int(), column: z.int() })
  .meta({ id: "Problem" });

export type Problem = z.output<typeof problem>;

export const record = z
  .object({
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
  })
  .meta({ id: "VaultRecord" });

/** One record, whole. */
export type RecordDetail = z.output<typeof record>;

export const warning = z
  .object({
    code: z.enum(["LINK_UNRESOLVED", "LINK_TAKEOVER"]).meta({
      description:
        "`LINK_UNRESOLVED`: a link of the record leads to nothing; `LINK_TAKEOVER`: links that led to another file by its name",
    }),
    message: z.string().meta({ description: "What it is, a sentence" }),
    target: z
      .string()
      .meta({ description: "What the link says; of a takeover, the file that the links led to" }),
    sources: z
      .array(z.string())
      .optional()
      .meta({ description: "Of a takeover, the paths of the records with these links" }),
  })
  .meta({ id: "RecordWarning" });

const warnings = z.array(warning);

export const created = z
  .object({
    raw: z.string(),
    path: z.string(),
    warnings,
    etag: z.string(),
  })
  .meta({ id: "CreatedRecord" });

export const edited = z
  .object({
    raw: z.string(),
    path: z.string(),
    fields_changed: z.array(z.string()).meta({ description: "Names of the fields that changed, and `body`" }),
    etag: z.string(),
  })
  .meta({ id: "EditedRecord" });

export const written = created.extend({
  created: z.boolean().meta({ description: "False: replaced" }),
  problem: problem
    .optional()
    .meta({ description: "What is wrong with the frontmatter, which is stored as it is" }),
});

export const bulkResult = z
  .object({
    path: z.string().nullable().meta({ description: "Null where there is none, since its name is wrong" }),
    status: z.enum(["created", "updated", "unchanged", "deleted", "failed"]),
    etag: z.string().optional().meta({ description: "Left out of deleted and failed ones" }),
    error: z
      .object({
        code: z.string(),
        message: z.string(),
        details: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
      })
      .optional(),
  })
  .meta({ id: "BulkResult" });

export const bulkWritten = z.object({
  raw: z.string(),
  results: z.array(bulkResult).meta({ description: "In the order of the request" }),
});

export const moved = z
  .object({
    raw: z.string(),
    from: z.string(),
    to: z.string(),
    links_updated: z.int(),
    files_updated: z.array(z.string()).meta({ description: "Paths of the files whose links were rewritten" }),
    warnings,
    etag: z.string(),
  })
  .meta({ id: "MovedRecord" });

export const deleted = z.object({
  raw: z.string(),
  path: z.string(),
  deleted: z.literal(true),
  broken_links: z.int().meta({ description: "Links of other records that are broken now" }),
});

export const hit = z
  .object({
    path: z.string(),
    name: z.string(),
    type,
    status,
    snippet: z.string().meta({ description: "HTML: escaped text with `<mark>` around what was found" }),
    score: z.number(),
  })
  .meta({ id: "SearchHit" });

export type SearchHit = z.output<typeof hit>;

export const pageOf = <S extends z.ZodType>(item: S) =>
  z.object({ results: z.array(item), count: z.int(), next_cursor: z.string().nullable() });

export const brief = z.object({ path: z.string(), name: z.string(), status });

export const context = z
  .object({
    raw: z.string().meta({ description: "One sentence" }),
    total: z.int(),
    records_by_type: z
      .record(z.string(), z.array(brief))
      .optional()
      .meta({ description: "Left out with `records=false`" }),
    counts_by_type: z.record(z.string(), z.int()),
    inbox: z.int(),
    links: z.object({ total: z.int(), broken: z.int() }),
    skipped: z
      .object({ count: z.int(), files: z.array(z.object({ path: z.string(), reason: z.string() })) })
      .meta({ description: "Files that are no records, and why; at most 1,000 are listed" }),
    updated_at: z.iso.datetime().nullable(),
  })
  .meta({ id: "VaultContext" });

/** What the vault holds, in numbers; `inbox` counts waiting files, `updated_at` is null for an empty vault. */
export const counts = context.omit({ raw: true, records_by_type: true });

export const schema = z.object({
  known_types: z.array(z.string()),
  status_by_type: z.record(z.string(), z.array(z.string())),
  list_fields: z.array(z.string()),
  required_fields: z.array(z.string()),
  name_field_by_type: z.record(z.string(), z.string()),
  type_directory: z.record(z.string(), z.string()),
});

export const tags = z.object({ tags: z.array(z.object({ tag: z.string(), count: z.int() })) });

export const graph = z.object({
  nodes: z.array(
    z.object({ id: z.string(), type: z.string().nullable(), name: z.string(), status, degree: z.int() }),
  ),
  edges: z
    .array(z.object({ source: z.string(), target: z.string(), relation: z.string() }))
    .meta({ description: "`relation` is the name of the field with the link, or `body`" }),
  truncated: z.literal(true).optional().meta({ description: "There are more records than `limit`" }),
});

export const searchPage = pageOf(hit).extend({
  hints: z.array(z.string()).meta({
    description:
      "A sentence each: what of `q` was not understood and is searched as text; how many records cannot be searched yet",
  }),
});

export const taskPage = pageOf(
  z.object({ path: z.string(), name: z.string(), status, due: z.string().nullable() }),
).extend({ today: z.iso.date() });

/** A page of records; `count` is how many match in all. */
export const recordPage = pageOf(summary);

export type SearchResult = z.output<typeof searchPage>;
