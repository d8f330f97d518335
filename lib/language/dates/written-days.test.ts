import { expect, it } from "vitest";
import { appointedWeekdays, writtenDays } from "./written-days";

const daysOf = (text: string): string[] => writtenDays(text).map(({ start, end }) => text.slice(start, end));

it.each([
  ["hedge-laying morning Sat 28 Nov, 9.30", ["Sat 28 Nov"]],
  ["Rugby club working bee Sun 15th, 10am", ["Sun 15th"]],
  ["Wed 24 - bulky waste collection", ["Wed 24"]],
  ["Field trip, Thurs Oct 22", ["Thurs Oct 22"]],
  ["Bemusterung am 18.03. um 10 Uhr", ["18.03."]],
  ["Jugendlager 12.-16. Juli in Schielleiten", ["12.-16. Juli"]],
  ["kommt am Mittwoch, den 21.1. zwischen 8 und 9", ["Mittwoch, den 21.1."]],
  ["Einweihung Sa 14.11. ab 16 Uhr", ["Sa 14.11."]],
  ["Ihre Lehrprobe liegt am 24., dritte Stunde", ["24."]],
  ["saggio di Natale, ven 18 dicembre ore 20.30", ["ven 18 dicembre"]],
  ["Sagra del cinghiale a Pereta il 25, facciamo il banco", ["25"]],
  ["collecte nationale les 12 et 13 mars ;", ["12 et 13 mars"]],
  ["Réunion CPTS mardi 29 à 20h", ["mardi 29"]],
  ["dom 31 jan almoço de aniversário", ["dom 31 jan"]],
  ["Curso é dia 19, terça, 14h", ["19"]],
  ["Familieavond vrijdag 3 juli, soep", ["vrijdag 3 juli"]],
  ["the tea is on the eighteenth of July, two till four", ["eighteenth of July"]],
  ["Junta de regantes, 11 de febrero", ["11 de febrero"]],
  ["9月21号下午两点开碰头会", ["9月21号"]],
])("%s", (text, days) => {
  expect(daysOf(text)).toEqual(days);
});

it.each(["um 9 Uhr", "a second van", "2 kg", "at 10.30", "le 3 %", "version 1.2.3", "in Mai", "am 9 am"])(
  "none: %s",
  (text) => {
    expect(daysOf(text)).toEqual([]);
  },
);

it.each([
  ["vet check Thurs 8am", ["Thurs"]],
  ["répét mardi 20h au lavoir", ["mardi"]],
  ["visite jeudi en huit, prévoir les bottes", ["jeudi en huit"]],
  ["Weihnachtsessen nächste Woche Freitag", ["nächste Woche Freitag"]],
  ["Lundi exercice incendie 10h", ["Lundi"]],
  ["sopralluogo martedì alle 9", ["martedì"]],
  ["ogni martedì alle 9", []],
  ["every Friday 8am", []],
  ["Send it on Friday", []],
  ["do 3pm", []],
])("days of the week with an hour or a week: %s", (text, days) => {
  expect(appointedWeekdays(text).map(({ start, end }) => text.slice(start, end))).toEqual(days);
});
