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
