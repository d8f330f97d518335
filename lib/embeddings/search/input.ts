import type { z } from "zod";
import { textInput } from "@/lib/core/text";
import { searchVaultInput } from "@/lib/vault";

const MOST = 2_000;

const meaning = textInput.trim().min(1, "cannot be empty").max(MOST, `at most ${MOST} characters`).optional();

export const searchRecordsInput = searchVaultInput.extend({
  similar: meaning.meta({
    description:
      "By meaning: a record's path, for records like it, or any text. Ranks what meets the other conditions",
  }),
  hybrid: meaning.meta({
    description:
      "By words and by meaning at once: a text that is looked for both ways, instead of q and similar",
  }),
});

export type SearchRecords = z.output<typeof searchRecordsInput>;
