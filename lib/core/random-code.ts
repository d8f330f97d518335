import { randomInt } from "node:crypto";

/** 32 characters that are easy to distinguish. */
const ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789";
const GROUP = 4;

/** A code to type: groups of four characters, 20 random bits each, `k7wd-2nmx-…`. */
export const randomCode = (groups: number): string =>
  Array.from({ length: groups }, () => Array.from({ length: GROUP }, letter).join("")).join("-");

const letter = () => ALPHABET.charAt(randomInt(ALPHABET.length));
