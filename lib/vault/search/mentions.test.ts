import { afterAll, beforeAll, expect, it } from "vitest";
import { shareVault, type TestVault } from "@/tests/support/vault";
import { reconcile } from "../reconcile";
import { findMentions, mentionIn } from "./mentions";

let vault: TestVault;
beforeAll(async () => {
  vault = await shareVault();
  vault.write("person/Ada.md", "Text.");
  vault.write(
    "note/One.md",
    "---\nowner: '[[Ada]]'\n---\nBefore.\n\n- [ ] Ask **[[person/Ada|her]]** today\n\nAfter [[Ada]].",
  );
  vault.write("note/Two.md", "See [Ada](../person/Ada.md).");
  vault.write("note/Three.md", "---\nowner: '[[Ada]]'\n---\nNothing.");
  await reconcile(vault.ctx);
});
afterAll(() => vault.close());

it("shows the line of the first link in the text", async () => {
  const sources = ["note/One.md", "note/Two.md", "note/Three.md"];
  const found = await vault.ctx.db.tx((tx) => findMentions(vault.ctx, tx, "person/Ada.md", sources));
  expect(Object.fromEntries(found)).toEqual({
    "note/One.md": "Ask her today",
    "note/Two.md": "See Ada.",
  });
});

it("shows the sentence of a long line, and cuts a long sentence", () => {
  const long = "A sentence that says nothing. ".repeat(200);
  expect(mentionIn(`${long}Here is [[Ada]] at last. ${long}`, "Ada")).toBe("Here is Ada at last.");
  expect(mentionIn(`[[Ada]] ${"word ".repeat(2_000)}`, "Ada").length).toBeLessThan(250);
  expect(mentionIn("None.", "Ada")).toBe("");
});

it("distinguishes a target from a longer one, and matches percent-encoded links", () => {
  expect(mentionIn("Met [[Ada Byron]] first.\n\nThen [[Ada#Work|her]] came.", "Ada")).toBe("Then her came.");
  expect(mentionIn("Met [Ada](Ada.md).\n\nThen [both](Ada%20Byron.md) came.", "Ada Byron.md")).toBe(
    "Then both came.",
  );
});
