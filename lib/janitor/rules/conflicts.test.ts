import { afterEach, describe, expect, it } from "vitest";
import { BODY, record, SmallVault } from "../vault.fixture";

let vault: SmallVault;
afterEach(() => vault.remove());

const found = async (files: Record<string, string>) => {
  vault = new SmallVault(files);
  return vault.of("FILE002");
};

const LINES = Array.from({ length: 20 }, (_, n) => `Line ${n} says something of its own.\n`).join("");

describe("FILE002, copies of sync tools", () => {
  it("names the original, says whether the contents are equal, and offers to delete an equal one only", async () => {
    const text = record("note", "Plan");
    const equal = "note/Plan.sync-conflict-20260102-101112-ABCDEF7.md";
    const other = "note/Plan (Ann's conflicted copy 2026-01-02).md";
    const orphaned = "note/Gone (conflicted copy 2026-01-02 101112).md";
    const issues = await found({
      "note/Plan.md": text,
      [equal]: text,
      [other]: `${text}More.`,
      [orphaned]: record("note", "Gone"),
    });
    expect(
      issues.map(({ path, severity, detail, offers, fix }) => [path, severity, detail, offers, fix]),
    ).toEqual([
      [orphaned, "warning", "note/Gone.md: the original is not there", undefined, undefined],
      [
        other,
        "warning",
        "note/Plan.md: the contents differ",
        [{ kind: "merge", paths: ["note/Plan.md"] }],
        undefined,
      ],
      [
        equal,
        "info",
        "note/Plan.md: the contents are equal",
        [{ kind: "delete", path: "note/Plan.md" }],
        undefined,
      ],
    ]);
    expect(await vault.of("DUP001")).toEqual([]);
    expect((await vault.fix()).changes.filter(({ path }) => path === equal)).toEqual([]);
  });

  it("takes a number for that of a copy only beside an equal or almost equal file", async () => {
    const issues = await found({
      "Plan.md": LINES,
      "Plan (1).md": LINES,
      "Plan (2).md": LINES.replace("Line 3 says", "Line 3 no longer says"),
      "Plan (3).md": "Another plan altogether.",
      "Trip (1).md": LINES,
      "Empty.md": "",
      "Empty (1).md": "",
      "Day.md": "# Tasks for this very day\n\n# Notes of this very day\n\nOne",
      "Day (1).md": "# Tasks for this very day\n\n# Notes of this very day\n\nTwo",
      "other/Plan (1).md": LINES,
    });
    expect(issues.map(({ path, cause }) => [path, cause])).toEqual([
      ["Plan (2).md", "different"],
      ["Plan (1).md", "equal"],
    ]);
  });
});

describe("FILE002, merges of git", () => {
  const conflict = "<<<<<<< HEAD\nMine\n=======\nTheirs\n>>>>>>> branch\n";

  it.each([
    ["in a text", `${BODY}\n${conflict}`],
    ["with CRLF", `${BODY}\r\n${conflict.replaceAll("\n", "\r\n")}`],
    ["with the base", "<<<<<<< a\nMine\n||||||| base\nOld\n=======\nTheirs\n>>>>>>> b\n"],
    ["around a code block", "<<<<<<< a\n```\nMine\n=======\n```js\nTheirs\n>>>>>>> b\n"],
    ["after a code block", `\`\`\`\ncode\n\`\`\`\n${conflict}`],
    ["after inline code", `\`\`\`code\`\`\`\n${conflict}`],
  ])("are found %s", async (_, text) => {
    const [issue, ...others] = await found({ "a.md": text });
    expect(issue).toMatchObject({ path: "a.md", cause: "markers", at: text.indexOf("<<<<<<<") });
    expect(others).toEqual([]);
  });

  it.each([
    ["in a code block", `\`\`\`\n${conflict}\`\`\`\n`],
    ["in a code block about code blocks", `\`\`\`\n\`\`\`js\n${conflict}\`\`\`\n`],
    ["in an indented block", conflict.replaceAll(/^/gm, "    ")],
    ["in another order", "=======\n<<<<<<< a\n>>>>>>> b\n"],
    ["without an end", "<<<<<<< a\nMine\n=======\n"],
    ["in a heading", "A title\n=======\n\n>>>>>>> quoted deeply\n"],
    ["in a line", `We saw <<<<<<< a there.\n=======\n>>>>>>> b\n`],
  ])("are not found %s", async (_, text) => {
    expect(await found({ "a.md": text })).toEqual([]);
  });
});
