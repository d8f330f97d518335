import {
  actingNames,
  type Block,
  beginsHanName,
  type Document,
  type HanName,
  honoredNames,
  isCharged,
  isHan,
  isHanName,
  type PersonName,
  slice,
} from "@/lib/language";
import { MIN_PERSON_SCORE, type NameHit } from "../hit";

const SCORE = 3;

/** 小林 as a scribe is the 小林 美咲 that another list names in full. */
export function inFull(hits: readonly NameHit[]): NameHit[] {
  const names = hits.map(({ name }) => name).filter(({ words }) => isHan(words.join("")));
  return hits.map((hit) => {
    const own = hit.name.words.join("");
    if (hit.name.words.length > 1 || !isHan(own)) return hit;
    const longer = names.filter(
      (name) => name.words.join("").length > own.length && beginsHanName(hit.name, name),
    );
    const [full] = longer;
    return full !== undefined && new Set(longer.map(({ words }) => words.join(""))).size === 1
      ? { ...hit, name: full }
      : hit;
  });
}

/** People with a form of address in Japanese or Chinese prose, 田中さん, or who do something there: the one that a list names in full, else by the surname. */
export function honoredPeople(document: Document, listed: readonly NameHit[]): NameHit[] {
  const names = listed.map(({ name }) => name).filter(({ words }) => isHan(words.join("")));
  const doing = listedDoers(document.blocks, names);
  return document.blocks.flatMap((block) =>
    !isHan(block.text)
      ? []
      : [
          ...(doing.get(block) ?? []).map((it) => ({ ...it, score: MIN_PERSON_SCORE })),
          ...honoredNames(block).map((it) => ({ ...it, score: SCORE })),
          ...actingNames(block).map((it) => ({ ...it, score: MIN_PERSON_SCORE })),
        ].flatMap(({ name, span, score }): NameHit[] => {
          const full = new Map(
            names.filter((long) => beginsHanName(name, long)).map((long) => [long.words.join(""), long]),
          );
          // With two Tanakas it may be either.
          if (full.size > 1) return [];
          const [known] = full.values();
          return [{ name: known ?? name, span, score, structured: false }];
        }),
  );
}

/** 栂野：契約書の確認, in a list of tasks in which more lines begin with names that are known. */
function listedDoers(blocks: readonly Block[], names: readonly PersonName[]): Map<Block, HanName[]> {
  const led = blocks.flatMap((block) => {
    const text = block.section.kind === "actions" ? (LED.exec(block.text)?.[1] ?? "") : "";
    return !isCharged(text) ? [] : [{ block, name: { words: [text] }, span: slice(block, 0, text.length) }];
  });
  const known = led.filter(
    ({ name, span }) => isHanName(span.text) || names.some((long) => beginsHanName(name, long)),
  );
  return new Map(known.length * 2 > led.length ? led.map((it) => [it.block, [it]]) : []);
}

const LED = /^([\p{sc=Han}々]{1,4}|[\p{sc=Katakana}ー]{2,8})[:：]\s*\S/u;
