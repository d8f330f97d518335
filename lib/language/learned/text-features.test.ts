import { expect, it } from "vitest";
import { cuesIn } from "./text-features";

it.each([
  ["en", "The letters burn for real, not LED", "contrast"],
  ["de", "Wir fahren nach Juist, nicht nach Heidelberg", "contrast"],
  ["ja", "電池ではなく電球を使う", "contrast"],
  ["en", "Moira: no headline puns on ferry", "none"],
  ["fr", "plus d'entrecôte à la carte", "none"],
  ["de", "Kein Pferd an St. Martin", "none"],
  ["nl", "Roken doen we voortaan achter de silo", "final"],
  ["es", "Los sábados se cierra y punto", "final"],
  ["zh", "展位还是36平，定了", "final"],
])("%s: %s", (language, text, cue) => {
  expect(cuesIn(text, language)).toContain(cue);
});

it.each(["Not everybody was there", "I know nobody who does it", "We can do it or not"])(
  "finds neither a contrast nor a none in %s",
  (text) => {
    expect(cuesIn(text, "en")).not.toEqual(expect.arrayContaining([expect.stringMatching(/contrast|none/)]));
  },
);
