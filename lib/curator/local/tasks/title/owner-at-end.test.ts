import { expect, it } from "vitest";
import type { Person } from "../../people/person";
import { withoutOwnerAtEnd } from "./owner-at-end";

const mo = { name: { words: ["Mo", "Rahman"] } } as Person;
const people = { byInitials: (letters: string) => (letters === "MR" ? mo : undefined) };

it.each([
  ["Order stickers for the fair - Mo", "Order stickers for the fair"],
  ["Sticker order: Mo Rahman.", "Sticker order"],
  ["The certificate is to be displayed in the foyer - MR", "The certificate is to be displayed in the foyer"],
  ["Thank-you cards, Mo if she gets a minute", "Thank-you cards"],
  ["Transcripts of the interviews (Mo can do)", "Transcripts of the interviews"],
])("has no name of its owner at the end: %s", (title, bare) => {
  expect(withoutOwnerAtEnd(title, mo, people)).toBe(bare);
});

it.each(["Order stickers - Judith", "Ring the printers, Mo has the number", "Ask: Mo"])(
  "keeps what else is named there: %s",
  (title) => {
    expect(withoutOwnerAtEnd(title, mo, people)).toBe(title);
  },
);
