import { z } from "zod";
import { ingestInput } from "@/lib/ingest";
import { operation } from "./operation";

export const ingestExport = operation({
  id: "ingestExport",
  method: "POST",
  path: "/workers/ingest",
  tag: "Workers",
  summary: "Put each conversation of a chat export into the inbox: all, or none",
  description: "The body is the export itself, a JSON array, or an object that bears it.",
  input: ingestInput,
  wholeBody: "conversations",
  output: z.object({
    message: z.string(),
    ingested: z.int(),
    empty: z.int(),
    filenames: z.array(z.string()),
  }),
  status: 201,
});
