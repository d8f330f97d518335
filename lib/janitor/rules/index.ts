import { dir001 } from "./dir001";
import { dup001 } from "./dup001";
import { file001 } from "./file001";
import { file002 } from "./file002";
import { fm001 } from "./fm001";
import { fm002 } from "./fm002";
import { fm003 } from "./fm003";
import { fm004 } from "./fm004";
import { link001 } from "./link001";
import { link002 } from "./link002";
import { link003 } from "./link003";
import { link004 } from "./link004";
import { orphan001 } from "./orphan001";
import type { Rule } from "./rule";
import { stub001 } from "./stub001";

/** A rule by the code of its issues, with what they mean. */
interface Entry {
  title: string;
  check: Rule;
}

/** Every rule, in the order of the list of codes. */
export const RULES = {
  FM001: { title: "Metadata missing or unreadable", check: fm001 },
  FM002: { title: "Unknown type", check: fm002 },
  FM003: { title: "Unknown status", check: fm003 },
  FM004: { title: "Single value instead of a list", check: fm004 },
  DIR001: { title: "Type and directory disagree", check: dir001 },
  LINK001: { title: "Broken link", check: link001 },
  LINK002: { title: "Linked in the text only", check: link002 },
  LINK003: { title: "Ambiguous link", check: link003 },
  LINK004: { title: "Missing heading or block", check: link004 },
  ORPHAN001: { title: "Orphan: no record links here", check: orphan001 },
  STUB001: { title: "Stub: almost no text", check: stub001 },
  DUP001: { title: "Duplicate name", check: dup001 },
  FILE001: { title: "File or fields that cannot be indexed", check: file001 },
  FILE002: { title: "Conflict of a sync tool or of git", check: file002 },
} as const satisfies Record<string, Entry>;

export type Code = keyof typeof RULES;

const isCode = (key: string): key is Code => key in RULES;

export const CODES: readonly Code[] = Object.keys(RULES).filter(isCode);
