import { defineOperation } from "@/lib/operation";
import { createRecordIn, createRecordInput } from "../records/create";
import { located } from "../reply-headers";
import { created } from "../shapes";

export const createRecord = defineOperation({
  id: "createRecord",
  http: { method: "POST", path: "/vault/records", status: 201, ...located },
  tag: "Vault",
  summary: "Create a record",
  input: createRecordInput,
  output: created,
  errors: ["CONFLICT"],
  examples: [
    {
      input: {
        type: "person",
        name: "Alice Chen",
        fields: { org: "[[org/Acme]]", tags: ["supplier"] },
        body: "Met at the trade fair.\n",
      },
      output: {
        raw: "Created person/Alice Chen.md",
        path: "person/Alice Chen.md",
        warnings: [],
        etag: "c5d387922702ccc5823e03a27bba4173",
      },
    },
  ],
  run: (ctx, input) => createRecordIn(ctx, "", input),
});
