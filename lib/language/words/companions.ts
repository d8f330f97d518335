import { anyOf } from "../languages/vocabulary";

/** Relatives and the like, after whom even a word is a name: "Auntie Grace". */
export const KIN = new RegExp(String.raw`(?<!\p{L})${anyOf("kin")}\s$`, "iu");

/** Something that is theirs, or the reader addressed: "Colin's wife", "Marcus, can you". */
export const ADDRESSED = new RegExp(
  String.raw`^(?:['’]s\s(?:\p{Ll}{2,}|\d{1,3}(?:st|nd|rd|th)(?!\p{L}))|,?\s(?:can|could|would|will|do|did|are) you(?!\p{L})|\s?,?\s${anyOf("pleaseBehind")}(?=\s*(?:[.,;:!)]|$))|\s?,\s(?:please|pls)(?!\p{L}))`,
  "u",
);
