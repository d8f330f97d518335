import { describe, expect, it } from "vitest";
import { readAddress } from "../address";
import { graphOf } from "../data/read";
import { countValues, foldersOf, isShown } from "./filter";

const { records } = graphOf({
  paths: ["note/a/One.md", "note/Two.md", "person/Ada.md", "person/Bo.md"],
  names: ["One", "Two", "Ada", "Bo"],
  types: ["note", "note", "person", "person"],
  tags: ["team/red\nplan", "team", "", "teamwork"],
  clusters: [0, -1, 0, -1],
  labels: ["Wine"],
  links: [0, 2, 2, 0, 1, 2],
});

const shown = (query: string) =>
  records.filter((each) => isShown(each, readAddress(new URLSearchParams(query)))).map(({ name }) => name);

describe("the filters of the graph", () => {
  it.each([
    ["", ["One", "Two", "Ada", "Bo"]],
    ["type=person", ["Ada", "Bo"]],
    ["tag=team", ["One", "Two"]],
    ["folder=note/a", ["One"]],
    ["cluster=Wine", ["One", "Ada"]],
    ["links=linked", ["One", "Two", "Ada"]],
    ["links=unlinked", ["Bo"]],
    ["links=orphans", ["Two", "Bo"]],
    ["links=nonsense&color=pink", ["One", "Two", "Ada", "Bo"]],
  ])("%s shows %j", (query, names) => expect(shown(query)).toEqual(names));

  it("count each neighbour once", () => {
    expect(records.map(({ neighbours }) => neighbours)).toEqual([[2], [2], [0, 1], []]);
  });

  it("offer what is frequent first", () => {
    expect(countValues(records, foldersOf)).toEqual([
      ["note", 2],
      ["person", 2],
      ["note/a", 1],
    ]);
  });
});
