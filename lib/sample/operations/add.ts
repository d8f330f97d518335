import { z } from "zod";
import { defineOperation, noInput } from "@/lib/operation";
import { addSample } from "../add";

export const addSampleVault = defineOperation({
  id: "addSampleVault",
  http: { method: "POST", path: "/vault/sample", status: 201 },
  tag: "Vault",
  summary: "Add the sample vault",
  description:
    "A dozen linked records and three inbox files, for looking around. 409 if it is there, or a record has one of its names.",
  input: noInput,
  output: z.object({
    message: z.string(),
    records: z.array(z.string()).meta({ description: "Paths of the records" }),
    files: z.array(z.string()).meta({ description: "Paths of the inbox files" }),
  }),
  errors: ["CONFLICT"],
  examples: [
    {
      output: {
        message: "Added 12 records and 3 inbox files",
        records: ["org/Mill Street Bakery.md"],
        files: ["inbox/Sample to-do list.md"],
      },
    },
  ],
  run: async (ctx) => {
    const { records, files } = await addSample(ctx);
    return {
      message: `Added ${records.length} records and ${files.length} inbox files`,
      records: records.map(({ path }) => path),
      files: files.map(({ path }) => path),
    };
  },
});
