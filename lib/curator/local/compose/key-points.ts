import { collapseWhitespace, contentWords, isSameStatement, matchKey, sentencesOf } from "@/lib/language";
import { LIKELY } from "../../plan";
import type { Analysis } from "../analyse";
import { type Remark, topicsOf } from "./topics";

const MAX_KEY_POINTS = 7;
const SIGNAL =
  /\b(?:must|cannot|can['’]t|deadline|limit|required|risk|problem|issue|because|however|but|changed|assume|expects?|expected|should|budget|cost|price|delayed?|late|missing|failed|broken|approved|important|worr(?:y|ies|ied)|confirmed|needs?|wants?|next|until|since|increase[ds]?|decrease[ds]?|down|up)\b/i;
const SMALL_TALK =
  /^(?:hi|hello|hey|dear|thanks|thank you|ok(?:ay)?|yes|no|sure|great|lol|haha|good (?:morning|evening)|cheers|best|regards|none|n\/a|fyi|let(?:['’]s| us) (?:begin|start|continue|move on|go on|turn))\b.{0,40}$|^\W*$/i;

/** What is less likely than not does not take a sentence from the others. */
const isLikely = ({ chance = 1 }: { chance?: number }): boolean => chance >= LIKELY;

/** What a conversation says most of each of its topics, or a note without topics of everything. */
export interface KeyPoints {
  title?: string;
  points: string[];
}

/** Of a conversation its topics with a few sentences each, else the most important sentences, in the order of the text. */
export function keyPoints(analysis: Analysis): KeyPoints[] {
  const points = candidatesOf(analysis);
  const topics = analysis.document.isChat ? topicsOf(points, namesOf(analysis)) : [];
  const grouped = topics.flatMap(({ title, from, to }) => {
    const words = new Set(contentWords(title));
    const scored = points.slice(from, to).map((point) => {
      const isAbout = contentWords(point.text).some((word) => words.has(word));
      return { ...point, score: point.score + (isAbout ? ABOUT : 0) };
    });
    const telling = scored.filter(({ score }) => score >= 1);
    const best = telling.length > 0 ? bestOf(telling, MAX_OF_TOPIC) : bestOf(scored, 1);
    return best.length === 0 ? [] : [{ title, points: best }];
  });
  const shown = grouped.reduce((count, topic) => count + topic.points.length, 0);
  if (grouped.length > 1 && shown >= MIN_OF_TOPICS) return grouped;
  const best = bestOf(points, MAX_KEY_POINTS);
  return best.length === 0 ? [] : [{ points: best }];
}

const MAX_OF_TOPIC = 3;
/** Topics with fewer sentences in all say less than the most important sentences do. */
const MIN_OF_TOPICS = 6;
/** A sentence with a word of the title of its topic. */
const ABOUT = 1.5;

interface Point extends Remark {
  score: number;
  at: number;
  /** A task, a decision, a greeting, a question: what is not shown, but shows what is talked about. */
  isSilent: boolean;
}

/** The sentences that say most, each once, in the order of the text. */
function bestOf(points: readonly Point[], most: number): string[] {
  const best: Point[] = [];
  for (const point of [...points].sort((a, b) => b.score - a.score || a.at - b.at)) {
    if (best.length === most) break;
    if (!point.isSilent && !best.some(({ text }) => isSameStatement(text, point.text))) best.push(point);
  }
  return best.sort((a, b) => a.at - b.at).map(({ text }) => text);
}

/** The parts of the names of people, which are no topics. */
const namesOf = ({ people, document }: Analysis): Set<string> =>
  new Set(
    [
      ...people.all().flatMap(({ name }) => name.words),
      ...document.blocks.flatMap(({ voice }) => voice?.self?.split(/\s+/) ?? []),
    ].map(matchKey),
  );

function candidatesOf(analysis: Analysis): Point[] {
  const used = new Set([
    ...analysis.tasks.filter(isLikely).map(({ span }) => span.start),
    ...analysis.decisions.filter(isLikely).map(({ span }) => span.start),
  ]);
  const points: Point[] = [];
  let turn: number | undefined;
  for (const block of analysis.document.blocks) {
    const isOther =
      block.form === "heading" ||
      block.header !== undefined ||
      block.cells !== undefined ||
      block.quoted ||
      block.check !== undefined;
    if (
      isOther ||
      analysis.skip.has(block) ||
      EXCLUDED_SECTIONS.has(block.section.kind) ||
      (block.label && EXCLUDED_SECTIONS.has(block.label.kind))
    )
      continue;
    for (const sentence of sentencesOf(block)) {
      const text = collapseWhitespace(analysis.document.source.text.slice(sentence.start, sentence.end));
      const isSilent =
        used.has(sentence.start) ||
        text.split(" ").length < 5 ||
        text.length > 240 ||
        SMALL_TALK.test(text) ||
        /\?$/.test(text);
      const named = analysis.people.within(sentence.start, sentence.end).length > 0 ? 1 : 0;
      const score =
        (block.form === "item" ? 1 : 0) + (/\d/.test(text) ? 1 : 0) + (SIGNAL.test(text) ? 1 : 0) + named;
      const opensTurn = block.voice?.turn !== turn;
      turn = block.voice?.turn;
      points.push({ text, score, at: sentence.start, isSilent, opensTurn });
    }
  }
  return points;
}

const EXCLUDED_SECTIONS: ReadonlySet<string> = new Set([
  "attendees",
  "absent",
  "people",
  "owner",
  "actions",
  "done",
  "decisions",
  "agenda",
  "date",
  "location",
  "due",
  "project",
  "org",
  "title",
]);
