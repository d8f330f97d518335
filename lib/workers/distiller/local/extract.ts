import { titleOf } from "../../curator/local/words/title";
import type { Finding, SingleKind, SourceText } from "../learning";
import { isQuotable, type Statement, statementsOf } from "../text/statements";
import { ASSUMPTIONS, isAssumption } from "./assumption";
import { CONSTRAINTS, isConstraint } from "./constraint";
import { CONTRADICTIONS, isContradiction, isOpposed, turnsAgainst } from "./contradiction";
import { curatorsMatch, curatorsPattern, DECISIONS, isDecision } from "./decision";
import { firstMatch, type Match } from "./pattern";
import { concernsUs, isOthersWork, isSaid } from "./settled";

/** What one sentence says of a kind of learning. */
interface Sense {
  kind: SingleKind;
  confidence: number;
  title: string;
}

const FEWEST_WORDS = 3;
/** An item below a heading such as "Decisions". */
const BY_SECTION = 0.8;

/** What a source's sentences say by their patterns: at most one learning each. */
export function findLocally(source: SourceText): Finding[] {
  const isReading = isOthersWork(source.name);
  const found: Finding[] = [];
  for (const statement of statementsOf(source)) {
    if (!isSaid(statement) || (isReading && !concernsUs(statement.own))) continue;
    const finding = findingOf(source, statement);
    // A record of a kind is that learning itself; only what it says besides is new.
    if (finding && finding.kind !== source.type) found.push(finding);
  }
  return found;
}

function findingOf(source: SourceText, statement: Statement): Finding | null {
  if (wordsOf(statement.text) < FEWEST_WORDS) return null;
  if (turnsAgainst(statement) && statement.previous) {
    const evidence = source.body.slice(statement.previous.start, statement.end);
    const name = titleOf(`${statement.previous.text} ${statement.text}`);
    if (isQuotable(evidence) && name) return { kind: "contradiction", name, evidence, confidence: 0.8 };
  }
  const sense = senseOf(statement);
  const name = sense && titleOf(sense.title);
  return name ? { kind: sense.kind, name, evidence: statement.raw, confidence: sense.confidence } : null;
}

const READERS: readonly [kind: SingleKind, read: (statement: Statement) => Match | null][] = [
  ["contradiction", ({ own }) => (isContradiction(own) ? firstMatch(own, CONTRADICTIONS) : null)],
  [
    "decision",
    ({ own }) => {
      const match = firstMatch(own, DECISIONS);
      if (match) return isDecision(own, match.index) ? match : null;
      const other = curatorsMatch(own);
      return other && isDecision(own, other.index) ? { ...other, pattern: curatorsPattern } : null;
    },
  ],
  ["assumption", ({ own }) => (isAssumption(own) ? firstMatch(own, ASSUMPTIONS) : null)],
  ["constraint", ({ own }) => (isConstraint(own) ? firstMatch(own, CONSTRAINTS) : null)],
];

function senseOf(statement: Statement): Sense | null {
  const { section, isItem, text, own } = statement;
  if (isOpposed(own) && isContradiction(own)) return { kind: "contradiction", confidence: 0.8, title: text };
  for (const [kind, read] of READERS) {
    const match = read(statement);
    if (match) return { kind, confidence: match.pattern.confidence, title: titleFrom(text, match) };
  }
  if (section === null || section === "open" || !isItem) return null;
  return { kind: section, confidence: BY_SECTION, title: text };
}

/** "We decided to use RocksDB" is "Use RocksDB"; what is too short to stand alone keeps its beginning. */
function titleFrom(text: string, { index, text: words, pattern }: Match): string {
  if (!pattern.isAfter) return text;
  const rest = text.slice(index + words.length);
  const keeps = /\b(?:against|not to)$/i.exec(words.trim())?.[0].toLowerCase();
  const title = keeps === undefined ? rest : `${keeps === "against" ? "Against" : "Not"} ${rest.trim()}`;
  return wordsOf(title) >= FEWEST_WORDS ? title : text;
}

const wordsOf = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
