import { anyOf, isFirm } from "@/lib/language";

/** "Coordination Committee", "QUILT Working Group", "Comisión Directiva": a part of a body; "Planning and Highways Committee" is a body. */
export const isOrgan = (name: string): boolean => ORGAN.test(name) && !isFirm(name);
const ORGAN = new RegExp(String.raw`(?:^|\s)${anyOf("organ")}$`, "iu");

/** `Victor Lu (Independent)`: that somebody belongs to none. */
export const isNobodys = (name: string): boolean =>
  /^(?:independent|individual|unaffiliated|freelance(?:r|d)?|self[- ]employed|retired|none|n\/?a|invited expert)$/iu.test(
    name,
  );

/** `STMUs`, `PEOs`: several of a kind, by its letters. */
export const isPlural = (name: string): boolean => /^\p{Lu}{2,6}s$/u.test(name);
