import { madeOnce } from "@/lib/core/made-once";
import type { Language } from "../match/language";

/** What somebody says that he does, in a language whose verb shows who: "yo llevo el vino" → "llevar el vino". */
export function firstPersonTask(language: Language, text: string): string | undefined {
  const own = language.firstPerson;
  if (own === undefined) return undefined;
  const [lead = ""] = own.lead.exec(text) ?? [];
  const rest = text.slice(lead.length).replace(language.clitics ?? /^$/, "");
  const [verb = "", ...behind] = rest.trim().split(/\s+/);
  const isInverted = lead === "" && own.behind?.test(behind[0] ?? "") === true;
  const others = isInverted ? behind.slice(1) : behind;
  const form = verb.toLowerCase();
  const base = Object.hasOwn(own.irregular, form) ? own.irregular[form] : REGULAR(language).get(form);
  if (base === undefined || others.length === 0) return undefined;
  // "porto" is a harbor, "envio" a shipment: without the pronoun, an article shows the verb.
  return lead !== "" || isInverted || ARTICLE(language).test(others[0] ?? "")
    ? `${base} ${others.join(" ")}`.replace(JOINS(language), "")
    : undefined;
}

/** Whether the pronoun is there: "yo llevo el vino", "prenoto io". */
export const saysI = ({ firstPerson }: Language, text: string): boolean =>
  firstPerson !== undefined &&
  (firstPerson.lead.test(text) || firstPerson.behind?.test(/\s(.*)$/u.exec(text)?.[1] ?? "") === true);

/** The verbs of its list, as somebody says them of himself. */
const REGULAR = madeOnce(({ verbs, firstPerson }: Language): ReadonlyMap<string, string> => {
  const [ending, end] = firstPerson?.regular ?? [/(?!)/u, ""];
  const regular = Object.values(verbs).filter((base) => ending.test(base));
  return new Map(regular.map((base) => [base.replace(ending, end), base]));
});

/** Also "l'" of "l'affiche". */
const ARTICLE = madeOnce(({ vocabulary: { words } }: Language) => {
  const articles = [words.the, words.a, words.our].join(", ").split(", ");
  const forms = articles.map((it) => (/['’]$/u.test(it) ? it : String.raw`${it}(?!\p{L})`));
  return new RegExp(`^(?:${forms.join("|")})`, "iu");
});

/** "…, e eu ligo depois": what else the same person says. */
const JOINS = madeOnce(
  ({ vocabulary, firstPerson }: Language) =>
    new RegExp(
      String.raw`\s(?:${vocabulary.words.and?.split(", ").join("|")})\s${firstPerson?.also.source}.*$`,
      "iu",
    ),
);
