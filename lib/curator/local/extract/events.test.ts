import { expect, it } from "vitest";
import { analysed, namesOf } from "../note.fixture";

it.each([
  ["Das Sommerfest findet am 22. Juni 2024 auf der Wiese statt.", ["Sommerfest"]],
  ["La fête du printemps aura lieu le 21 mai à la salle des fêtes.", ["Fête du printemps"]],
  ["Se alquila el pabellón para la fiesta de Carnaval del 9 de febrero.", ["Fiesta de Carnaval"]],
  ["We met them at SummerConf 2022 again.", ["SummerConf 2022"]],
  ["The annual conference GUADEC 2019 will take place from 23 to 28 August.", ["GUADEC 2019"]],
  ["The General Assembly will be on December 7 in Geneva.", ["General Assembly"]],
  ["- Contributor summit is on March 18 in Paris", ["Contributor summit"]],
  ["#info State of the Map is 7-9 November in Buenos Aires", ["State of the Map"]],
  ["The hackfest in Tangier on 3 May still lacks a host.", ["Hackfest in Tangier"]],
  ["Der Apfelmarkt findet am 5. Oktober 2025 auf dem Hof statt.", ["Apfelmarkt"]],
  ["El pregón tendrá lugar el 8 de septiembre.", ["Pregón"]],
  ["La Festa di primavera si terrà il 18 maggio nel cortile.", ["Festa di primavera"]],
  ["De avondvierdaagse wordt op 19 mei gehouden.", ["Avondvierdaagse"]],
  ["春まつりを4月5日に開催することを決定した。", ["春まつり"]],
  ["作家讲座定于4月18日在礼堂举行。", ["作家讲座"]],
  [
    "## Termine\n\n- 27.04.2024 Gemeinschaftsarbeit\n- 05.10.2024 Apfeltag mit dem NABU",
    ["Gemeinschaftsarbeit", "Apfeltag"],
  ],
  ["The next meeting is on 5 May.", []],
  ["The deadline is 5 May. The contract is on 6 May.", []],
  ["Ann Lee is in Paris on 5 May.", []],
  ["Elle aura lieu le 5 mai.", []],
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
