import { ENGLISH_SHORT_FORMS } from "../english/short-forms";
import { LANGUAGES } from "../languages";
import { splitWords } from "../match/word-set";

const FORMS = [ENGLISH_SHORT_FORMS, ...LANGUAGES.map(({ shortForms }) => shortForms ?? "")].join("\n");

const BY_SHORT_FORM = new Map<string, Set<string>>();
for (const entry of FORMS.split(/[;\n]/)) {
  const [full = "", short = ""] = entry.split(":");
  for (const form of splitWords(short))
    BY_SHORT_FORM.set(form, new Set([...(BY_SHORT_FORM.get(form) ?? []), ...splitWords(full)]));
}

/** The first names that this one may be short for, in lower case: "Winnie" → winifred. */
export const fullFormsOf = (name: string): ReadonlySet<string> =>
  BY_SHORT_FORM.get(name.toLowerCase()) ?? new Set();
