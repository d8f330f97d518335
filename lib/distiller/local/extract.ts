import { asMainClause, ENGLISH_LEARNINGS, titleOf } from "@/lib/language";
import { type ExtractedLearning, type SingleKind, type SourceText, SURE_FROM } from "../learning";
import { isSimilar, signatureOf } from "../similarity";
import { isQuotable, type Statement } from "../text/statements";
import { areOfOneMatter, contradictedBy } from "./against";
import {
  assertedIn,
  concernsUs,
  isDerivation,
  isOthersWork,
  isRecipe,
  isStatute,
  isStory,
  isTutorial,
} from "./asserted";
import { isOpposed } from "./contradiction";
import { leastOf, type Reading, type Suspect, sureOf } from "./doubts";
import { isFieldAmongOthers } from "./listed";
import { isMinutes } from "./minutes";
import { isVoteOnly, motionBefore, votedBy } from "./motion";
import { senseOf } from "./sense";
import { MIN_WORDS, namingWordsOf, wordsOf } from "./words";

/** Extracts learnings by patterns and a classifier, at most one per sentence. */
export const findLocally = (source: SourceText): readonly ExtractedLearning[] => readLocally(source).found;

/** As `findLocally`, with what is not worth a draft. */
export function readLocally(source: SourceText): Reading {
  const { found, doubted } = sureOf(
    borneOut(suspectsOf(source)),
    assertedIn(source),
    source.body.length,
    () => isMinutes(source),
  );
  return { found: withoutRepeats(found), doubted };
}

/** What each sentence is taken for, whatever else is in its record. */
function suspectsOf(source: SourceText): Suspect[] {
  const [isReading, isTold] = [isOthersWork(source.name), isStory(source.body)];
  const isRules = isStatute(source.body);
  const isInstructions = isRules || isRecipe(source.body);
  const found: Suspect[] = [];
  const statements = assertedIn(source);
  const isShown = isTutorial(source.body, statements);
  const isDerived = isDerivation(source.body);
  for (const statement of statements) {
    const isOurs = concernsUs(statement.own);
    // Two figures in somebody's book that disagree are the reader's find.
    if (isTold && !isOurs) continue;
    if (isReading && !isOurs && !isOpposed(statement.own)) continue;
    const isOurText = isOurs || !(isReading || isTold || isInstructions);
    const finding = findingOf(source, statement, statements, isOurText);
    if (isInstructions && !isOurs && finding?.kind === "constraint") continue;
    if (isRules && !isOurs) continue;
    if (isShown && finding?.kind === "decision" && ENGLISH_LEARNINGS.intended.test(statement.own)) continue;
    if (finding?.kind === "decision" && isFieldAmongOthers(statement)) continue;
    if (finding?.kind === "assumption" && isDerived && statement.section === null) continue;
    // A record of this kind is the learning itself.
    if (finding && finding.kind !== source.type) found.push(finding);
  }
  return found;
}

/** A find of the classifier alone must be the surer, the fewer sure finds the patterns have. */
function borneOut(found: readonly Suspect[]): Suspect[] {
  const sure = found.filter(({ strength, confidence }) => strength > 0 && confidence >= SURE_FROM).length;
  return found.filter(({ strength, confidence }) => strength > 0 || confidence >= (ALONE[sure] ?? 0));
}

/** The confidence required of it, with no sure find of a pattern and with one. */
const ALONE = [0.8, 0.75];

/** A decision that a record repeats in its summary or conclusion is found once, where it is surest. */
function withoutRepeats(found: readonly ExtractedLearning[]): ExtractedLearning[] {
  const decisions = found
    .filter(({ kind }) => kind === "decision")
    .map((learning) => ({ learning, signature: signatureOf(learning.name) }));
  const isRepeated = ({ learning, signature }: (typeof decisions)[number], at: number) =>
    decisions.some(
      (other, i) =>
        i !== at &&
        isSimilar(signature, other.signature) &&
        (other.learning.confidence > learning.confidence ||
          (other.learning.confidence === learning.confidence && i < at)),
    );
  const repeats = new Set(decisions.filter(isRepeated).map(({ learning }) => learning));
  return found.filter((learning) => !repeats.has(learning));
}

function findingOf(
  { body }: SourceText,
  statement: Statement,
  statements: readonly Statement[],
  isOurText: boolean,
): Suspect | null {
  if (wordsOf(statement.text) < MIN_WORDS) return null;
  const against = contradictedBy(statement);
  const contradiction = against && spanning("contradiction", body, against, statement, AGAINST);
  if (contradiction) return contradiction;
  const sense = senseOf(statement, isOurText);
  // "Probably." assumes nothing that one could read without its context.
  if (sense?.kind === "assumption" && wordsOf(statement.own) < MIN_WORDS + 1) return null;
  if (sense === null || sense.confidence < leastOf(sense.kind, sense.strength)) return null;
  const { kind, confidence, strength } = sense;
  if (strength === 0 && (statement.isReasoning || wordsOf(statement.own) > MAX_UNMATCHED)) return null;
  // "Guests must:" says nothing without the list below it.
  if (/[:：]\s*$/.test(statement.own) || (kind === "constraint" && /[–—-]\s*$/.test(statement.own)))
    return null;
  if (kind === "contradiction" && strength === 0 && statement.previous) {
    if (!areOfOneMatter(statement, statement.previous)) return null;
    return spanning("contradiction", body, statement.previous, statement, {
      confidence,
      strength: confidence,
    });
  }
  if (kind === "decision" && isVoteOnly(statement)) {
    const motion = motionBefore(statement, statements);
    return (
      motion && spanning(kind, body, motion, statement, { confidence, strength }, votedBy(motion, statement))
    );
  }
  const name = asMainClause(titleOf(sense.title), statement.own);
  // "Decision: 8/0/1, adopted": of what, the lines before say.
  return namingWordsOf(name) >= MIN_NAMING
    ? { kind, name, evidence: statement.raw, confidence, strength, statement }
    : null;
}

/** Words of a sentence that no pattern knows: in a longer one the classifier finds something of everything. */
const MAX_UNMATCHED = 30;
const MIN_NAMING = 2;
const AGAINST = { confidence: 0.8, strength: 0.8 };

/** Below it another matter begins. */
const HEADING = /\n {0,3}(?:#{1,6} |\S[^\n]{0,79}\n {0,3}(?:-{3,}|={3,})\s*\n)/;

/** The evidence of what two statements say together: both, and the text between them. */
function spanning(
  kind: SingleKind,
  body: string,
  before: Statement,
  statement: Statement,
  sureness: Pick<Suspect, "confidence" | "strength">,
  title = `${before.text} ${statement.text}`,
): Suspect | null {
  const evidence = body.slice(before.start, statement.end);
  const name = titleOf(title);
  return isQuotable(evidence) && !HEADING.test(evidence) && name
    ? { kind, name, evidence, ...sureness, statement }
    : null;
}
