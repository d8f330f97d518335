import { describe, expect, it } from "vitest";
import { analysedByRules, tasksOf } from "../../note.fixture";

const HEADS = {
  de: "# Protokoll\n\nAnwesend: Jonas Wild, Petra Kern\n\nDer Kassenbericht liegt vor. Die Halle wird gut genutzt.\n\n",
  es: "# Acta\n\nAsistentes: Lucía Márquez, Pedro Gil\n\nSe lee el informe del tesorero y la situación es buena.\n\n",
  fr: "# Compte rendu\n\nPrésents : Paul Roux, Claire Petit\n\nLe rapport du trésorier est lu et la situation est bonne.\n\n",
  it: "# Verbale\n\nPresenti: Marco Bellini, Sara Conti\n\nLa relazione del tesoriere è stata letta e la situazione è buona.\n\n",
  nl: "# Notulen\n\nAanwezig: Joost Bakker, Anke Visser\n\nHet verslag van de penningmeester is besproken en de stand is goed.\n\n",
  pt: "# Ata\n\nPresentes: João Prado, Rita Lemos\n\nO relatório do tesoureiro foi lido e a situação é boa.\n\n",
};

const found = async (language: keyof typeof HEADS, text: string): Promise<string[]> =>
  tasksOf(await analysedByRules(`${HEADS[language]}${text}\n`, "minutes.md"));

describe("tasks that minutes give to somebody", () => {
  it.each([
    [
      "de",
      "Der Vorstand beauftragt Petra Kern, mit der Stadt zu sprechen.",
      "Petra Kern: Mit der Stadt sprechen",
    ],
    [
      "de",
      "Petra Kern wird gebeten, die Mitgliederliste zu aktualisieren.",
      "Petra Kern: Die Mitgliederliste aktualisieren",
    ],
    [
      "de",
      "Mit der Einholung der Angebote wird Jonas Wild beauftragt.",
      "Jonas Wild: Einholung der Angebote",
    ],
    ["fr", "Le conseil charge Claire Petit de contacter la mairie.", "Claire Petit: Contacter la mairie"],
    ["fr", "Mandat est donné à Paul Roux pour signer le bail.", "Paul Roux: Signer le bail"],
    ["fr", "La relecture du bulletin est confiée à Claire Petit.", "Claire Petit: La relecture du bulletin"],
    ["es", "Se encarga a Lucía Márquez pedir tres presupuestos.", "Lucía Márquez: Pedir tres presupuestos"],
    ["es", "Se solicita al Sr. Pedro Gil revisar el contrato.", "Pedro Gil: Revisar el contrato"],
    ["es", "La junta encarga a Pedro Gil que actualice la lista.", "Pedro Gil: Actualice la lista"],
    [
      "it",
      "Viene incaricato Marco Bellini di richiedere due preventivi.",
      "Marco Bellini: Richiedere due preventivi",
    ],
    ["it", "Si dà mandato a Sara Conti di firmare il contratto.", "Sara Conti: Firmare il contratto"],
    ["pt", "Escalou-se Rita Lemos para comprar as cadeiras.", "Rita Lemos: Comprar as cadeiras"],
    ["pt", "Ficou João Prado encarregado de pedir três orçamentos.", "João Prado: Pedir três orçamentos"],
    ["nl", "Het bestuur vraagt Anke Visser om de zaal te reserveren.", "Anke Visser: De zaal reserveren"],
  ] as const)("by whom it asks: %s: %s", async (language, text, task) => {
    expect(await found(language, text)).toContain(task);
  });

  it.each([
    ["de", "Petra Kern erklärt sich bereit, das Tor zu reparieren.", "Petra Kern: Das Tor reparieren"],
    ["de", "Jonas Wild hat zugesagt, die Satzung zu überarbeiten.", "Jonas Wild: Die Satzung überarbeiten"],
    ["fr", "Paul Roux accepte de rédiger le règlement.", "Paul Roux: Rédiger le règlement"],
    [
      "fr",
      "Claire Petit se renseigne sur le prix des chaises.",
      "Claire Petit: Se renseigner sur le prix des chaises",
    ],
    ["es", "Pedro Gil se ofrece a reparar la verja.", "Pedro Gil: Reparar la verja"],
    ["it", "Sara Conti si informa sul costo delle sedie.", "Sara Conti: Informarsi sul costo delle sedie"],
    ["pt", "João Prado comprometeu-se a redigir o regulamento.", "João Prado: Redigir o regulamento"],
    ["nl", "Joost Bakker biedt aan het hek te repareren.", "Joost Bakker: Het hek repareren"],
    ["nl", "Anke Visser neemt contact op met de school.", "Anke Visser: Contact met de school opnemen"],
  ] as const)("who takes it on: %s: %s", async (language, text, task) => {
    expect(await found(language, text)).toContain(task);
  });

  it.each([
    [
      "de",
      "Der Brief an die Stadt wird von Petra Kern geschrieben.",
      "Petra Kern: Den Brief an die Stadt schreiben",
    ],
    ["fr", "La lettre sera envoyée par Claire Petit.", "Claire Petit: Envoyer la lettre"],
    ["es", "La carta será enviada por Pedro Gil.", "Pedro Gil: Enviar la carta"],
    ["it", "La lettera sarà inviata da Sara Conti.", "Sara Conti: Inviare la lettera"],
    ["pt", "A carta será enviada por Rita Lemos.", "Rita Lemos: Enviar a carta"],
    ["nl", "De brief wordt door Anke Visser verstuurd.", "Anke Visser: De brief versturen"],
  ] as const)("who will do it: %s: %s", async (language, text, task) => {
    expect(await found(language, text)).toContain(task);
  });

  it.each([
    ["de", "Es wird beschlossen, dass Petra Kern den Zaun streicht.", "Petra Kern: Den Zaun streichen"],
    ["es", "Se acuerda que Pedro Gil pinte la valla.", "Pedro Gil: Pinte la valla"],
    ["it", "Si decide che Sara Conti vernicia la porta.", "Sara Conti: Verniciare la porta"],
    ["nl", "Besloten wordt dat Anke Visser de zaal reserveert.", "Anke Visser: De zaal reserveren"],
    ["pt", "Decidiu-se que Rita Lemos pinta a vedação.", "Rita Lemos: Pintar a vedação"],
  ] as const)("what is decided of them: %s: %s", async (language, text, task) => {
    expect(await found(language, text)).toContain(task);
  });

  it.each([
    ["de", "Petra Kern erklärt, dass Jonas Wild den Zaun gestrichen hat."],
    ["fr", "Paul Roux propose de changer le logo."],
    ["fr", "La lettre a été envoyée par Claire Petit."],
    ["es", "Lucía Márquez dice que Pedro Gil pinta bien."],
    ["it", "La lettera è stata inviata da Sara Conti."],
    ["nl", "De vergadering werd geleid door Anke Visser."],
  ] as const)("but not what is done, proposed or reported: %s: %s", async (language, text) => {
    expect(await found(language, text)).toEqual([]);
  });
});
