import { expect, it } from "vitest";
import { analysedByRules, namesOf } from "../note.fixture";

const note = (line: string): string => `Appunti 27/11/2026\n\n- ${line}\n`;

it.each([
  ["il cliente vuole la porta verde per la cucina, ok deciso", "porta verde"],
  ["la cuota sube a 15 euros desde el mes de enero, aprobado", "15 euros"],
  ["fechado, 50 reais por cabeça para a festa da firma", "50 reais por cabeça"],
  ["Sortie des classes : décalée en janvier pour les enfants, accord de tous", "décalée en janvier"],
  ["wir nehmen für das Fest wieder den alten Saal, abgemacht", "den alten Saal"],
  ["het schilderwerk van de gang is voor het voorjaar, iedereen akkoord", "schilderwerk"],
])("is what one word behind a comma says to be settled: %s", async (line, words) => {
  const { decisions } = await analysedByRules(note(line));
  expect(namesOf(decisions).join()).toContain(words);
});

it.each(["a ata da reunião foi lida, aprovada", "¿la cuota sube a 15 euros, aprobado?"])(
  "is neither the minutes nor a question: %s",
  async (line) => {
    const { decisions } = await analysedByRules(note(line));
    expect(namesOf(decisions)).toEqual([]);
  },
);
