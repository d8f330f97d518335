import { expect, it } from "vitest";
import { matchByName, matchTasks, overlap } from "./score-match.fixture";

const find = (title: string, owner: string | null = null) => ({
  title,
  owner,
  due: null,
  confidence: 1,
  isSure: true,
});

it("counts names as equal whatever their case, accents and punctuation", () => {
  const { pairs, missing, wrong } = matchByName(
    [{ title: "Zoë O'Neil" }, { title: "Bob" }],
    [find("ZOE ONEIL"), find("Rob")],
  );
  expect([pairs.length, missing.length, wrong.length]).toEqual([1, 1, 1]);
});

it("counts a task as found by most of its words and its owner, and each only once", () => {
  expect(overlap("Send the quote to Acme", "Send Acme a quote")).toBe(1);
  expect(overlap("Send the quote to Acme", "Send flowers")).toBeLessThan(0.6);
  const wanted = [{ title: "Send the quote", owner: "Ann Lee" }];
  expect(matchTasks(wanted, [find("Send the quote", "Bob Ito")]).pairs).toHaveLength(0);
  expect(
    matchTasks(wanted, [find("Send the quote", "Ann Lee"), find("Send the quote", "Ann Lee")]),
  ).toMatchObject({ pairs: [expect.anything()], wrong: [expect.anything()] });
});
