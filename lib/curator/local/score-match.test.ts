import { describe, expect, it } from "vitest";
import { matchByName, matchEvents, matchTasks, overlap } from "./score-match.fixture";

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

describe("an event's title", () => {
  it.each([
    ["Sommerfest der Kita", "Sommerfest"],
    ["Sagra del cinghiale a Pereta", "Sagra del cinghiale"],
    ["Festival des amateurs à Sète", "Festival des amateurs"],
    ["Open day at the boatshed", "Open day"],
    ["Inspección de la Junta de Andalucía", "Inspección Junta de Andalucía"],
    ["Wissenstest", "Wissenstest"],
    ["夏祭り", "夏祭り"],
  ])("%s is found by %s", (title, name) => {
    expect(matchEvents([{ title }], [find(name)]).pairs).toHaveLength(1);
  });

  it.each([
    ["Mercadillo solidario con Cáritas", "Mercadillo"],
    ["Konfirmation Frieda", "Frieda"],
    ["Visita de obra con la comisión", "Visita a la granja"],
    ["Bonfire", "Bonfire Fri 6th plot"],
    ["Open day", "Day"],
    ["Fair", "The fair is cancelled this year"],
  ])("%s is not found by %s", (title, name) => {
    expect(matchEvents([{ title }], [find(name)]).pairs).toHaveLength(0);
  });
});
