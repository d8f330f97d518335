// The names of its tokens.
import type {} from "micromark-extension-math";
import type { Code, Construct, Effects, Extension, State, TokenizeContext } from "micromark-util-types";

const DOLLAR = 36;
const BACKSLASH = 92;

const isLineEnd = (code: Code): boolean => code === null || (code < -2 && code > -6);
const isBlank = (code: Code): boolean => code === 32 || code === -1 || code === -2;
const isDigit = (code: Code): boolean => code !== null && code >= 48 && code <= 57;

/**
 * `$…$` as Obsidian reads it, and not the prices in `$5 and $10`: no blank after the first `$` or before the last, no
 * digit after it, all on one line. A `$` after a blank begins another formula, so a text is read only once.
 */
function tokenize(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
  let isAfterBlank = false;
  return (code) => {
    effects.enter("mathText");
    mark(code);
    return first;
  };

  function mark(code: Code): void {
    effects.enter("mathTextSequence");
    effects.consume(code);
    effects.exit("mathTextSequence");
  }

  function first(code: Code): State | undefined {
    if (code === DOLLAR || isBlank(code) || isLineEnd(code)) return nok(code);
    effects.enter("mathTextData");
    return data(code);
  }

  function data(code: Code): State | undefined {
    if (isLineEnd(code)) return nok(code);
    if (code === DOLLAR) return isAfterBlank ? nok(code) : close(code);
    isAfterBlank = isBlank(code);
    effects.consume(code);
    return code === BACKSLASH ? escaped : data;
  }

  function escaped(code: Code): State | undefined {
    if (isLineEnd(code)) return nok(code);
    isAfterBlank = false;
    effects.consume(code);
    return data;
  }

  function close(code: Code): State {
    effects.exit("mathTextData");
    mark(code);
    return after;
  }

  function after(code: Code): State | undefined {
    if (isDigit(code) || code === DOLLAR) return nok(code);
    effects.exit("mathText");
    return ok(code);
  }
}

const construct: Construct = { name: "mathText", tokenize, previous: (code) => code !== DOLLAR };

/** Adds `$…$` to what `remark-math` reads as `$$…$$`. */
export const singleDollars: Extension = { text: { [DOLLAR]: construct } };
