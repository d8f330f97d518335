import fc from "fast-check";
import { expect, it } from "vitest";
import { depth } from "@/tests/support/property";
import { findLinkable } from "./occurrence";

const linked = (text: string, name: string) =>
  findLinkable(text, 0, { names: [name], target: "note/X" })?.linked;

it("finds a name with any punctuation in it", () => {
  expect(linked("Met Jean-Luc here.", "Jean-Luc")).toBe("Met [[note/X|Jean-Luc]] here.");
  expect(linked("As of 2026-11-20.", "2026-11-20")).toBe("As of [[note/X|2026-11-20]].");
  fc.assert(
    fc.property(fc.string({ unit: "grapheme-ascii" }), (name) => {
      expect(() => linked(`before ${name} behind`, name)).not.toThrow();
    }),
    depth(1_000),
  );
});
