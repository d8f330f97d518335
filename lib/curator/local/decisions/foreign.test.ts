import { expect, it } from "vitest";
import { analysed, namesOf } from "../note.fixture";

it.each([
  [
    "Nach kurzer Diskussion beschließt der Vorstand einstimmig, das Angebot anzunehmen.",
    "Das Angebot anzunehmen",
  ],
  ["Der Antrag, das Fest zu verschieben, wird bei einer Enthaltung angenommen.", "Das Fest zu verschieben"],
  ["Die Handys bleiben in der Tasche. Das wurde so beschlossen.", "Die Handys bleiben in der Tasche"],
  [
    "Le tarif de la salle passe à 30 € pour les adhérents. Adopté à l'unanimité.",
    "Le tarif de la salle passe à 30 € pour les adhérents",
  ],
  ["Al final decidimos quedarnos tres noches en el hotel.", "Quedarnos tres noches en el hotel"],
  ["Abbiamo concordato uno sconto del 4% sopra i 10 bancali.", "Uno sconto del 4% sopra i 10 bancali"],
  ["Besloten is om het contract met de sporthal te verlengen.", "Het contract met de sporthal te verlengen"],
  ["経緯は別紙のとおり、会場は青山に決定しました。", "会場は青山"],
  ["VOTED, unanimously: to engage the auditor for another year.", "Engage the auditor for another year"],
])("%j is decided", async (text, title) => {
  expect(namesOf((await analysed(text)).decisions)).toEqual([title]);
});

it("does not take the approval of minutes for a decision", async () => {
  const text = "Lectura del acta de la reunión anterior de la junta. Se aprueba por unanimidad.\n";
  expect(namesOf((await analysed(text)).decisions)).toEqual([]);
});

it("reads the commands of a meeting's bot", async () => {
  const log =
    "18:00 <ann> #agreed drop the two old boards\n18:01 <ann> #topic next\n18:02 <bob> ok, see you there\n";
  expect(namesOf((await analysed(log, "irc.txt")).decisions)).toEqual(["Drop the two old boards"]);
});
