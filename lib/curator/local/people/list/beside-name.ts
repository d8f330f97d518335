import { isWellKnown, type PersonName, readAffiliation, slice, type TextSpan } from "@/lib/language";
import type { NameHit } from "../hit";
import { lettersOf } from "./letters";

export const EMAIL = /<?\b[\w.+'-]+@[\w-]+(?:\.[\w-]+)+>?/u;

/** What a list shows of somebody beside the name. */
type Beside = Pick<NameHit, "role" | "org" | "email" | "alias" | "handle">;

/** `@jasnell (TSC)`, `(@mhdawson)`, `（@wangf）` after a name. */
export const HANDLE = /^\s*[(（]?@([\p{L}\p{N}][\p{L}\p{N}_.-]{1,38})[)）]?(?![\p{L}\p{N}])/u;

/** `(Acme, CFO)`, `<ann@acme.com>`, `- lead`, `@ann` after a name. */
export function besideName(rest: TextSpan, name: PersonName): Beside {
  const [at = "", handle] = HANDLE.exec(rest.text) ?? [];
  return handle === undefined
    ? describedBy(rest, name)
    : { ...describedBy(slice(rest, at.length), name), handle };
}

function describedBy(rest: TextSpan, name: PersonName): Beside {
  const email = EMAIL.exec(rest.text)?.[0].replace(/[<>]/g, "");
  const brackets = /\(([^()]{2,120})\)/.exec(rest.text);
  if (brackets?.[1] !== undefined && !EMAIL.test(brackets[1])) {
    const inner = slice(rest, brackets.index + 1, brackets.index + 1 + brackets[1].length);
    // `(IOPAN)` after Dorota Wilk is not initials.
    const isAlias =
      !(isWellKnown(inner.text) && inner.text !== lettersOf(name.words)) &&
      /^\p{Lu}(?:\p{L}{0,2}\p{Lu}){1,2}$/u.test(inner.text) &&
      (inner.text.length < 4 || name.words.some((word) => word[0] === inner.text[0]));
    // `Kim Dorn - Corvane (KDO)`
    if (isAlias) return { ...affiliated(slice(rest, 0, brackets.index)), email, alias: inner.text };
    // `Pei-Shan Lu (PSL, taking notes)`
    const [letters = ""] = inner.text.split(",");
    const isOwn = letters.length > 1 && letters === lettersOf(name.words);
    return isOwn
      ? {
          ...readAffiliation(slice(inner, Math.min(letters.length + 1, inner.text.length))),
          email,
          alias: letters,
        }
      : { ...readAffiliation(inner), email };
  }
  return email === undefined ? affiliated(rest) : { email };
}

/** `- lead`, `, Acme`, `from Acme` */
function affiliated(rest: TextSpan): Beside {
  const lead = /^\s*(?:[-–—:,@]\s*|(?:at|from|of)\s+)/.exec(rest.text)?.[0].length ?? 0;
  const words = slice(rest, lead);
  return lead > 0 && words.text.length <= 80 ? { ...readAffiliation(words) } : {};
}
