import { defineOperation } from "@/lib/operation";
import { recordPage } from "../page-shapes";
import { typeInput } from "../records/input";
import { listRecordsInput, readPage } from "../records/list";

export const listRecordsOfType = defineOperation({
  id: "listRecords",
  http: { method: "GET", path: "/vault/list/{type}" },
  tag: "Records",
  summary: "The records of a type, a page at a time",
  description:
    "Sorted by name, or by `sort`. Reads the index, so it is as fast for 100,000 records as for ten.",
  input: listRecordsInput.extend({ type: typeInput }),
  output: recordPage,
  examples: [
    {
      input: { type: "person", sort: "name", limit: 1 },
      output: {
        results: [
          {
            path: "person/Alice Chen.md",
            name: "Alice Chen",
            type: "person",
            status: null,
            frontmatter: { type: "person", name: "Alice Chen", created: "2026-03-02", org: "[[org/Acme]]" },
            body_preview: "Met at the trade fair.",
            created: "2026-03-02",
            modified: "2026-03-02T09:15:00.000Z",
          },
        ],
        count: 1,
        next_cursor: null,
      },
    },
  ],
  run: readPage,
});
