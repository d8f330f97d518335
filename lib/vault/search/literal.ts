import { type SQL, sql } from "drizzle-orm";
import type { Tx } from "@/lib/db";
import { quoted } from "../indexing";
import { sharesOf } from "./planning";

/**
 * Whether a text, `t.body`, has a literal, in any case. `ilike` makes each text lower case first, which takes two
 * thirds of its time: for ASCII, a regular expression finds the same. In lower case, a literal is found in a third of
 * the time, which is worth looking for first where it is common.
 */
export function hasLiteral(literal: string, { isCommon = false } = {}): SQL {
  if (!/^[\x01-\x7f]*$/.test(literal)) return sql`t.body ilike ${patternOf(literal)}`;
  const inAnyCase = sql`t.body ~* ${literal.replace(/[^\w]|[ik]/gi, escaped)}`;
  return isCommon ? sql`(t.body like ${patternOf(literal.toLowerCase())} or ${inAnyCase})` : inAnyCase;
}

const patternOf = (literal: string): string => `%${literal.replace(/[\\%_]/g, "\\$&")}%`;

/** From this part of the texts on, looking for lower case first saves time, as measured. */
const COMMON = 0.35;

/** Whether many texts of the account have a literal as a word, as Postgres estimates it. */
export async function isCommonLiteral(tx: Tx, literal: string): Promise<boolean> {
  if (!/^[a-z0-9]+$/i.test(literal)) return false;
  const [share = 0] = await sharesOf(tx, [quoted(literal.toLowerCase())]);
  return share >= COMMON;
}

/** Other characters whose lower case is ASCII: the dotted İ and the sign of kelvins. */
const ALSO: Readonly<Record<string, string>> = { i: "[i\u0130]", k: "[k\u212a]" };

const escaped = (character: string): string => ALSO[character.toLowerCase()] ?? `\\${character}`;
