import { z } from "zod";
import { problem } from "./shapes";

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
