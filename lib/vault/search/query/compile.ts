import { type SQL, sql } from "drizzle-orm";
import { foldWords, tagLexeme, titleLexeme } from "../../indexing";
import { nameKey } from "../../name";
import { globToRegex } from "../glob";
import type { Days } from "./days";
import type { Query, Term } from "./parse";
import { likePattern, matchText, type TextMatch } from "./text";

/** A query as SQL over `vault_files f` and `vault_texts t`. */
export interface CompiledQuery {
  /** A `tsquery` that every match meets, to look up in the index; null when there is none. */
  indexed: string | null;
  /** `tsquery`s that every match meets besides, to compare with the texts found. */
  compared: string[];
  /** The `tsquery`s that every match meets, one for each word; none when there are alternatives. */
  words: string[];
  /** What a match meets besides; null when the words are all that is asked for. */
  condition: SQL | null;
  /** A `tsquery` of any of the words, by which records are ranked; null when the query has none. */
  anyWord: string | null;
  /** The lexeme of a title or alias that equals the query; null when it has no such form. */
  title: string | null;
  /** Whether the query has a text that must occur, and is not only qualifiers. */
  hasText: boolean;
  /** Whether files alone are asked for: the condition is over `vault_files f`, and there are no words. */
  isOfFiles: boolean;
}

type TextTerm = Extract<Term, { kind: "text" }>;

const isText = (term: Term): term is TextTerm => term.kind === "text";
const isHashtag = ({ text, quoted }: TextTerm): boolean => !quoted && /^#[^\s#]+$/u.test(text);
const matchOf = ({ text, quoted: isPhrase }: TextTerm): TextMatch => matchText(text, isPhrase);

const isSearched = ({ words, literals }: TextMatch): boolean => words !== null || literals.length > 0;

/** The terms that count: punctuation between words does not, unless it is all that is searched for. */
function effectiveTerms(terms: readonly Term[]): readonly Term[] {
  const worded = terms.filter((term) => !isText(term) || matchOf(term).words !== null);
  const kept = worded.some((term) => isText(term) && !term.negated)
    ? terms.filter((term) => worded.includes(term) || term.negated)
    : terms;
  return kept.filter((term) => !isText(term) || isSearched(matchOf(term)));
}

/** The texts of a query that must occur. */
export const wantedTexts = ({ alternatives }: Query): TextTerm[] =>
  alternatives
    .flatMap(effectiveTerms)
    .filter(isText)
    .filter(({ negated }) => !negated);

export function compileQuery(query: Query): CompiledQuery {
  const alternatives = query.alternatives.map(effectiveTerms).filter((terms) => terms.length > 0);
  const texts = wantedTexts(query);
  const words = texts.map(matchOf).flatMap(({ words }) => words ?? []);
  const [only, ...others] = alternatives;
  const necessary = alternatives.map((terms) => terms.flatMap((term) => necessaryWords(term) ?? []));
  const isOfFiles = texts.length === 0 && necessary.some((some) => some.length === 0);
  return {
    ...indexedCondition(alternatives, necessary, isOfFiles ? withSuchText : ofText),
    isOfFiles,
    anyWord: words.length === 0 ? null : words.map((each) => `(${each})`).join(" | "),
    title: only && others.length === 0 ? titleOf(texts) : null,
    hasText: texts.length > 0,
  };
}

function indexedCondition(
  alternatives: readonly (readonly Term[])[],
  necessary: readonly (readonly string[])[],
  asked: Asked,
): Pick<CompiledQuery, "indexed" | "compared" | "words" | "condition"> {
  const [only, ...others] = alternatives;
  if (!only) return { indexed: null, compared: [], words: [], condition: sql`false` };
  const conditionOf = conditionsOver(asked);
  const rest =
    others.length > 0
      ? [anyOf(alternatives.map((terms) => allOf(terms.map(conditionOf))))]
      : only.filter((term) => !isByWordsAlone(term)).map(conditionOf);
  return {
    indexed: necessary.every((some) => some.length > 0)
      ? necessary.map((some) => `(${some.map((each) => `(${each})`).join(" & ")})`).join(" | ")
      : null,
    compared: [],
    words: others.length > 0 ? [] : necessary.flat(),
    condition: rest.length > 0 ? allOf(rest) : null,
  };
}

/** A `tsquery` that every match of a term meets; null when there is none. */
function necessaryWords(term: Term): string | null {
  if (term.negated) return null;
  if (term.kind === "tag") return tagLexeme(term.value);
  if (!isText(term)) return null;
  const { words, far } = matchOf(term);
  const found = far?.words ?? words;
  return found !== null && isHashtag(term) ? `(${found}) | ${tagLexeme(term.text.slice(1))}` : found;
}

/** Whether the necessary words are all that a term asks for. */
const isByWordsAlone = (term: Term): boolean =>
  necessaryWords(term) !== null &&
  (!isText(term) || (matchOf(term).literals.length === 0 && matchOf(term).far === null && !isHashtag(term)));

function titleOf(texts: readonly TextTerm[]): string | null {
  const title = texts.map(({ text }) => text).join(" ");
  return foldWords(title) === "" ? null : titleLexeme(title);
}

const allOf = (all: readonly SQL[]): SQL => sql`(${sql.join([...all], sql` and `)})`;
const anyOf = (any: readonly SQL[]): SQL => sql`(${sql.join([...any], sql` or `)})`;

/** Whether a text matches a `tsquery`, looked up in the index. */
export const matches = (query: string): SQL => sql`t.words @@ ${query}::text::tsquery`;

/** The same, compared with each text: no index fits the expression. */
export const matchesItself = (query: string): SQL => sql`(${matches(query)}) is true`;

/** A condition over `vault_texts t`, asked of a record. */
type Asked = (condition: SQL) => SQL;

/** Of the text of the record, which is joined. */
const ofText: Asked = (condition) => condition;

/** Of its path, among those of all such texts: found once, where the text of each record would be read. */
const withSuchText: Asked = (condition) =>
  sql`f.path in (select t.path from vault_texts t where ${condition})`;

const conditionsOver =
  (asked: Asked) =>
  (term: Term): SQL => {
    const condition = positive(term, asked);
    // A field that is missing is not what was excluded.
    return term.negated ? sql`(${condition}) is not true` : condition;
  };

function positive(term: Term, asked: Asked): SQL {
  switch (term.kind) {
    case "text":
      return textCondition(term, asked);
    case "type":
      return sql`f.type = ${term.type}`;
    case "status":
      return sql`lower(f.status) = lower(${term.value})`;
    case "tag":
      return asked(tagCondition(term.value));
    case "path":
      return pathCondition(nameKey(term.value));
    case "created":
      return createdIn(term.days);
    case "updated":
      return inDays(sql`f.modified`, term.days, (day) => sql`${`${day}T00:00:00Z`}::timestamptz`);
  }
}

function textCondition(term: TextTerm, asked: Asked): SQL {
  const { far, ...near } = matchOf(term);
  const ways = [near, ...(far ? [far] : [])].map(({ words, literals }) =>
    allOf([
      ...(words === null ? [] : [asked(matches(words))]),
      ...literals.map((literal) => isLiteral(literal, asked)),
    ]),
  );
  return anyOf(isHashtag(term) ? [...ways, asked(tagCondition(term.text.slice(1)))] : ways);
}

function isLiteral(literal: string, asked: Asked): SQL {
  const pattern = likePattern(literal);
  return anyOf([asked(sql`t.body ilike ${pattern}`), sql`f.name ilike ${pattern}`]);
}

/** A tag also finds those nested below it. */
const tagCondition = (tag: string): SQL => matches(tagLexeme(tag));

/** A folder or the beginning of a name anywhere in the path; with `*` or `?` a glob of the whole path. */
function pathCondition(key: string): SQL {
  if (/[*?]/.test(key)) return sql`f.path_key ~ ${globToRegex(key)}`;
  return sql`position(${`/${key.replace(/^\/+/, "")}`} in '/' || f.path_key) > 0`;
}

/** `created` is whatever its field holds, as text, else a day that was found elsewhere. */
const createdIn = (days: Days): SQL =>
  allOf([
    sql`f.created ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}'`,
    inDays(sql`left(f.created, 10) collate "C"`, days, (day) => sql`${day}::text`),
  ]);

const inDays = (value: SQL, { from, before }: Days, bound: (day: string) => SQL): SQL =>
  allOf([
    sql`true`,
    ...(from === undefined ? [] : [sql`${value} >= ${bound(from)}`]),
    ...(before === undefined ? [] : [sql`${value} < ${bound(before)}`]),
  ]);
