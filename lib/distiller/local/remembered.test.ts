import { expect, it } from "vitest";
import { learningsIn } from "./remembered";

it("reads the same words again in a record of another name or type", () => {
  const body = "The wall must not be thinner than 40 cm.";
  const kinds = (name: string, type: "note" | "constraint") =>
    learningsIn({ path: `${type}/${name}.md`, type, name, body }).map(({ kind }) => kind);
  for (const _ of [1, 2]) {
    expect(kinds("Walls", "note")).toEqual(["constraint"]);
    expect(kinds("Textbook", "note")).toEqual([]);
    expect(kinds("Walls", "constraint")).toEqual([]);
  }
});
