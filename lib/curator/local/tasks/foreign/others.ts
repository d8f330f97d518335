import { anyOf } from "@/lib/language";

/** The characters of "en Claes" behind a name: others who do it too. */
export const withOthers = (text: string): number => OTHERS.exec(text)?.[0].length ?? 0;
const OTHERS = new RegExp(
  String.raw`^(?:,\s\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?){0,4}\s(?:${anyOf("and")}|[&+])\s\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+){0,2}(?=\s\p{Ll})`,
  "u",
);
