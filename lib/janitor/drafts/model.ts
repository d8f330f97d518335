import { randomBytes } from "node:crypto";
import { z } from "zod";
import { sanitizeMarkdown } from "@/lib/curator";
import type { Context } from "@/lib/db";
import { type Answer, callModel, type Prompt } from "@/lib/gateway";
import { linksOf, stemOf } from "@/lib/vault";
import { draftSystemPrompt, draftUserPrompt, type Task } from "./prompt";

/** Retries after an answer that cannot be used. */
const MAX_RETRIES = 1;
const MAX_TOKENS = 8_000;
/** Characters of each text in a prompt. */
const MAX_TEXT_LENGTH = 40_000;

/** The model answered, but not with a usable text. */
export class NoText extends Error {
  constructor(problem: string) {
    super(`The model proposed no text: ${problem.slice(0, 300)}`);
    this.name = "NoText";
  }
}

/** Input of a model: texts, and the paths of records that it may link to. */
export interface Material {
  given: readonly string[];
  about: readonly string[];
}

export interface ModelText {
  text: string;
  provider: string;
  model: string;
  prompt: string;
}

/**
 * Generates a text with the janitor's model. The answer is untrusted: links, images and markup that point out of the
 * vault are removed unless an input has them. Throws `NoModel` when no model answers, `NoText` for no usable answer.
 */
export async function generateText(ctx: Context, task: Task, { given, about }: Material): Promise<ModelText> {
  if (given.some((text) => text.length > MAX_TEXT_LENGTH))
    throw new NoText("The records are too long for a model");
  const mark = `=== TEXT ${randomBytes(12).toString("hex")} ===`;
  const messages: Prompt["messages"] = [{ role: "user", content: draftUserPrompt(mark, given) }];
  for (let repairs = 0; ; repairs += 1) {
    const question = { system: draftSystemPrompt(task, mark), messages, maxOutputTokens: MAX_TOKENS };
    const answer: Answer = await callModel(ctx, "vault-janitor", question);
    const read = readText(answer.text, task);
    if ("text" in read) {
      const { provider, model } = answer;
      const { prompt } = task;
      return { text: removeForeignLinks(read.text, given, about), provider, model, prompt };
    }
    if (repairs === MAX_RETRIES) throw new NoText(read.problem);
    messages.push(
      { role: "assistant", content: answer.text },
      { role: "user", content: `${read.problem}\nAnswer again, with one JSON object {"text": "…"}.` },
    );
  }
}

/** Lines of the input stay unchanged; others may link only to records of the input or of `about`. */
function removeForeignLinks(text: string, given: readonly string[], about: readonly string[]): string {
  const all = given.join("\n");
  const linked = linksOf(all).map(({ target }) => (target.endsWith(".md") ? target : `${target}.md`));
  const paths = [...about, ...linked];
  const records = new Map(paths.map((path) => [path, { path, type: "", name: stemOf(path), aliases: [] }]));
  const names = new Set(paths.map(stemOf));
  const own = new Set(all.split(/\r?\n/));
  const clean = text
    .split(/\r?\n/)
    .map((line) => (own.has(line) ? line : sanitizeMarkdown(line, all, names, records)))
    .join("\n")
    .trim();
  if (clean === "") throw new NoText("It is empty");
  return clean;
}

function readText(answer: string, { maxCharacters }: Task): { text: string } | { problem: string } {
  const from = answer.indexOf("{");
  const to = answer.lastIndexOf("}");
  if (from < 0 || to < from) return { problem: "The answer holds no JSON object." };
  const shape = z.strictObject({
    text: z
      .string("must be text")
      .max(maxCharacters, `at most ${maxCharacters} characters`)
      .refine((text) => !text.includes("\0") && text.isWellFormed(), "cannot contain NUL or half a character")
      .refine(
        (text) => !/^\s*---\s*$/m.test(text.slice(0, 200).split("\n", 1)[0] ?? ""),
        "has no frontmatter",
      ),
  });
  try {
    const read = shape.safeParse(JSON.parse(answer.slice(from, to + 1)));
    return read.success ? read.data : { problem: read.error.issues.map(({ message }) => message).join("; ") };
  } catch (error) {
    return { problem: `The answer is no JSON: ${(error as Error).message}` };
  }
}
