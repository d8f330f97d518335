import { randomBytes } from "node:crypto";
import { z } from "zod";
import { sanitizeMarkdown } from "@/lib/curator";
import type { Context } from "@/lib/db";
import { type Answer, callModel } from "@/lib/gateway";
import { linksOf, stemOf } from "@/lib/vault";
import { systemPrompt, type Task, userPrompt } from "./prompt";

/** Rounds in which a model may mend an answer that is no text. */
const REPAIRS = 1;
const MOST_TOKENS = 8_000;
/** Characters of each text that a model is given. */
const MOST_GIVEN = 40_000;

/** The model answered, but never with a text that could be used. */
export class NoText extends Error {
  constructor(problem: string) {
    super(`The model proposed no text: ${problem.slice(0, 300)}`);
    this.name = "NoText";
  }
}

/** What a model may use: texts, and the paths of the records that it may link to. */
export interface Material {
  given: readonly string[];
  about: readonly string[];
}

export interface ModelText {
  text: string;
  provider: string;
  model: string;
}

/**
 * Has the Janitor's model write a text. It is checked like a stranger's request: no link, image or markup in it that
 * leads out of the vault and does not stand in what was given. Throws `NoModel` when none answers, `NoText`.
 */
export async function askForText(ctx: Context, task: Task, { given, about }: Material): Promise<ModelText> {
  if (given.some((text) => text.length > MOST_GIVEN)) throw new NoText("There is too much to read");
  const mark = `=== TEXT ${randomBytes(12).toString("hex")} ===`;
  const messages: { role: "user" | "assistant"; content: string }[] = [
    { role: "user", content: userPrompt(mark, given) },
  ];
  for (let repairs = 0; ; repairs += 1) {
    const question = { system: systemPrompt(task, mark), messages, maxOutputTokens: MOST_TOKENS };
    const answer: Answer = await callModel(ctx, "vault-janitor", question);
    const read = readText(answer.text, task);
    if ("text" in read) {
      const { provider, model } = answer;
      return { text: confined(read.text, given, about), provider, model };
    }
    if (repairs === REPAIRS) throw new NoText(read.problem);
    messages.push(
      { role: "assistant", content: answer.text },
      { role: "user", content: `${read.problem}\nAnswer again, with one JSON object {"text": "…"}.` },
    );
  }
}

/** A line that was given stays as it is; in any other, only what was given or is named may be linked. */
function confined(text: string, given: readonly string[], about: readonly string[]): string {
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

function readText(answer: string, { mostCharacters }: Task): { text: string } | { problem: string } {
  const from = answer.indexOf("{");
  const to = answer.lastIndexOf("}");
  if (from < 0 || to < from) return { problem: "The answer holds no JSON object." };
  const shape = z.strictObject({
    text: z
      .string("must be text")
      .max(mostCharacters, `at most ${mostCharacters} characters`)
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
