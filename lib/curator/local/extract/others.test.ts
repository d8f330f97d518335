import { expect, it } from "vitest";
import { analysed, knownRecord, namesOf } from "../note.fixture";

it("finds projects by label, by name, by the vault, and a titled list", async () => {
  const projects = async (text: string, known?: Parameters<typeof analysed>[2]) =>
    namesOf((await analysed(text, "a.md", known)).projects);
  expect(await projects("Kick-off for Project Kestrel.")).toEqual(["Project Kestrel"]);
  expect(await projects("Project: Lighthouse\n\nhi")).toEqual(["Lighthouse"]);
  expect(await projects("---\nproject: '[[project/Atlas]]'\n---\nhi")).toEqual(["Atlas"]);
  expect(await projects("We saw the Orchard project again.")).toEqual(["Orchard"]);
  expect(await projects("# Website relaunch\n\nOwner: Ann Lee\nDeadline: 30 Nov\n")).toEqual([
    "Website relaunch",
  ]);
  expect(await projects("atlas launch is late", [knownRecord("project", "Atlas", "Atlas launch")])).toEqual([
    "Atlas",
  ]);
  expect(await projects("Project Manager wanted. The project is late.")).toEqual([]);
});

it("finds places where something happens or moves", async () => {
  const places = async (text: string) => namesOf((await analysed(text)).places);
  expect(await places("A trip to Nairobi, then dinner in the Methodist Hall.")).toEqual([
    "Methodist Hall",
    "Nairobi",
  ]);
  expect(await places("Venue: Village Hall, upstairs")).toEqual(["Village Hall"]);
  expect(await places("Location: Zoom\nParis was nice. Jordan came.")).toEqual([]);
});

it("finds happenings with their day", async () => {
  const { events } = await analysed(
    "The fair is Batimat Expo in Lyon on 12 December.\nThe winter fair is on 5 December.",
  );
  expect(events.map(({ name, fields }) => [name, fields.date])).toEqual([
    ["Batimat Expo", "2026-12-12"],
    ["Winter fair", "2026-12-05"],
  ]);
});
