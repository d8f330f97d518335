import { expect, it } from "vitest";
import { analysedByRules, namesOf } from "../note.fixture";

it.each([
  [
    "Após algumas explicações, o orçamento de obras foi aprovado com o voto contrário do vice-presidente.",
    "O orçamento de obras foi aprovado",
  ],
  [
    "Se presentan dos candidatos, aprobándose por unanimidad la nueva composición de la junta.",
    "La nueva composición de la junta",
  ],
  [
    "Per la commissione della liturgia: si conferma il referente uscente.",
    "Si conferma il referente uscente",
  ],
  ["Aussi, il a été décidé le report de la kermesse au printemps.", "Le report de la kermesse au printemps"],
])("is worded as minutes word it: %s", async (text, decision) => {
  expect(namesOf((await analysedByRules(`${text}\n`)).decisions)).toContain(decision);
});
