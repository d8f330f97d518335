import { z } from "zod";
import { sanitizeMarkdown } from "@/lib/curator";
import type { Context } from "@/lib/db";
import { callAndRead, jsonAnswer, newDelimiter } from "@/lib/gateway";
import { linksOf, stemOf } from "@/lib/vault";
import { draftSystemPrompt, draftUserPrompt, type Task } from "./prompt";

const MAX_OUTPUT_TOKENS = 8_000;
/** Characters of each text in a prompt. */
const MAX_TEXT_LENGTH = 40_000;

/** The model answered, but not with a usable text. */
export class NoText extends Error {
  constructor(problem: string) {
    super(`The model proposed no text: ${problem}`);
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
  const mark = newDelimiter("TEXT");
  const question = {
    system: draftSystemPrompt(task, mark),
    content: draftUserPrompt(mark, given),
    maxOutputTokens: MAX_OUTPUT_TOKENS,
  };
  const read = (text: string) => jsonAnswer(text, shapeOf(task));
  const answer = await callAndRead(ctx, "vault-janitor", question, read);
  const { provider, model } = answer;
  if ("problem" in answer) {
    // The problem is worded for the model.
    const { problem, fault } = answer;
    ctx.log.warn({ provider, model, problem }, "a model gave no usable answer for a draft");
    throw new NoText(`Its answer cannot be used: ${fault}`);
  }
  const text = removeForeignLinks(answer.value.text, given, about);
  return { text, provider, model, prompt: task.prompt };
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

const shapeOf = ({ maxCharacters }: Task) =>
  z.strictObject({
    text: z
      .string("must be text")
      .max(maxCharacters, `at most ${maxCharacters} characters`)
      .refine((text) => !text.includes("\0") && text.isWellFormed(), "cannot contain NUL or half a character")
      .refine(
        (text) => !/^\s*---\s*$/m.test(text.slice(0, 200).split("\n", 1)[0] ?? ""),
        "cannot have frontmatter",
      ),
  });
