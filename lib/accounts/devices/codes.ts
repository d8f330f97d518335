import { randomBytes, randomInt } from "node:crypto";
import { z } from "zod";

/** The form of the code that a device polls with: 128 random bits. */
export const DEVICE_CODE_FORM = /^kvc_[0-9a-f]{32}$/;

export const newDeviceCode = (): string => `kvc_${randomBytes(16).toString("hex")}`;

/** The form of a device's token: like an API key, with another prefix. */
export const DEVICE_TOKEN_FORM = /^kvd_[0-9a-f]{32}$/;

export const newToken = (): string => `kvd_${randomBytes(16).toString("hex")}`;

/** The part of a token that is always shown: enough to distinguish tokens. */
export const startOfToken = (token: string): string => token.slice(0, 8);

/** Consonants, so that no code is a word; of 8 there are 2.5 × 10¹⁰. Source: RFC 8628, section 6.1. */
const LETTERS = "BCDFGHJKLMNPQRSTVWXZ";
const LENGTH = 8;

export const newUserCode = (): string =>
  Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join("");

/** `XXXX-XXXX`, as a device shows it. */
export const showUserCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;

/** A code as people type it: in any case, with any dashes and blanks. */
export const userCode = z
  .string("must be the code that the device shows, such as WDJB-MJHT")
  .max(100, "must be the code that the device shows: 8 letters, such as WDJB-MJHT")
  .transform((typed) => typed.toUpperCase().replace(/[\s\p{Pd}]/gu, ""))
  .refine(
    (code) => new RegExp(`^[${LETTERS}]{${LENGTH}}$`).test(code),
    "must be the code that the device shows: 8 letters, such as WDJB-MJHT",
  );
