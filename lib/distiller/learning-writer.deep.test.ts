import { afterAll, beforeAll, expect, it } from "vitest";
import { openVault, type TestVault } from "@/tests/support/vault";
import { readKnowledge } from "./known";
import { LearningWriter } from "./learning-writer";

let vault: TestVault;
beforeAll(async () => {
  vault = await openVault();
});
afterAll(() => vault.close());

it("writes a quotation once, when it is found in one more source while the learning is written", async () => {
  const writer = new LearningWriter(vault.ctx, await readKnowledge(vault.ctx));
  const words = Array.from({ length: 150 }, (_, n) => `word${n}`);
  const add = (word: string, source: string) =>
    writer.add({
      kind: "constraint",
      name: `The ${word} of ${word} may not leak`,
      evidence: [{ quote: `The ${word} of ${word} may not leak.`, source }],
      confidence: 0.8,
      project: [],
      by: "local",
    });
  for (const word of words) expect(add(word, "note/A.md").kind).toBe("created");
  const writing = writer.write();
  for (const word of words) expect(add(word, "note/B.md").kind).toBe("merged");
  const paths = await writing;
  expect(paths).toHaveLength(words.length);
  expect(await writer.write()).toEqual([]);
  for (const path of paths) {
    const text = vault.read(path);
    expect(text.match(/From \[\[note\/[AB]\]\]/g)).toEqual(["From [[note/A]]", "From [[note/B]]"]);
    expect(text).toContain("sources: 2\n");
  }
});
