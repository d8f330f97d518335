import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { shareVault, type TestVault } from "@/tests/support/vault";
import { reconcile } from "..";
import { existingRecordPath } from "../path";
import { findUnlinked } from "./find";
import { linkMention } from "./link";
import { findLinkable } from "./occurrence";

const ANN = { names: ["Ann Lee", "Annie"], target: "person/Ann Lee" };
const linked = (text: string) => findLinkable(text, 0, ANN)?.linked ?? null;

describe("what can become a link", () => {
  it.each([
    ["Met Ann Lee today", "Met [[person/Ann Lee|Ann Lee]] today"],
    ["ANNIE said", "[[person/Ann Lee|ANNIE]] said"],
    ["`Ann Lee` and Ann Lee", "`Ann Lee` and [[person/Ann Lee|Ann Lee]]"],
    ["```\nAnn Lee\n```\n\nAnn Lee", "```\nAnn Lee\n```\n\n[[person/Ann Lee|Ann Lee]]"],
    ["[[Other|Ann Lee]], Annie", "[[Other|Ann Lee]], [[person/Ann Lee|Annie]]"],
    ["| a |\n| - |\n| Annie |", "| a |\n| - |\n| [[person/Ann Lee\\|Annie]] |"],
  ])("%j becomes %j", (text, expected) => {
    expect(linked(text)).toBe(expected);
  });

  it.each(["Joann Leek", "Annies", "[Ann Lee](x.md)", "<!-- Ann Lee -->", "`Ann Lee`", "no one"])(
    "%j has nothing to link",
    (text) => {
      expect(linked(text)).toBeNull();
    },
  );
});

describe("in a vault", () => {
  let vault: TestVault;
  const ann = existingRecordPath("person/Ann Lee.md");

  beforeAll(async () => {
    vault = await shareVault();
    vault.write("person/Ann Lee.md", "---\ntype: person\naliases: [Annie]\n---\nAnn Lee herself\n");
    vault.write("Walk.md", "---\nauthor: Ann Lee\n---\r\nA walk.\r\nThen Annie came. It rained.\r\n");
    vault.write("Linked.md", "[[person/Ann Lee]] and Annie\n");
    vault.write("Code.md", "`Ann Lee`\n");
    await reconcile(vault.ctx);
  });
  afterAll(() => vault.close());

  it("mentions without a link are found with their sentence, and become one without another byte changed", async () => {
    const [found, ...others] = await findUnlinked(vault.ctx, ann);
    expect(others).toEqual([]);
    expect(found).toMatchObject({ path: "Walk.md", name: "Walk", mention: "Then Annie came. It rained." });
    const stale = { path: ann, source: "Walk.md", ifMatch: "0".repeat(32) };
    await expect(linkMention(vault.ctx, stale)).rejects.toMatchObject({ code: "PRECONDITION_FAILED" });
    await linkMention(vault.ctx, { ...stale, ifMatch: found?.hash.slice(0, 32) });
    expect(vault.read("Walk.md")).toBe(
      "---\nauthor: Ann Lee\n---\r\nA walk.\r\nThen [[person/Ann Lee|Annie]] came. It rained.\r\n",
    );
    expect(await findUnlinked(vault.ctx, ann)).toEqual([]);
    const code = { path: ann, source: "Code.md" };
    await expect(linkMention(vault.ctx, code)).rejects.toMatchObject({ code: "CONFLICT" });
  });
});
