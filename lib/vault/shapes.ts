import { z } from "zod";
import { RECORD_TYPES } from "./schema";
import { LINK_STATES } from "./tables/vault";

/** Passed through unchanged: a key `__proto__` is an ordinary field here. */
export const frontmatter = z
  .custom<Record<string, unknown>>((value) => typeof value === "object" && value !== null)
  .meta({ type: "object", propertyNames: { type: "string" }, additionalProperties: {} });

export const type = z.enum(RECORD_TYPES).meta({ id: "RecordType" }).nullable();
export const status = z.string().nullable();

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
