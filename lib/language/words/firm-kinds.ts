import { anyOf } from "../languages/vocabulary";

/** What a firm or body is, beside its name: "the agent (Ray White)", "Die Krankenkasse (Helsana)", "Verwaltung Schönleber". */
export const FIRM_KINDS = new RegExp(String.raw`(?<!\p{L})${anyOf("firmKind")}`, "u");

/** The word in lower case that begins the name of a house where something is sold, taught or done: "pharmacie Tournadre", "scuola Giotto". */
export const HOUSE_HEADS = anyOf("houseHead");

/** The word in lower case that an English name of a body ends in: "Kinna primary school", "Oakwood Lane surgery". */
export const HOUSE_TAILS =
  "(?:primary|secondary|high|junior|infant|nursery|middle) school|school|surgery|mission|lab|clinic|hospital|pharmacy|bakery|dairy|brewery|council|library|health centre|parish";
