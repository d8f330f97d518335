import { expect, it } from "vitest";
import { type LinkPosition, Links, type LinkValues, pushLink } from "./links";

it("the links of a file are those that were added, in order", () => {
  const added: LinkPosition[] = [
    { target: "org/Acme", relation: "org", start: 12 },
    { target: "Plan", relation: "body", start: 0, anchor: "Next" },
    { target: "", relation: "body", start: 90, anchor: "^block" },
  ];
  const values: LinkValues = [];
  for (const link of added) pushLink(values, link);
  const links = Links.of(values);
  expect([...links]).toStrictEqual(added);
  expect(links.length).toBe(3);
  const one = (at: number) => [
    links.targetOf(at),
    links.relationOf(at),
    links.startOf(at),
    links.anchorOf(at),
  ];
  expect([0, 1].map(one)).toEqual([
    ["org/Acme", "org", 12, undefined],
    ["Plan", "body", 0, "Next"],
  ]);
  expect(Links.of([])).toBe(Links.NONE);
});
