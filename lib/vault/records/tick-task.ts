import { z } from "zod";
import { invalid } from "@/lib/core/errors";

/** A task of a list, in a quote or not: what is before its mark, and the mark. */
const TASK = /^((?:[ \t]*>)*[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+\[)([ \txX])(?=\])/;

export const taskInput = z.strictObject({
  /** The line of the body, from 1. */
  line: z.int().min(1),
  isDone: z.boolean(),
});

/** The body with one task ticked or not; only its mark changes. Throws `VALIDATION_ERROR` where the line has no task. */
export function withTask(body: string, { line, isDone }: z.output<typeof taskInput>): string {
  const lines = body.split("\n");
  const text = lines[line - 1] ?? "";
  if (!TASK.test(text)) throw invalid("line", "has no task any more: reload the page and try again");
  lines[line - 1] = text.replace(TASK, (_, before: string) => before + (isDone ? "x" : " "));
  return lines.join("\n");
}
