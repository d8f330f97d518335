import { anyOf } from "../languages/vocabulary";

/** What a firm or body is, beside its name: "the agent (Ray White)", "Die Krankenkasse (Helsana)", "Verwaltung Schönleber". */
export const FIRM_KINDS = new RegExp(String.raw`(?<!\p{L})${anyOf("firmKind")}`, "u");

/** The word in lower case that begins the name of a house where something is sold, taught or done: "pharmacie Tournadre", "scuola Giotto". */
export const HOUSE_HEADS = anyOf("houseHead");

/** The word in lower case that an English name of a body ends in: "Kinna primary school", "Oakwood Lane surgery". */
export const HOUSE_TAILS =
  "(?:primary|secondary|high|junior|infant|nursery|middle) school|school|surgery|mission|lab|clinic|hospital|pharmacy|bakery|dairy|brewery|council|library|health centre|parish";

const KIND = String.raw`${anyOf("bodyKind")}(?![\p{L}-])(?!['’]s\s)`;
const ADJECTIVES = String.raw`(?:[\p{L}\d-]+\s){0,4}?`;
/** "Fronteers is a Dutch association of …", "…, una associazione di …": what follows the name of a body. */
export const IS_BODY = new RegExp(
  String.raw`^(?:\s(?:is|was|are|${anyOf("is")})\s|,\s)(?:an?|the|${anyOf("a", "the")})(?:(?<=['’])|\s)${ADJECTIVES}${KIND}(?=\s\p{Ll}|[,.;:]|$)`,
  "u",
);
/** "the association Fronteers", "l'association Fronteers": what precedes it. */
export const BODY_BEFORE = new RegExp(
  String.raw`(?<!\p{L})(?:the|our|${anyOf("the", "our", "of the")}|l['’])\s?(?:\p{Ll}+\s)?${KIND}\s[„“"«]?$`,
  "u",
);
