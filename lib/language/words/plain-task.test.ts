import { expect, it } from "vitest";
import { LANGUAGES } from "../languages";
import { plainTask, pointsBack, refersBack, withoutLeads } from "./plain-task";

const language = (code: string) => LANGUAGES.filter((it) => it.code === code);

it.each([
  ["en", "and can you order the tiles by phone, otherwise we stand still", "order the tiles by phone"],
  ["en", "👌 I'll pick the mics up from York", "pick the mics up from York"],
  ["en", "Someone should tell Dylan about the rota", "tell Dylan about the rota"],
  ["en", "N.B. bring the passport to the office", "bring the passport to the office"],
  ["en", "08-25 🙏 top marks for all", "top marks for all"],
  ["en", "I'm going to the market on Sunday", "I'm going to the market on Sunday"],
  ["en", "Ring Ravensdown, they've invoiced us twice", "Ring Ravensdown, they've invoiced us twice"],
  ["en", "Apply for the rebate again, she did it for us last year", "Apply for the rebate again"],
  ["de", "und bitte den Bauträger informieren, sonst rufen die an", "den Bauträger informieren"],
  ["de", "Anzahlung überweis ich, wenn ich zurück bin", "Anzahlung überweisen"],
  ["fr", "il faut relancer la mairie pour la salle, sinon on est mal", "relancer la mairie pour la salle"],
  ["de", "Auch noch die Bank anrufen", "die Bank anrufen"],
  ["nl", "Noch Postma bellen", "Postma bellen"],
  ["fr", "Encore appeler la banque", "appeler la banque"],
  ["fr", "Encore trois chaises à louer", "Encore trois chaises à louer"],
  ["es", "Todavía llamar al banco", "llamar al banco"],
  ["es", "Todavía faltan las sillas", "Todavía faltan las sillas"],
  ["it", "Ancora chiamare la banca", "chiamare la banca"],
  ["pt", "Ainda ligar para o banco", "ligar para o banco"],
  ["es", "hay que juntar los papeles de todos, porque los piden", "juntar los papeles de todos"],
])("%s: %s", (code, text, title) => {
  expect(plainTask(text, language(code))).toBe(title);
});

it.each([
  ["de", "Ihn bei der Firma holen", true],
  ["de", "Die Maße vom Regal schicken", false],
  ["es", "Recogerla en la estación", true],
  ["fr", "La transférer", true],
  ["en", "Run them back", true],
  ["en", "Run the flashings back", false],
])("%s: %s refers to an earlier sentence: %s", (code, title, refers) => {
  expect(refersBack(title, language(code)[0])).toBe(refers);
});

it.each([
  ["en", "Give the other one back", true],
  ["en", "Check that the hall is free", false],
  ["en", "Ring those before Friday", true],
  ["de", "Sie auch in die Liste eintragen", true],
  ["de", "Den Plan an die Eltern schicken", false],
  ["fr", "Je leur envoie les dates", true],
  ["fr", "Envoyer les dates à la mairie", false],
  ["es", "Se lo comunicará por escrito", true],
  ["es", "Pintar la valla", false],
  ["it", "Le ripulisco con calma", true],
  ["pt", "Levar isso ao banco", true],
  ["nl", "Papieren mailen die hij wil", true],
  ["nl", "De papieren mailen", false],
])("%s: %s points to the text before: %s", (code, title, points) => {
  expect(pointsBack(title, language(code))).toBe(points);
});

it("takes off what only leads to a sentence", () => {
  expect(withoutLeads("Ok, so the lift is broken", language("en"))).toBe("the lift is broken");
  expect(withoutLeads("Also, und die Halle ist zu", language("de"))).toBe("die Halle ist zu");
});
