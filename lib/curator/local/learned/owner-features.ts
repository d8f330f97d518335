import { anyOf, dayFeatures, featureWords, isBareVerb, verbForm } from "@/lib/language";
import type { OwnerContext } from "../tasks/owner/keeper";
import { cuesOf } from "./cues";
import { HE, HE_LEADS } from "./subject";
import type { Unit } from "./units";

/** The words beside a name. */
export function besideFeatures(text: string, start: number, end: number): string[] {
  const before = featureWords(text.slice(0, start)).slice(-2);
  const [next = "$", second = "$"] = featureWords(text.slice(end));
  const previous = before.at(-1) ?? "^";
  // "book the crane - Ned": a name at the end, after a sign.
  const sign = /([^\s\p{L}\p{N}])\s*$/u.exec(text.slice(0, start))?.[1] ?? "";
  const isLast = !/\p{L}/u.test(text.slice(end));
  const behind = /^\s*([^\s\p{L}\p{N}])/u.exec(text.slice(end))?.[1] ?? "";
  return [
    `sign ${sign}`,
    `sign-behind ${behind}`,
    `signs ${sign} ${behind}`,
    ...(isLast ? ["ends", `ends ${sign}`] : []),
    ...(TOWARDS.test(text.slice(0, start)) ? ["towards"] : []),
    `previous ${previous}`,
    `previous ${before.join(" ")}`,
    `next ${next}`,
    `next ${next} ${second}`,
    `next-form ${verbForm(next)}`,
    `next-end ${next.slice(-2)}`,
    `between ${previous} ${next}`,
  ];
}

/** "Talk to Ann", "mit Sabine reden", 山田さんに返事: with whom something is to be done, and who does not do it. */
export const isTowards = (text: string, start: number, end: number, isOrder: boolean): boolean =>
  (isOrder && TOWARDS.test(text.slice(0, start))) ||
  isBehindOrder(text, start, end) ||
  BEHIND_HAN.test(text.slice(end));

/** "ring Ann", "bank: get Bob on as signatory"; "get Bob to ring" leaves it to Bob. */
function isBehindOrder(text: string, start: number, end: number): boolean {
  const verb = ORDER.exec(text.slice(Math.max(0, start - MAX_LEAD), start))?.[1] ?? "";
  return start <= MAX_LEAD && isBareVerb(verb.toLowerCase()) && !/^\s+to\s/u.test(text.slice(end));
}

const ORDER = /^(?:[^:;]*[:;]\s)?(\p{L}+)\s$/u;
const MAX_LEAD = 40;

const BEHIND_HAN = new RegExp(`^${anyOf("honorific")}?${anyOf("towardsBehind")}`, "u");
const TOWARDS = new RegExp(
  String.raw`(?<!\p{L})(?:from|via|at|${anyOf("with", "of", "for", "about", "to", "at somebody's")})\s(?:${anyOf("Mr")}\.?\s)?$`,
  "iu",
);

const SPEAKS = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf("I")}(?:(?<=['’])\p{L}+|['’]\p{L}+)?|[Ww]ill)(?!\p{L})`,
  "u",
);
const ASKS = new RegExp(String.raw`(?<!\p{L})(?:you|your|${anyOf("please")})(?!\p{L})`, "iu");

const ME = new RegExp(String.raw`(?<!\p{L})${anyOf("me", "I")}(?!\p{L})`, "u");
const ME_ENDS = new RegExp(String.raw`(?<!\p{L})${anyOf("me", "I")}[)\]]?[.!\s]*$`, "u");

/** How the words of a unit begin, who speaks or is asked in them, and the form of its line. */
export function unitFeatures({ span, block }: Unit, isOrder: boolean): string[] {
  const [first = ""] = featureWords(span.text);
  const lead = verbForm(/^\W*([\p{L}'’-]+)/u.exec(span.text)?.[1] ?? "");
  const speaks = SPEAKS.test(span.text);
  const asks = ASKS.test(span.text);
  return [
    "any",
    `with ${block.cells !== undefined ? "row" : (block.check ?? block.marker ?? block.form)}`,
    `begins ${first}`,
    `leads ${lead}`,
    ...(speaks ? ["says-i"] : []),
    ...(asks ? ["asks"] : []),
    ...(isOrder ? ["order"] : []),
    ...(ME_ENDS.test(span.text) ? ["ends-me"] : []),
    ...(ME.test(span.text) ? ["says-me"] : []),
    ...(HE.test(span.text) ? ["says-he"] : []),
    ...(HE_LEADS.test(span.text) ? ["begins-he"] : []),
    ...(span.text.endsWith("?") ? ["question"] : []),
    ...dayFeatures(span.text, "").slice(0, 1),
  ];
}

/** Of what kind the note, the part and the words of a unit are. */
export function noteFeatures(unit: Unit, { kind }: OwnerContext, language: string): string[] {
  const cues = cuesOf(unit, language);
  return [
    `kind ${kind}`,
    `section ${unit.block.section.kind}`,
    ...(cues.length > 0 ? cues : ["none"]).map((cue) => `cue ${cue}`),
  ];
}
