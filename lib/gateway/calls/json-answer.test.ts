import { expect, it } from "vitest";
import { z } from "zod";
import { jsonAnswer } from "./json-answer";

const shape = z.object({ label: z.string() });

it.each(['{"label": "wine"}', 'Here it is:\n```json\n{"label": "wine"}\n```', 'So {"label": "wine"} it is.'])(
  "reads %j",
  (answer) => {
    expect(jsonAnswer(answer, shape)).toEqual({ value: { label: "wine" } });
  },
);

it("reads an answer with a comma before a bracket that closes, and keeps those of texts", () => {
  expect(jsonAnswer('{"label": "red,] or {white,}",\n}', shape)).toEqual({
    value: { label: "red,] or {white,}" },
  });
});

it.each([
  ["Sorry, I cannot.", "The answer contains no JSON object."],
  ["} {", "The answer contains no JSON object."],
  ["{label: wine}", /^The answer is not valid JSON: /],
  ['{"label": 1}', /^The answer does not follow the schema:\nlabel: /],
])("says what is wrong with %j", (answer, problem) => {
  expect(jsonAnswer(answer, shape)).toEqual({
    problem: expect.stringMatching(problem),
    fault: expect.stringMatching(/^the answer is not /),
  });
});
