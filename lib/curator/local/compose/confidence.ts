import { beginsWithGiven, DECIDED, isHan, isInitial, isoDay, languageOf } from "@/lib/language";
import { LIKELY, LONG_OVERDUE_MS, SURE } from "../../plan";
import type { Analysis } from "../analyse";
import { isResolution } from "../decisions/foreign";
import type { FoundEntity } from "../extract/entity";
import { DECISIONS, TASKS } from "../learned/weigh-units";
import { confidenceByRule } from "../people/confidence";
import type { Person } from "../people/person";
import type { TaskDraft } from "../tasks/draft";
import { isDueFromArrival } from "../tasks/due/around";
import { wordCount } from "../tasks/title/gist";

/** What is long overdue may be stale, however clear it is: it waits for review. */
const OVERDUE = 0.8;
/** What only a model proposes, an event, what somebody may only perhaps do, whose words leave open what it is about, and what is due on a day that may be another, is never written without review. */
const PROPOSED = 0.8;

/** The confidence in a person whom the vault knows: no other is higher. */
const MAX_CONFIDENCE = 0.95;
/** Whom no list names is written only in full, and from this chance on: a first name may be anybody's. */
const CLEAR = 0.9;
/** A full name among those who came: the file itself says that this is somebody. */
const LISTED = 0.9;
/** From here on, half of whom the rules found and the model doubts are somebody: they stay shown. */
const DOUBTFUL = 0.3;

/** In whole percent, rounded down: what is almost sure is not sure. */
const inPercent = (part: number): number => Math.floor(part * 100 + 1e-6) / 100;

/**
 * How often findings of a kind were right in files that the rules were not made for (tests/corpus/curator/README.md): of
 * what has 0.9, nine in ten. The extractors say only what a finding rests on.
 */
export const confidenceOf = {
  person(person: Person): number {
    const { known, chance, structured, listed, name } = person;
    if (known || chance === undefined) return confidenceByRule(person);
    const isClear = structured || (name.words.length > 1 && chance >= CLEAR);
    const least = listed && structured && isFullName(name.words) ? LISTED : chance >= DOUBTFUL ? LIKELY : 0;
    return Math.max(least, inPercent(Math.min(chance, isClear ? MAX_CONFIDENCE : PROPOSED)));
  },

  found(
    { type, known, confidence, span, chance, score, isCertain }: FoundEntity,
    { document, kind }: Analysis,
  ): number {
    if (known || isCertain) return 0.95;
    if (chance !== undefined) return Math.min(inPercent(chance), PROPOSED);
    if (type === "decision") {
      const text = document.source.text.slice(span.start, span.end);
      const isSaid = confidence >= 0.9 || DECIDED.test(text);
      const own = confidence >= 0.9 ? 0.9 : isSaid ? 0.85 : 0.75;
      const isResolved = kind === "meeting" && isResolution(text, languageOf(document.source.masked));
      // What a label calls a decision is one, whatever its words are.
      const least = confidence >= 0.9 ? SURE : isResolved ? LIKELY : 0;
      // What came of a talk is written only where its words say that it is decided.
      const most = isSaid || confidence >= 0.8 ? 1 : PROPOSED;
      return score === undefined
        ? own
        : Math.max(least, Math.min(most, inPercent(DECISIONS.chanceOf(score, own))));
    }
    if (type === "location") return confidence === 0.75 ? 0.4 : confidence;
    if (type === "event") return Math.min(inPercent(confidence), PROPOSED);
    return inPercent(confidence);
  },

  task(draft: TaskDraft, { document, calendar }: Analysis): number {
    const received = document.source.receivedAt.getTime();
    const since = Date.parse(draft.due ?? isoDay(calendar.today));
    const isOld = draft.status !== "done" && received - since > LONG_OVERDUE_MS;
    const certainty = isOld ? Math.min(certaintyOf(draft), OVERDUE) : certaintyOf(draft);
    return isDueFromArrival(draft, document, calendar) ? Math.min(certainty, PROPOSED) : certainty;
  },
};

/** A first name and a surname: not `Kofi M.`, nor a firm among the others. */
const isFullName = (words: readonly string[]): boolean =>
  words.length > 1 && beginsWithGiven(words) && !isInitial(words.at(-1) ?? "");

/** `Dsouza to backport the fix`: somebody is to do it whom the file does not name in full. */
const OF_SOMEBODY = /^\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)*\sto\s\p{Ll}/u;
const UNKNOWN_OWNER = 0.7;
/** `ACTION: reach out to the printers`, of nobody in particular. */
const LABELLED = 0.7;

function certaintyOf(draft: TaskDraft): number {
  const {
    title,
    confidence,
    owner,
    due,
    status,
    chance,
    score,
    ownerInputs,
    isDoubted,
    isListed,
    isAssigned,
    isLabelled,
  } = draft;
  if (chance !== undefined) return Math.min(inPercent(chance), PROPOSED);
  if (status !== "todo") return status === "done" ? 0.55 : 0.4;
  const own = certaintyBy(owner !== undefined, due !== undefined);
  const read =
    score === undefined ? Math.max(own, confidence) : inPercent(TASKS.chanceOf(score, own, ownerInputs));
  // What a label calls an action is one, whatever its words are.
  const certainty = isLabelled ? Math.max(read, owner === undefined ? LABELLED : SURE) : read;
  const isUnowned = owner === undefined && OF_SOMEBODY.test(title);
  const most =
    confidence < 0.6 ? 0.6 : isUnowned ? UNKNOWN_OWNER : isDoubted || isUnclear(draft) ? PROPOSED : 1;
  // What the file calls a task, or assigns as one, is shown, whatever its words are.
  const least = isListed || isAssigned ? LIKELY : 0;
  return Math.max(least, Math.min(certainty, most));
}

/** An item of a list of actions, by its own line: short as it may be, it is one. */
const BY_FORM = 0.95;
const MIN_WORDS = 4;
/** More is a whole paragraph without a stop, as one dictates it. */
const MAX_WORDS = 24;

/** "Drop it through her door", "Die Kinder einteilen": what they mean is in another sentence. */
const isUnclear = ({ title, confidence, isListed, isVague }: TaskDraft): boolean =>
  !isListed &&
  confidence < BY_FORM &&
  !isHan(title) &&
  (isVague === true || wordCount(title) < MIN_WORDS || wordCount(title) > MAX_WORDS);

/** A commitment with owner and date is more certain than one without. */
export const certaintyBy = (isOwned: boolean, isDue: boolean): number =>
  isOwned && isDue ? 0.9 : isOwned || isDue ? 0.8 : 0.6;
