import type { z } from "zod";
import { textInput } from "@/lib/core/text";
import { searchVaultInput } from "@/lib/vault";

const MAX_LENGTH = 2_000;

const meaning = textInput
  .trim()
  .min(1, "cannot be empty")
  .max(MAX_LENGTH, `at most ${MAX_LENGTH} characters`)
  .optional();

export const searchRecordsInput = searchVaultInput.extend({
  similar: meaning.meta({
    description:
      "Search by meaning: a record's path, for similar records, or any text. Ranks the records that match the other conditions",
  }),
  hybrid: meaning.meta({
    description: "Search by words and by meaning for one text, instead of q and similar",
  }),
});

export type SearchRecords = z.output<typeof searchRecordsInput>;
