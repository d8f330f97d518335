import { titleOf } from "@/lib/language";
import type { ExtractedLearning, SourceText } from "../learning";
import { isQuotable, type Statement } from "../text/statements";
import { contradictedBy } from "./against";
import { assertedIn, concernsUs, isOthersWork, isRecipe, isStory } from "./asserted";
import { isOpposed } from "./contradiction";
import { MIN_CONFIDENCE, type Suspect, sureOf } from "./doubts";
import { senseOf } from "./sense";
import { MIN_WORDS, namingWordsOf, wordsOf } from "./words";

/** Extracts learnings by patterns and a classifier, at most one per sentence. */
export function findLocally(source: SourceText): ExtractedLearning[] {
  const [isReading, isTold] = [isOthersWork(source.name), isStory(source.body)];
  const isInstructions = isRecipe(source.body);
  const found: Suspect[] = [];
  const statements = assertedIn(source);
  for (const statement of statements) {
    const isOurs = concernsUs(statement.own);
    // Two figures in somebody's book that disagree are the reader's find.
    if (isTold && !isOurs) continue;
    if (isReading && !isOurs && !isOpposed(statement.own)) continue;
    const isOurText = isOurs || !(isReading || isTold || isInstructions);
    const finding = findingOf(source, statement, isOurText);
    if (isInstructions && !isOurs && finding?.kind === "constraint") continue;
    // A record of this kind is the learning itself.
    if (finding && finding.kind !== source.type) found.push(finding);
  }
  return sureOf(found, statements);
}

function findingOf({ body }: SourceText, statement: Statement, isOurText: boolean): Suspect | null {
  if (wordsOf(statement.text) < MIN_WORDS) return null;
  const against = contradictedBy(statement);
  const contradiction = against && contradictionOf(body, against, statement, AGAINST_CONFIDENCE);
  if (contradiction) return contradiction;
  const sense = senseOf(statement, isOurText);
  // "Probably." assumes nothing that one could read without its context.
  if (sense?.kind === "assumption" && wordsOf(statement.own) < MIN_WORDS + 1) return null;
  if (sense === null || sense.confidence < MIN_CONFIDENCE) return null;
  const { kind, confidence, isMatched } = sense;
  // "Guests must:" says nothing without the list below it.
  if (kind === "constraint" && /[:：]\s*$/.test(statement.own)) return null;
  if (kind === "contradiction" && !isMatched && statement.previous)
    return contradictionOf(body, statement.previous, statement, confidence);
  const name = titleOf(sense.title);
  // "Decision: 8/0/1, adopted": of what, the lines before say.
  return namingWordsOf(name) >= MIN_NAMING
    ? { kind, name, evidence: statement.raw, confidence, isMatched, statement }
    : null;
}

const MIN_NAMING = 2;
const AGAINST_CONFIDENCE = 0.8;

/** Of two statements, both of which are the evidence. */
function contradictionOf(
  body: string,
  before: Statement,
  statement: Statement,
  confidence: number,
): Suspect | null {
  const evidence = body.slice(before.start, statement.end);
  const name = titleOf(`${before.text} ${statement.text}`);
  return isQuotable(evidence) && name
    ? { kind: "contradiction", name, evidence, confidence, isMatched: true, statement }
    : null;
}
