import { describe, expect, it } from "vitest";
import { vaultPath } from "../path";
import { DEFAULT_LAYOUT } from "../settings/layout";
import { entryOf } from "./entry";

const tagsOf = (lines: string): string[] => {
  const text = `---\n${lines}\n---\n`;
  const file = {
    path: vaultPath("note/A.md"),
    text,
    hash: "",
    size: text.length,
    mtimeMs: 0,
    inode: 0,
    utf8: true,
  };
  return entryOf(file, DEFAULT_LAYOUT).tags;
};

describe("the tags of a record", () => {
  it.each([
    ["tags: red", ["red"]],
    ["tags: red, blue", ["red", "blue"]],
    ["tags: green pink", ["green", "pink"]],
    ['tags: "#a/b,  #c,"', ["a/b", "c"]],
    ["tags: [red, blue]", ["red", "blue"]],
    ["tags: ['to do', 5]", ["to do"]],
    ["tags: 5", []],
    ["tags:", []],
  ])("%s", (lines, tags) => {
    expect(tagsOf(lines)).toEqual(tags);
  });
});
