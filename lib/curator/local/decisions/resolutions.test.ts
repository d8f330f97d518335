import { describe, expect, it } from "vitest";
import { analysedByRules } from "../note.fixture";

const HEADS = {
  de: "# Protokoll\n\nAnwesend: Jonas Berg, Petra Kern\n\nDer Kassenbericht liegt vor. Die Halle wird gut genutzt.\n\n",
  en: "# Minutes\n\nPresent: Owen Hart, Cora Bly\n\nThe treasurer's report was read and the position is good.\n\n",
  es: "# Acta\n\nAsistentes: Lucía Márquez, Pedro Gil\n\nSe lee el informe del tesorero y la situación es buena.\n\n",
  fr: "# Compte rendu\n\nPrésents : Paul Roux, Claire Petit\n\nLe rapport du trésorier est lu et la situation est bonne.\n\n",
  it: "# Verbale\n\nPresenti: Marco Bellini, Sara Conti\n\nLa relazione del tesoriere è stata letta e la situazione è buona.\n\n",
  nl: "# Notulen\n\nAanwezig: Joost Bakker, Anke Visser\n\nHet verslag van de penningmeester is besproken en de stand is goed.\n\n",
  pt: "# Ata\n\nPresentes: João Prado, Rita Lemos\n\nO relatório do tesoureiro foi lido e a situação é boa.\n\n",
};

const found = async (language: keyof typeof HEADS, text: string): Promise<string[]> => {
  const { decisions } = await analysedByRules(`${HEADS[language]}${text}\n`, "minutes.md");
  return decisions.map(({ name }) => name);
};

describe("what minutes resolve", () => {
  it.each([
    ["de", "Der Pachtvertrag wird nicht verlängert.", "Der Pachtvertrag wird nicht verlängert"],
    ["de", "Man einigt sich auf die blaue Farbe.", "Die blaue Farbe"],
    ["de", "Der Vorstand nimmt das Angebot der Firma Harmer an.", "Nimmt das Angebot der Firma Harmer an"],
    ["fr", "Le bail ne sera pas renouvelé.", "Le bail ne sera pas renouvelé"],
    ["fr", "Les membres retiennent l'option B.", "Retiennent l'option B"],
    ["es", "Se autoriza la compra de un cortacésped.", "Se autoriza la compra de un cortacésped"],
    ["es", "La solicitud queda denegada.", "La solicitud queda denegada"],
    ["it", "Si autorizza l'acquisto di un tosaerba.", "Si autorizza l'acquisto di un tosaerba"],
    ["it", "Il contratto d'affitto non viene rinnovato.", "Il contratto d'affitto non viene rinnovato"],
    ["pt", "Optou-se pela opção B.", "Optou-se pela opção B"],
    ["pt", "O contrato de arrendamento não será renovado.", "O contrato de arrendamento não será renovado"],
    ["nl", "Het huurcontract wordt niet verlengd.", "Het huurcontract wordt niet verlengd"],
    ["nl", "Er wordt gekozen voor optie B.", "Er wordt gekozen voor optie B"],
    ["en", "Owen proposed, seconded by Cora, that the hall be closed. Carried.", "The hall be closed"],
  ] as const)("is a decision: %s: %s", async (language, text, decision) => {
    expect(await found(language, text)).toContain(decision);
  });

  it.each([
    ["de", "Das Protokoll wird einstimmig genehmigt."],
    ["de", "Die Halle wird im Winter oft genutzt."],
    ["fr", "Le compte rendu est approuvé."],
    ["fr", "Le bail est chez le notaire."],
    ["es", "El acta anterior queda aprobada."],
    ["it", "Il verbale viene approvato."],
    ["pt", "A ata foi aprovada."],
    ["nl", "De notulen worden vastgesteld."],
  ] as const)("is not the approval of minutes, nor how things are: %s: %s", async (language, text) => {
    expect(await found(language, text)).toEqual([]);
  });
});
