import { expect, it } from "vitest";
import { analysedByRules, namesOf } from "../note.fixture";

it("is the body whose name begins its minutes", async () => {
  const { orgs } = await analysedByRules("Elternverein Am Anger\nProtokoll der Sitzung vom 3. Mai\n");
  expect(namesOf(orgs)).toContain("Elternverein Am Anger");
});

it("is none in a first line of thousands of parts", async () => {
  const before = process.cpuUsage().user;
  const { orgs } = await analysedByRules(" — ".repeat(4_000));
  expect(orgs).toEqual([]);
  expect((process.cpuUsage().user - before) / 1000).toBeLessThan(2_000);
});
