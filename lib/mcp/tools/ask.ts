import { z } from "zod";
import { askVault } from "@/lib/answers";
import { oneLine, paragraph } from "../text/lines";
import { defineTool } from "./tool";

export const ask = defineTool({
  name: "ask",
  title: "Ask the vault",
  description:
    "Answers a question from the records, with quotes and their paths; without a model, the passages nearest to it.",
  operations: [askVault],
  input: z.strictObject({ question: z.string().min(1).max(500) }),
  run: async (ctx, { question }) => {
    const { answer, citations, passages, engine } = await askVault(ctx, { question });
    if (answer !== null)
      return paragraph(answer, ...citations.map(({ path, quote }) => `- ${path}: “${oneLine(quote)}”`));
    const reason = engine.engine === "local" ? engine.reason : "The passages do not answer the question";
    if (passages.length === 0) return reason;
    return paragraph(
      `${reason}. The passages nearest to the question:`,
      ...passages.map(({ path, text }) => `- ${path}: ${oneLine(text)}`),
    );
  },
});
