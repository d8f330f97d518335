import { stemOf } from "@/lib/vault";
import { isField } from "./claims";
import type { ComparableClaim } from "./disagreements";

type Claimed = Pick<ComparableClaim, "path" | "quote" | "key">;

/**
 * Whether both fill in a field of one form, or decide, in records of a series such as daily notes and minutes: two measurements,
 * or what was decided first and what replaced it, both of which hold.
 */
export const areOfOneSeries = (a: Claimed, b: Claimed): boolean =>
  [a, b].every(isFilledIn) && isSeries(nameOf(a.path), nameOf(b.path));

const isFilledIn = ({ quote, key }: Claimed): boolean => isField(quote) || key.startsWith("decision|");

const nameOf = (path: string): string => stemOf(path.split("/").at(-1) ?? path).toLowerCase();

const DATED =
  /(?<!\d)\d{4}[-_.]?(?:0[1-9]|1[0-2])(?!\d)|(?<!\d)\d{4}[-_.]?(?:0[1-9]|1[0-2])[-_.]?[0-3]\d(?!\d)|\d{4}-w\d\d/;

/** Names with dates, or that differ in nothing but figures: `Week 12`, `Week 13`, and `index` of two folders. */
const isSeries = (a: string, b: string): boolean =>
  (DATED.test(a) && DATED.test(b)) || (/\p{L}/u.test(a) && a.replace(/\d+/g, "0") === b.replace(/\d+/g, "0"));
