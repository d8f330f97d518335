import { defineOperation } from "@/lib/operation";
import { created } from "../change-shapes";
import { createRecordIn, createRecordInput } from "../records/create";
import { located } from "../reply-headers";

export const createRecord = defineOperation({
  id: "createRecord",
  http: { method: "POST", path: "/vault/records", status: 201, ...located },
  tag: "Records",
  summary: "Create a record",
  description:
    "The file is `<directory of the type>/<name>.md`. `created` and the title field are set unless given. Links that resolve to nothing, and links of others that lead here from now on, are warnings; a name that is taken is 409.",
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
        etag: "9f86d081884c7d659a2feaa0c55ad015",
      },
    },
  ],
  run: (ctx, input) => createRecordIn(ctx, undefined, input),
});
