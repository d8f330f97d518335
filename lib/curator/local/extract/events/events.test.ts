import { expect, it } from "vitest";
import { analysed, namesOf } from "../../note.fixture";

it.each([
  ["Am 28. November ist die Christbaumversteigerung.", ["Christbaumversteigerung"]],
  [
    "# Verbale del consiglio\n\n## Mercatini di Natale\n\nSi terranno domenica 6 dicembre in piazza Roma, come sempre.",
    ["Mercatini di Natale"],
  ],
  ["Dates\n| what | when |\n|---|---|\n| Harvest assembly | 10 Oct |", ["Harvest assembly"]],
  ["We go to the East Anglian Rapidplay, 14 March in Bury St Edmunds.", ["East Anglian Rapidplay"]],
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
  ["12月5日去苏州秋游，大家带水。", ["秋游"]],
  ["忘年会は12月18日に行う。", ["忘年会"]],
  [
    "## Termine\n\n- 27.04.2024 Gemeinschaftsarbeit\n- 05.10.2024 Apfeltag mit dem NABU",
    ["Gemeinschaftsarbeit", "Apfeltag"],
  ],
  [
    "Date: 17 Sept 2024\n\n- Residents' Harvest Supper, Sat 19 Oct, Common Room, 6pm.",
    ["Residents' Harvest Supper"],
  ],
  ["Date: 17 Sept 2024\n\n- Gutter cleaning Mon 7 Oct - move cars pls", ["Gutter cleaning"]],
  ["- [ ] 7:40 Spring Fair – Saturday 25 March, School Field", ["Spring Fair"]],
  ["Mother's eightieth on 6 December at 7pm, all the cousins.", ["Mother's eightieth"]],
  ["Are you at London Vet Show in November?", ["London Vet Show"]],
  ["Feria del Aceite, 16 y 17 de noviembre en Jaén.", ["Feria del Aceite"]],
  ["上海光学展 4月16日至18日,上海新国际博览中心。", ["上海光学展"]],
  ["La Festa di primavera si terrà sabato 18 maggio.", ["Festa di primavera"]],
  [
    "# Minutes\n\n### Fête des paniers\nSamedi 13 décembre à 15h, dans la salle de la mairie.",
    ["Fête des paniers"],
  ],
  ["# Minutes\n\n5. Open day\n   - Sunday 30 May, 11 till 4\n", ["Open day"]],
  ["The talk got accepted! EGU in Vienna, 12-17 April 2027", ["EGU"]],
  ["- Trade fair: LogiExpo, Hamburg, 21-23 April. Booth costs 6k.", ["LogiExpo"]],
  ["Date: 9 Sept 2025\n\nso about the stand at Harvest Fair on Oct 4, do we do it?", ["Harvest Fair"]],
  [
    "Date: 9 Sept 2025\n\nHomecoming is Saturday, October 4. Budget workshop: November 18, 6:30 p.m.",
    ["Homecoming", "Budget workshop"],
  ],
  ["Next one Thurs 22 May, AGM is 19 June at the Drovers", ["AGM"]],
  ["Date: 4 May 2026\n\nThe Thames Barge Match, 13-14 June, needs a marshal.", ["Thames Barge Match"]],
  ["# Minutes\n\n## Tin & Tide (opens 2 May)\n\nThe list has 118 objects.", ["Tin & Tide"]],
  ["# Minutes\n\n## Tournée\n\n- 21/03 Vannes\n- 28/03 Morlaix\n", []],
  ["Press night remains Friday 27 September.", ["Press night"]],
  ["- Spring work party Sat 23 March 10am, bacon rolls", ["Spring work party"]],
  ["OGD General Assembly in Lisbon, 20-22 January 2027.", ["OGD General Assembly"]],
  ["Am 20. Februar ist in Koblenz der Tag der Hydrologie, Anmeldung bis Montag.", ["Tag der Hydrologie"]],
  ["- Festival Les Embruns : du 10 au 13 juillet 2027, inscription ouverte", ["Festival Les Embruns"]],
  ["Il matrimonio è il 5 settembre, ore 16.30.", ["Matrimonio"]],
  ["秋のバザーは11月9日（日）に体育館で行う。", ["秋のバザー"]],
  ["Nadia's leaving party is on 17 April.", ["Nadia's leaving party"]],
  ["Das Altstadtfest ist heuer vom 27. bis 29. Juni, und wir sind dabei.", ["Altstadtfest"]],
  ["La VII Carrera de la Vega será el domingo 27 de abril.", ["VII Carrera de la Vega"]],
  ["Dates\n 6 Feb  Quiz Night, school hall, 7pm\n 16 May Summer Fair", ["Quiz Night", "Summer Fair"]],
  ["9月3日参加上海零售展，唐晓燕负责订酒店", ["上海零售展"]],
  ["例会のメモです。\n\n・10月18日〜19日 秋合宿(涸沢)", ["秋合宿"]],
  ["Showing it at Cardiff Games Night, 27 November, Tramshed.", ["Cardiff Games Night"]],
  ["- Blossom Day: 30 April, Long Orchard\n- Christmas Day: 25 December", ["Blossom Day"]],
  ["- Farewell do for Wilf, Wednesday 2 December in the Drovers Arms", ["Farewell do for Wilf"]],
  ["A trailer for the Winter Indie Showcase (12 Dec) is due.", ["Winter Indie Showcase"]],
  ['Fortbildung "Prophylaxe-Tag" in Kassel, Samstag 28. November 2026', ["Prophylaxe-Tag"]],
  [
    "# Protokoll vom 15. Oktober 2026\n\n## TOP 4 Martinszug\n\nMi, 9. Dezember, 17 Uhr ab Kirche.",
    ["Martinszug"],
  ],
  ["A table at IETF 121 on 2-3 December.", ["IETF 121"]],
  ["8月9日に京都インディー祭に出展予定。", ["京都インディー祭"]],
  ["# Acta\n\n## Excursión\n\nJavier reserva el autobús antes del 20 de febrero.", []],
  ["# Minutes\n\n## Training\n\nThe room is free on 5 May.", []],
  ["Closed 24-26 December. Lund, 3-5 May, was fine. Será el 18 y 19 de octubre.", []],
  ["The tree will be delivered on Friday 2 December.", []],
  ["Send the invoice, Friday 2 December. Red paint on 2 December.", []],
  ["- [ ] Spring Fair poster, Friday 2 December", []],
  ["The next meeting is on 5 May.", []],
  ["The deadline is 5 May. The contract is on 6 May.", []],
  ["Ann Lee is in Paris on 5 May.", []],
  ["Elle aura lieu le 5 mai.", []],
  ["Das Sommerfest war schön.", []],
])("the events of %j", async (text, names) => {
  expect(namesOf((await analysed(text)).events)).toEqual(names);
});

it("takes no surname in capitals for an event", async () => {
  const { events } = await analysed("Odile CAMP invite les membres à la réunion du 7 décembre 2023.");
  expect(namesOf(events).filter((name) => /camp$/i.test(name))).toEqual([]);
});

it("names projects in other languages", async () => {
  const projects = async (text: string) => namesOf((await analysed(text)).projects);
  expect(await projects("Zu Projekt „Albatros“ wird noch nicht berichtet.")).toEqual(["Albatros"]);
  expect(await projects("Seguimiento del Proyecto Quetzal de la semana.")).toEqual(["Proyecto Quetzal"]);
  expect(await projects("Heron weekly - Mon 3 Feb 2025\n\nLabels are in.")).toEqual(["Heron"]);
  expect(await projects("Monday weekly\n\nLabels are in.")).toEqual([]);
  expect(await projects("Das Projekt Leitung und der Rest sind nicht da.")).toEqual([]);
});
