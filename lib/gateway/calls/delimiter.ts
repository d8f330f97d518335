import { randomBytes } from "node:crypto";

/** A line before and after what a model is to read as data: no text can contain it, since it is random. */
export const newDelimiter = (name: string): string => `=== ${name} ${randomBytes(12).toString("hex")} ===`;
