import { beforeEach, expect, it, vi } from "vitest";
import { draftKey, listDrafts, moveDrafts, readDraft, writeDraft } from "./drafts";

beforeEach(() => {
  // Its keys are those of the object, as in a browser.
  const stored: Record<string, string> = {};
  const as = (value: unknown) => ({ value, enumerable: false });
  vi.stubGlobal(
    "localStorage",
    Object.defineProperties(stored, {
      getItem: as((key: string) => stored[key] ?? null),
      setItem: as((key: string, value: string) => {
        stored[key] = value;
      }),
      removeItem: as((key: string) => delete stored[key]),
    }),
  );
  return () => vi.unstubAllGlobals();
});

const draft = (text: string) => ({ text, base: { text: "", etag: "1" } });
const textAt = (account: string, path: string, part: string) =>
  readDraft(draftKey(account, path, part))?.text;

it("the drafts of a record follow it, those of the account alone, and replace none", () => {
  writeDraft(draftKey("a", "old.md", "body"), draft("body"));
  writeDraft(draftKey("a", "old.md", "source"), draft("source"));
  writeDraft(draftKey("a", "new.md", "source"), draft("newer"));
  writeDraft(draftKey("b", "old.md", "body"), draft("of another"));
  moveDrafts("a", { from: "old.md", to: "new.md" });
  expect([textAt("a", "new.md", "body"), textAt("a", "old.md", "body")]).toEqual(["body", undefined]);
  expect([textAt("a", "new.md", "source"), textAt("a", "old.md", "source")]).toEqual(["newer", "source"]);
  expect(textAt("b", "old.md", "body")).toBe("of another");
});

it("the drafts of an account are listed, whatever their paths have in them", () => {
  writeDraft(draftKey("a", "note/At 10:30.md", "source"), draft("x"));
  writeDraft(draftKey("b", "note/Theirs.md", "body"), draft("x"));
  expect(listDrafts("a")).toEqual([{ path: "note/At 10:30.md", part: "source" }]);
});
