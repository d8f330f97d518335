import { expect, it } from "vitest";
import { statementsOf } from "./statements";

it("takes what is dictated without a stop for no statement", () => {
  const dictated = `ok so the client changed her mind about the skylight again ${"and the timber is late so tell them ".repeat(12)}`;
  const source = { body: `${dictated}\n\nWe chose slate.` } as Parameters<typeof statementsOf>[0];
  expect(statementsOf(source).map(({ text }) => text)).toEqual(["We chose slate."]);
});
