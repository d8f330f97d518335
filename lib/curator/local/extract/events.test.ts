import { expect, it } from "vitest";
import { analysed, namesOf } from "../note.fixture";

it.each([
  ["Das Sommerfest findet am 22. Juni 2024 auf der Wiese statt.", ["Sommerfest"]],
  ["La fête du printemps aura lieu le 21 mai à la salle des fêtes.", ["Fête du printemps"]],
  ["Se alquila el pabellón para la fiesta de Carnaval del 9 de febrero.", ["Fiesta de Carnaval"]],
  ["We met them at SummerConf 2022 again.", ["SummerConf 2022"]],
  ["Das Sommerfest war schön.", []],
])("the events of %j", async (text, names) => {
  expect(namesOf((await analysed(text)).events)).toEqual(names);
});

it("names projects in other languages", async () => {
  const projects = async (text: string) => namesOf((await analysed(text)).projects);
  expect(await projects("Zu Projekt „Albatros“ wird noch nicht berichtet.")).toEqual(["Albatros"]);
  expect(await projects("Seguimiento del Proyecto Quetzal de la semana.")).toEqual(["Proyecto Quetzal"]);
  expect(await projects("Das Projekt Leitung und der Rest sind nicht da.")).toEqual([]);
});
