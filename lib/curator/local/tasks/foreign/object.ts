import type { Language, TextSpan } from "@/lib/language";
import type { TaskContext } from "../draft";

/** How far back the thing may be that a pronoun refers to. */
const MAX_BEFORE = 240;

/** "devolverla firmada" → "devolver la póliza nueva firmada"; undefined when nothing in the text before fits the pronoun. */
export function withThing(
  title: string,
  sentence: TextSpan,
  at: number,
  { objects = [] }: Language,
  { document }: TaskContext,
): string | undefined {
  const from = sentence.start + at;
  const before = document.source.masked.slice(Math.max(0, from - MAX_BEFORE), from);
  const near = before.slice(before.search(/(?!.*\n\s*\n)/su)).trim();
  for (const { pattern, thing, title: form } of objects) {
    const match = pattern.exec(title);
    if (match === null) continue;
    const last = [...near.matchAll(thing)].at(-1)?.[1];
    const text = last?.replace(/\s+/g, " ");
    return text === undefined
      ? undefined
      : form.replace(/\$(thing|\d)/g, (_, part: string) =>
          part === "thing" ? text : (match[Number(part)] ?? ""),
        );
  }
  return title;
}
