import { KvError } from "@/lib/core/errors";

/** A piece of the filter's text, in UTF-16 units: `end` is the offset after it. */
export interface TextRange {
  start: number;
  end: number;
}

/**
 * Where a filter is wrong: `column` counts characters from 1, as the message does; `offset` and `length` count
 * UTF-16 units, as the selection of a text field does.
 */
export interface FilterPosition {
  column: number;
  offset: number;
  length: number;
}

/** The filter is wrong at `position`: a VALIDATION_ERROR of the parameter `query`. */
export class FilterError extends KvError {
  constructor(
    readonly position: FilterPosition,
    problem: string,
  ) {
    const message = `Bad filter at position ${position.column}: ${problem}`;
    super("VALIDATION_ERROR", message, { details: [{ path: "query", message }] });
    this.name = "FilterError";
  }
}

/** The error that `problem` (a sentence that also says what would be right) makes of the piece `span` of `text`. */
export function filterError(text: string, { start, end }: TextRange, problem: string): FilterError {
  const column = characters(text.slice(0, start)) + 1;
  return new FilterError({ column, offset: start, length: end - start }, problem);
}

/** How many characters a text has, each counted once however it is encoded. */
export const characters = (text: string): number => Array.from(text).length;

const MAX_QUOTED_CHARACTERS = 40;

/** A piece of the user's text as a message may quote it. */
export function shortened(text: string): string {
  const all = Array.from(text);
  return all.length <= MAX_QUOTED_CHARACTERS ? text : `${all.slice(0, MAX_QUOTED_CHARACTERS).join("")}…`;
}
