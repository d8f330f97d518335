import { expect, it } from "vitest";
import { destinationsFor } from "./destinations";

const titles = (typed: string) => destinationsFor(typed).map(({ title }) => title);

it("finds beginnings first, then parts and other words, then letters in their order", () => {
  expect(titles("vault").slice(0, 2)).toEqual(["Vault", "Vault settings"]);
  expect(titles("password")).toEqual(["Account"]);
  expect(titles("bkps")).toEqual(["Backups"]);
  expect(titles("(")).toEqual([]);
  expect(titles("zzz")).toEqual([]);
});

it("takes any character, alone and between letters", () => {
  const characters = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));
  for (const character of [...characters, "\ud83d", "é", "日", "👋"]) {
    expect(() => titles(character), JSON.stringify(character)).not.toThrow();
    expect(titles(`q${character}x`), JSON.stringify(character)).toEqual([]);
  }
  for (const typed of ["O'Brien", "a@b", "2026-03-04", "a, b"]) expect(titles(typed)).toEqual([]);
  expect(titles("open today’")).toEqual(["Open today’s note"]);
});
