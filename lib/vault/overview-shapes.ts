import { z } from "zod";
import { status } from "./shapes";

const brief = z.object({ path: z.string(), name: z.string(), status });

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
