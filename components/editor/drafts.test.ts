import { beforeEach, expect, it, vi } from "vitest";
import { draftKey, moveDrafts, readDraft, writeDraft } from "./drafts";

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
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
