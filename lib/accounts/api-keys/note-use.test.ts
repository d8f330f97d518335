import { expect, it } from "vitest";
import { noteUse } from "./note-use";

const NOW = new Date("2026-11-22T08:00:00Z");

it.each([
  ["the first use", null],
  ["a later use", "2026-11-21T08:00:00Z"],
])("notes %s again at the next request, where it could not be noted", async (_, lastUsedAt) => {
  const bearer = { id: crypto.randomUUID(), lastUsedAt };
  let tries = 0;
  const touch = async () => {
    tries += 1;
    if (tries === 1) throw new Error("The database is away");
  };
  await noteUse(bearer, NOW, touch).catch(() => {});
  await noteUse(bearer, NOW, touch);
  expect(tries).toBe(2);
  await noteUse(bearer, NOW, touch);
  expect(tries).toBe(2);
});
