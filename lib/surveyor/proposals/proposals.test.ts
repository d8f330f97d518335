import { describe, expect, it } from "vitest";
import { BestOfRows } from "@/lib/embeddings";
import { VaultTexts } from "../clusters/texts";
import { withReasons } from "./reasons";
import { relationsOf } from "./relations";
import { tagsOf } from "./tags";

const paths = ["a", "b", "c", "d", "e", "f", "g"];

function similarity(near: [number, number][][]) {
  const neighbours = new BestOfRows(near.length, 10);
  for (const [row, others] of near.entries())
    for (const [other, score] of others) neighbours.add(row, other, score);
  const placeOf = new Map(paths.map((path, at) => [path, at]));
  return { paths: paths.slice(0, near.length), placeOf, neighbours };
}

describe("proposals", () => {
  it("relate what is near from both sides and not linked, once", () => {
    const near = similarity([
      [
        [1, 0.75],
        [2, 0.7],
      ],
      [
        [0, 0.75],
        [2, 0.3],
      ],
      [[1, 0.3]],
    ]);
    expect(relationsOf(near, () => false)).toMatchObject([{ path: "a", value: "b", confidence: 0.75 }]);
    expect(relationsOf(near, () => true)).toEqual([]);
  });

  it("say what the records have in common", () => {
    const documents = [
      { path: "a", name: "A", text: "The vineyard suffered from frost." },
      { path: "b", name: "B", text: "Frost in the vineyard." },
      ...["c", "d", "e", "f", "g"].map((path) => ({ path, name: path, text: "Other matters entirely." })),
    ];
    const vault = new VaultTexts();
    for (const document of documents) vault.add(document);
    const proposed = (path: string, value: string) => ({
      path,
      kind: "related" as const,
      value,
      confidence: 0.5,
    });
    const links = [
      { source: "a", target: "g" },
      { source: "g", target: "b" },
    ];
    expect(
      withReasons([proposed("a", "b"), proposed("a", "c")], vault, links).map(({ reason }) => reason),
    ).toEqual([
      "Both mention vineyard and frost; both are linked with g",
      "Their texts are alike as a whole",
    ]);
  });

  it("tag a record as its neighbours are, not for one of them", () => {
    const near = similarity([
      [
        [1, 0.5],
        [2, 0.5],
        [3, 0.5],
        [4, 0.5],
      ],
      [],
      [],
      [],
      [],
    ]);
    const tags = new Map([
      ["b", ["x", "y"]],
      ["c", ["x"]],
      ["d", ["x"]],
    ]);
    expect(tagsOf(near, tags)).toEqual([
      {
        path: "a",
        kind: "tag",
        value: "x",
        confidence: 0.75,
        reason: "3 of the 4 most similar records have it",
      },
    ]);
    for (const own of ["x", "X"]) expect(tagsOf(near, new Map([...tags, ["a", [own]]]))).toEqual([]);
  });
});
