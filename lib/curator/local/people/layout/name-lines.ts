import {
  type Block,
  isGivenName,
  isOffice,
  isPlausibleName,
  type NameRun,
  nameRuns,
  slice,
  tokenise,
} from "@/lib/language";
import type { NameHit } from "../hit";

/** Of people by what is around them: proposed where nothing else says who they are. */
export const NAMED_SCORE = 3;

const MIN_NAMES = 3;

interface NamedLine {
  block: Block;
  run: NameRun;
  isKnown: boolean;
}

/**
 * Lines or items side by side that begin with a name, and have nothing, a firm or an office behind it: where two of three have a
 * first name that is known, so are the others somebody, whatever the heading is.
 */
export function namesAmongNames(blocks: readonly Block[]): NameHit[] {
  return linesSideBySide(blocks).flatMap((lines) => {
    const named = lines.flatMap((block) => nameAtStart(block) ?? []);
    const known = named.filter(({ isKnown }) => isKnown);
    const isList = named.length >= MIN_NAMES && named.length * 4 >= lines.length * 3;
    if (!isList || known.length * 3 < named.length * 2) return [];
    return named.map(({ block, run }) => ({
      name: run.name,
      span: slice(block, run.start, run.end),
      score: NAMED_SCORE,
      structured: false,
    }));
  });
}

function linesSideBySide(blocks: readonly Block[]): Block[][] {
  const runs: Block[][] = [];
  let last: Block | undefined;
  for (const block of blocks.filter(({ text }) => text !== "")) {
    const isLine =
      (block.form === "item" || block.form === "text") && !block.label && !block.voice && !block.quoted;
    const isNext =
      last?.form === block.form && last.section === block.section && last.indent === block.indent;
    if (isLine && isNext) runs.at(-1)?.push(block);
    else if (isLine) runs.push([block]);
    last = isLine ? block : undefined;
  }
  return runs;
}

/** `Rollin Thomas / NERSC / @rcthomas`, `Ann Lee - Corvane`, `-- Lee Ann;` */
function nameAtStart(block: Block): NamedLine | undefined {
  const lead = /^[-–—]{1,2}\s+/u.exec(block.text)?.[0].length ?? 0;
  const run = nameRuns(tokenise(block.text)).at(0);
  const words = run?.name.words ?? [];
  if (run === undefined || run.start > lead || words.length < 2 || words.some(isOffice)) return undefined;
  if (!BEHIND.test(block.text.slice(run.end))) return undefined;
  return { block, run, isKnown: isPlausibleName(run.name) && words.some(isGivenName) };
}

/** Nothing, or what somebody is: no sentence, and no list of others. */
const BEHIND = /^\s*(?:[,;.]?$|(?:[/|–—-]|\\-)\s+[^.!?:]{1,60}$|\([^()]{1,60}\)[,;.]?$)/u;
