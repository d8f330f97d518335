import { z } from "zod";
import { LABELLED_BY } from "./tables";

const text = z.string();

export const counts = {
  embedded: z.int(),
  labelled: z.int(),
  relations: z.int(),
};

export const survey = {
  ...counts,
  clusters: z.int(),
  tags: z.int(),
  written: z.int(),
  records: z.int(),
  note: text.nullable(),
};

/** What a run did, and the totals after it; `note`: why a configured model was not used. */
export const surveyResult = z.object({ survey_id: z.uuid(), ...survey });

export type SurveyResult = z.output<typeof surveyResult>;

/** What the withdrawal of the Surveyor's fields did. */
export const withdrawn = z.object({ message: text, files: z.int() });

export type Withdrawn = z.output<typeof withdrawn>;

export const by = z.enum(LABELLED_BY);

export const settings = z
  .object({
    write: z.boolean("must be true or false").meta({
      description: "Write clusters, tags and relations into the records, instead of only proposing them",
    }),
  })
  .meta({ id: "SurveyorSettings" });

export type SurveyorSettings = z.output<typeof settings>;
