import type { Document, TextSpan } from "@/lib/language";
import {
  anyOf,
  asMainClause,
  type Block,
  countsVotes,
  isSameStatement,
  languageOf,
  leading,
  sentencesOf,
} from "@/lib/language";
import type { Claims } from "../extract/claims";
import type { FoundEntity } from "../extract/entity";
import type { KnownIndex } from "../known/known-index";
import type { People } from "../people/people";
import { isAction } from "../tasks/lists/prefix";
import { agreedItems } from "./agenda-items";
import { approvedAbove, NAMES_MOTION } from "./approved-above";
import { foreignDecision } from "./foreign";
import { decisionsIn, inSentences, listedBelow, type Stated } from "./in-block";
import { carriedMotions, isLost, isMotion, isResult, isRoutine, isUndecided } from "./motions";
import { movedByName } from "./moved";
import { withoutOpening } from "./opening";
import { agreedProposals } from "./proposal";
import { isDecisionRecord } from "./record";
import { approvesMinutes, isVerdict } from "./verdict";

export interface DecisionSources {
  document: Document;
  people: People;
  known: KnownIndex;
  skip: ReadonlySet<Block>;
  claims: Claims;
}

/** "Le bureau valide …", "The board approves …" */
const BODY_DOES = new RegExp(String.raw`^\W*${leading("the")}${anyOf("board", "assembly")}(?!\p{L})`, "iu");

/** The items under "Decisions", and sentences that report a decision. */
export function findDecisions(sources: DecisionSources): { found: FoundEntity[]; sentences: TextSpan[] } {
  const { blocks: all } = sources.document;
  const items = agreedItems(all);
  const agreed = new Set(items.flatMap(({ covers }) => covers));
  const spans: Stated[] = [...carriedMotions(all), ...movedByName(all), ...items];
  const language = languageOf(sources.document.source.masked);
  const reader = { people: sources.people, language };
  const isRecord = isDecisionRecord(sources.document.blocks);
  let isRecorded = false;
  const above: Block[] = [];
  let over: Block | undefined;
  let isOfLead = false;
  let lead: string | undefined;
  for (const [at, block] of sources.document.blocks.entries()) {
    isOfLead = isOfLead ? !endsLead(block) : opensList(block);
    const isUnder = block.form === "item" && !NO_LEADS.has(block.section.kind);
    lead = opensDecisions(block) ? block.text : isUnder ? lead : undefined;
    // In minutes a quote stresses what was decided; in a mail somebody else wrote it.
    const isQuote =
      block.quoted &&
      (sources.document.isMail ||
        sources.document.isChat ||
        !(BODY_DOES.test(block.text) || foreignDecision(block.text, language)));
    if (block.form === "heading" || block.header !== undefined || isQuote || sources.skip.has(block))
      continue;
    const isVoted = isMotion(block) && !isUndecided(block, sources.document.blocks);
    if (isVoted || isResult(block.text) || isAction(block) || agreed.has(block.start)) continue;
    if (isLost(block, sources.document.blocks[at + 1])) continue;
    const isOfRecord = isRecord && block.section.kind === "decisions";
    if (isOfRecord && isRecorded) continue;
    const isDetail = over !== undefined && isBelow(block, over);
    const read = isDetail ? inSentences(sentencesOf(block), block, reader) : decisionsIn(block, reader);
    const stated =
      read.length === 0 && lead !== undefined && !isDetail ? listedBelow(block, lead, reader) : read;
    const own = stated.map((it) => ({
      ...it,
      ...(block.form === "item" && { lead: block.section.title }),
      ...(isOfLead && block.form === "item" && { confidence: Math.min(it.confidence, OF_LEAD) }),
    }));
    if (own.length > 0 && !isDetail && block.section.kind === "decisions" && block.form === "item")
      over = block;
    else if (!isDetail) over = undefined;
    if (isOfRecord) isRecorded = own.length > 0;
    spans.push(...(own.length > 0 ? own : approvedAbove(block, above, spans, language)));
    if (!countsVotes(block.text) && !CALLS_VOTE.test(block.text) && !isPutToVote(block)) above.push(block);
  }
  if (sources.document.isChat)
    spans.push(...agreedProposals(sources.document.blocks).map((it) => ({ ...it, confidence: 0.65 })));
  return { found: unique(spans, sources.known), sentences: spans.map(({ span }) => span) };
}

/** "It was decided that:" over the items that say what. */
const opensDecisions = ({ text, section, quoted }: Block): boolean =>
  !quoted && !NO_LEADS.has(section.kind) && OPENS.test(text) && !NOT_YET.test(text);
const OPENS = new RegExp(String.raw`(?<!\p{L})${anyOf("decidedWord")}(?!\p{L})[^.:!?]{0,50}[:：]\s*$`, "iu");
const NOT_YET =
  /\b(?:not|never|to be|yet|if|whether|before|until|needs?|last|previous(?:ly)?)\b[^.:]{0,80}:\s*$/iu;
const NO_LEADS: ReadonlySet<string> = new Set(["agenda", "actions", "done", "attendees", "absent", "people"]);

/** "As funcionalidades previstas foram:" below a heading for decisions: the items are what it lists. */
const opensList = ({ form, section, text, indent }: Block): boolean =>
  (form === "text" || (form === "heading" && indent === OF_LINE && text.split(/\s+/).length >= MIN_LEAD)) &&
  section.kind === "decisions" &&
  /[:：]\s*$/.test(text) &&
  !DECIDES.test(text);
const endsLead = (block: Block): boolean =>
  block.section.kind !== "decisions" ||
  (block.form === "heading" && block.indent < OF_LINE) ||
  (block.form === "text" && !opensList(block));
/** A line that is a heading without a mark; `Budget:` is only what decisions are about. */
const OF_LINE = 7;
const MIN_LEAD = 5;
const DECIDES = new RegExp(
  String.raw`${anyOf("settled", "decidedVerb", "decidedWord")}|(?<!\p{L})${anyOf("that")}\s?[:：]`,
  "iu",
);
const OF_LEAD = 0.6;

/** `  * the fee stays` below "The board adopts the plan, with:" says more of it. */
const isBelow = ({ form, section, indent }: Block, over: Block): boolean =>
  form === "item" && section === over.section && indent > over.indent + 1;

/** "Der Vorstand stimmt über den Antrag wie folgt ab:" is between a motion and its votes. */
const CALLS_VOTE = new RegExp(
  String.raw`(?<!\p{L})${anyOf("motion")}(?!\p{L}).*:\s*\\?$|^\W*${anyOf("motion")}\W*$`,
  "iu",
);

/** "Danach stellt der Schriftführer den Antrag zur Abstimmung.": the motion is further up, where the text has one. */
const isPutToVote = ({ text }: Block): boolean => NAMES_MOTION.test(text) && PUT_TO_VOTE.test(text);
const PUT_TO_VOTE = new RegExp(String.raw`\s${anyOf("putToVote")}[.!]*$`, "iu");

/** "We decided that these are:", "Si è deciso di aggiungere anche:": the decision follows. */
const isLead = (title: string, text: string): boolean =>
  /:\s*$/u.test(text) && title.split(/\s+/).length <= 3;

/** `DH & YK: Agreed.`: who agrees, in a protocol by initials. */
const NAMES_ONLY = /^\p{Lu}{2,4}(?:\s?[&,+/]\s?\p{Lu}{2,4})*$/u;

/** Limits the work: a plan takes twenty. */
const MAX_DECISIONS = 60;

function unique(spans: Stated[], known: KnownIndex): FoundEntity[] {
  const found: FoundEntity[] = [];
  for (const { title: stated, span, confidence, lead } of spans) {
    const title = asMainClause(withoutOpening(stated), span.text, lead);
    if (found.length >= MAX_DECISIONS) break;
    if (
      !/\p{L}{2,}/u.test(title) ||
      countsVotes(title) ||
      approvesMinutes(title) ||
      isVerdict(title) ||
      NAMES_ONLY.test(title) ||
      isLead(title, span.text) ||
      isRoutine(title) ||
      found.some((it) => isSameStatement(it.name, title))
    )
      continue;
    const record = known.find("decision", title);
    found.push({
      key: `decision:${found.length + 1}`,
      type: "decision",
      name: record?.name ?? title,
      known: record,
      aliases: [],
      fields: {},
      span,
      confidence,
    });
  }
  return found;
}
