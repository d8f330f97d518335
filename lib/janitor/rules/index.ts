import type { Code } from "../issue";
import { dir001 } from "./dir001";
import { dup001 } from "./dup001";
import { fm001 } from "./fm001";
import { fm002 } from "./fm002";
import { fm003 } from "./fm003";
import { fm004 } from "./fm004";
import { link001 } from "./link001";
import { link002 } from "./link002";
import { link003 } from "./link003";
import { orphan001 } from "./orphan001";
import type { Rule } from "./rule";
import { stub001 } from "./stub001";

/** Every rule by the code of its issues. */
export const RULES: Readonly<Record<Code, Rule>> = {
  FM001: fm001,
  FM002: fm002,
  FM003: fm003,
  FM004: fm004,
  DIR001: dir001,
  LINK001: link001,
  LINK002: link002,
  LINK003: link003,
  ORPHAN001: orphan001,
  STUB001: stub001,
  DUP001: dup001,
};
