import { type Language, languageOf, type TextSpan } from "@/lib/language";
import type { TaskContext } from "../draft";

/** That of the sentence, and that of the file. */
export const languagesOf = (sentence: TextSpan, { document }: TaskContext): Language[] =>
  [languageOf(sentence.text), languageOf(document.source.masked)].filter((it) => it !== undefined);
