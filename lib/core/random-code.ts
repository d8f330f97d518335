import { randomInt } from "node:crypto";

/** 32 characters of which none is mistaken for another. */
const ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789";
const GROUP = 4;

/** Something to copy down and to type: groups of four characters, 20 random bits each, `k7wd-2nmx-…`. */
export const randomCode = (groups: number): string =>
  Array.from({ length: groups }, () => Array.from({ length: GROUP }, letter).join("")).join("-");

const letter = () => ALPHABET.charAt(randomInt(ALPHABET.length));
