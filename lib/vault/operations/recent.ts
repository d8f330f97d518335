import { z } from "zod";
import { limitInput } from "@/lib/core/limit";
import { defineOperation } from "@/lib/operation";
import { recordPage } from "../page-shapes";
import { cursorInput } from "../records/input";
import { readPage } from "../records/list";

const input = z.strictObject({
  since: z.iso
    .datetime({ offset: true, error: "must be an instant in ISO 8601, such as 2026-11-22T09:00:00Z" })
    .optional()
    .meta({ description: "Only records that changed at this instant or later" }),
  limit: limitInput.default(50),
  cursor: cursorInput,
});

/** What has changed, by the API, by workers or by hand. */
export const listRecent = defineOperation({
  id: "listRecent",
  http: { method: "GET", path: "/vault/recent" },
  tag: "Search",
  summary: "Records by their last change, the latest first",
  description: "By the time of the last change, by a program, in the dashboard or in an editor.",
  input,
  output: recordPage,
  examples: [
    {
      input: { since: "2026-03-02T09:00:00Z" },
      output: {
        results: [
          {
            path: "note/Trade fair.md",
            name: "Trade fair",
            type: "note",
            status: null,
            frontmatter: { type: "note", name: "Trade fair", created: "2026-03-02" },
            body_preview: "Met Alice Chen.",
            created: "2026-03-02",
            modified: "2026-03-02T09:15:00.000Z",
          },
        ],
        count: 1,
        next_cursor: null,
      },
    },
  ],
  run: (ctx, { since, limit, cursor }) =>
    readPage(ctx, { sort: "-modified", limit, cursor }, since === undefined ? undefined : new Date(since)),
});
