import { type Answer, callModel } from "@/lib/gateway";
import type { Extractor } from "../learning";
import { readAnswer } from "./answer";
import { newMark, systemPrompt, userPrompt } from "./prompt";

/** Rounds in which a model may mend an answer that does not follow the schema. */
const REPAIRS = 1;
const MOST_TOKENS = 4_000;

/** The model answered, but never as it was asked to. */
export class NoLearnings extends Error {
  constructor(problem: string) {
    super(`The model's answer could not be read: ${problem.slice(0, 300)}`);
    this.name = "NoLearnings";
  }
}

/** A model's engine. Throws `NoModel` when none answers, `NoLearnings` when none of its answers can be read. */
export const extractByModel: Extractor = async (ctx, source) => {
  const mark = newMark();
  const messages: { role: "user" | "assistant"; content: string }[] = [
    { role: "user", content: userPrompt(mark, source) },
  ];
  for (let repairs = 0; ; repairs += 1) {
    const question = { system: systemPrompt(mark), messages, maxOutputTokens: MOST_TOKENS };
    const answer: Answer = await callModel(ctx, "vault-distiller", question);
    const read = readAnswer(answer.text, source);
    if ("findings" in read) {
      const { provider, model } = answer;
      return { findings: read.findings, by: { engine: "model", provider, model } };
    }
    if (repairs === REPAIRS) throw new NoLearnings(read.problem);
    messages.push(
      { role: "assistant", content: answer.text },
      { role: "user", content: `${read.problem}\nAnswer with the whole object again, as JSON.` },
    );
  }
};
