import { expect, it } from "vitest";
import { analysed, analysedWithGuesses, namesOf } from "../note.fixture";

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
  ["Le conseil retient l'offre la moins chère.", "Retient l'offre la moins chère"],
  [
    "Der Vorstand hat sich darauf geeinigt, dass nur die Nordseite gemacht wird.",
    "Nur die Nordseite gemacht wird",
  ],
  [
    "Es wird beantragt, die Tagesordnung zu ergänzen. Der Antrag wird einstimmig **angenommen**.",
    "Es wird beantragt, die Tagesordnung zu ergänzen",
  ],
  [
    "Der Verein beantragt die Entlastung für 2019.\n\nDer Vorstand stimmt über den Antrag wie folgt ab:\n\nJa: 8\n\nEnthaltung: 0\n\nDer Antrag wird von der Mitgliederversammlung angenommen.",
    "Der Verein beantragt die Entlastung für 2019",
  ],
  [
    "## TOP 4. Beschlussfassung zum Konto\n\nDer Vorsitzende beantragt ein Konto bei der Westbank. Es ist für Vereine kostenlos.\n\nDer Vorstand stimmt über den Antrag wie folgt ab:\n**Dafür 5**\n**Dagegen 0**\n**Enthaltung 0**\nDer Antrag wurde einstimmig angenommen.",
    "Der Vorsitzende beantragt ein Konto bei der Westbank",
  ],
  [
    "**Antrag**\n\nDer Vorstand beantragt, den Beitrag zu senken.\n\n§2 Er beträgt 20 Euro im Monat.\n\n§3 Schüler zahlen nichts.\n\nEs werden Fragen gestellt.\n\nDas nimmt die Versammlung zur Kenntnis.\n\nDanach stellt Ida Holm den Antrag unverändert zur Abstimmung.\n\nJa: 9\n\nDer Antrag wird einstimmig **angenommen**.",
    "Der Vorstand beantragt, den Beitrag zu senken",
  ],
  [
    "# Compte rendu\n\n### Votes\n\n> Les tarifs sont approuvés à l'unanimité.",
    "Les tarifs sont approuvés à l'unanimité",
  ],
  [
    "Ida Holm stellt den Antrag auf Blockwahl der beiden Kandidaten. Die Versammlung nimmt diesen Antrag mit zwei Enthaltungen an.",
    "Ida Holm stellt den Antrag auf Blockwahl der beiden Kandidaten",
  ],
  [
    "## Evento\n\nO clube irá patrocinar o evento. O valor será calculado depois.\n\n*Aceito por unanimidade*",
    "O clube irá patrocinar o evento",
  ],
  ["La cuota sube a 30 € al año. La propuesta queda aprobada por unanimidad.", "La cuota sube a 30 € al año"],
  ["印刷部数は8,000部とする。", "印刷部数は8,000部"],
  [
    "## Élagage du tilleul\n\nReporté au printemps, la mairie n'a pas répondu.",
    "Élagage du tilleul: reporté au printemps",
  ],
  ["Al final decidimos quedarnos tres noches en el hotel.", "Quedarnos tres noches en el hotel"],
  ["Abbiamo concordato uno sconto del 4% sopra i 10 bancali.", "Uno sconto del 4% sopra i 10 bancali"],
  ["Besloten is om het contract met de sporthal te verlengen.", "Het contract met de sporthal te verlengen"],
  ["経緯は別紙のとおり、会場は青山に決定しました。", "会場は青山"],
  ["Fest steht jetzt, dass wir am 4. und 5. Oktober umziehen.", "Wir ziehen am 4. und 5. Oktober um"],
  ["On a tranché : le site sera hébergé en France.", "Le site sera hébergé en France"],
  ["Deux repas par semaine dès avril, c'est acté.", "Deux repas par semaine dès avril"],
  ["Queda descartado el 4 de mayo porque hay romería.", "Queda descartado el 4 de mayo porque hay romería"],
  ["- parquet: deciso rovere naturale, non quello sbiancato", "Rovere naturale, non quello sbiancato"],
  ["De MR stemt in met het rooster van volgend jaar.", "De MR stemt in met het rooster van volgend jaar"],
  ["支付方式：先只接微信支付。大家同意。", "支付方式：先只接微信支付"],
  ["会費の値上げは今回は見送り", "会費の値上げは今回は見送り"],
  ["Beschlossen wurde der Kauf von zwei neuen Trocknern.", "Der Kauf von zwei neuen Trocknern"],
  ["Wir machen zwei Gruppen. Das haben Corinna und ich so entschieden.", "Wir machen zwei Gruppen"],
  ["Le tarif est fixé à 90 € la semaine.", "Le tarif est fixé à 90 € la semaine"],
  ["Les deux offres sont là, et le prix est bon.\n\n- **on prend Artrans**", "On prend Artrans"],
  ["## Lo que hemos decidido\n\n- inscripción a 35 €", "Inscripción a 35 €"],
  ["DECISO\n- menù di pesce", "Menù di pesce"],
  ["Resolution 34-1: The unit is mandatory from now on.", "The unit is mandatory from now on"],
  ["Raise the fee to 30 €. 12 for, 1 against.", "Raise the fee to 30 €"],
  ["Erhöhung des Beitrags auf 30 €.\nAbstimmung: 12 ja, 1 nein", "Erhöhung des Beitrags auf 30 €"],
  [
    "Achat d'une sono pour la salle des fêtes.\nAdopté à l'unanimité.",
    "Achat d'une sono pour la salle des fêtes",
  ],
  [
    "→ wir schreiben alle per Brief an, nicht per Mail (einstimmig, außer mir)",
    "Wir schreiben alle per Brief an, nicht per Mail",
  ],
  [
    "Frau Kern: Farbe ab jetzt immer bei Tageslicht und am Fenster nehmen",
    "Farbe ab jetzt immer bei Tageslicht und am Fenster nehmen",
  ],
  ["Queda aprobada la cuota de 80 € para el año que viene.", "La cuota de 80 € para el año que viene"],
  ["On a tranché hier avec le chef : l'ouverture passe à la fin.", "L'ouverture passe à la fin"],
  ["> Le bureau valide le principe du remplacement.", "Valide le principe du remplacement"],
  ["VOTED, unanimously: to engage the auditor for another year.", "Engage the auditor for another year"],
])("%j is decided", async (text, title) => {
  expect(namesOf((await analysed(text)).decisions)).toEqual([title]);
});

it("takes no sentence for decided that only leads to what is", async () => {
  const text =
    "## Acuerdos\n\nEl resultado del reparto de las mesas fue el siguiente:\n\n| Grupo |\n|---|\n| Ana |\n";
  expect(namesOf((await analysed(text)).decisions)).toEqual([]);
});

it("takes nothing for decided that more were against", async () => {
  const text = "Erhöhung des Beitrags auf 30 €.\nAbstimmung: 3 ja, 9 nein\n";
  expect(namesOf((await analysed(text)).decisions)).toEqual([]);
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

it.each([
  "# 会议纪要\n\n## 决议\n\n- 预算为三万元\n- 请各组在周五前提交报告\n- 是否需要新的服务器？",
  "# Protokoll\n\n## Beschlüsse\n\n- Das Budget beträgt 3000 Euro\n- Bitte die Folien bis Freitag schicken",
])("takes neither what is asked of the readers for decided nor a question: %j", async (text) => {
  expect(namesOf((await analysed(text)).decisions)).toHaveLength(1);
});

it("says what is decided behind “dass” in a main clause", async () => {
  const text =
    "# Beschlüsse\n\n- Dass die Halle im Winter geschlossen bleibt\n\nDer Vorstand hat beschlossen, dass der Ausflug wegen des Wetters ausfällt. Beschlossen wird, dass Jan Brandt die Kasse führt.\n";
  expect(namesOf((await analysed(text, "a.md")).decisions)).toEqual([
    "Die Halle bleibt im Winter geschlossen",
    "Der Ausflug fällt wegen des Wetters aus",
    "Jan Brandt führt die Kasse",
  ]);
});

it.each([
  [
    "fr",
    "**Décision** : le local reste fermé en août.\n**Statut** : validé\n**Fait** : salle réservée",
    "Le local reste fermé en août",
  ],
  [
    "de",
    "**Beschluss** : Der Beitrag steigt auf 40 Euro.\n**Status** : offen\n**Erledigt** : Raum gebucht",
    "Der Beitrag steigt auf 40 Euro",
  ],
  [
    "es",
    "**Acuerdo** : subir la cuota a 40 euros.\n**Estado** : pendiente\n**Hecho** : sala reservada",
    "Subir la cuota a 40 euros",
  ],
  [
    "it",
    "**Decisione** : la quota sale a 40 euro.\n**Stato** : in corso\n**Fatto** : sala prenotata",
    "La quota sale a 40 euro",
  ],
  [
    "pt",
    "**Decisão** : aumentar a quota para 40 euros.\n**Estado** : em curso\n**Feito** : sala reservada",
    "Aumentar a quota para 40 euros",
  ],
  [
    "nl",
    "**Besluit** : de contributie gaat naar 40 euro.\n**Status** : open\n**Gedaan** : zaal geboekt",
    "De contributie gaat naar 40 euro",
  ],
])("reads bold labels with a space before the colon (%s)", async (_, lines, decision) => {
  const { decisions, tasks } = await analysedWithGuesses(`# 12.11.2026\n\n${lines}\n`, "a.md");
  expect(decisions.filter(({ confidence }) => confidence > 0.3).map(({ name }) => name)).toEqual([decision]);
  expect(tasks.filter(({ title }) => /statu|stat|estado/i.test(title))).toEqual([]);
});

it("does not join a line that begins in bold to the item above it", async () => {
  const text = "# Réunion\n\n**Décisions** :\n- le local reste fermé en août\n**Statut** : validé\n";
  expect(namesOf((await analysed(text, "a.md")).decisions)).toEqual(["Le local reste fermé en août"]);
});

it("reads what is voted on below “Beschlussfassung”, and neither the minutes of before nor what is still to be", async () => {
  const text =
    "# Protokoll der Vorstandssitzung vom 20. Juni 2026\n\nBeide Protokolle werden vom Vorstand einstimmig genehmigt. Die Unterlagen wurden noch nicht an das Amt geschickt.\n\n## TOP 6\n\nBeschlussfassung: Der Kassenwart soll für die Konten des Vereins allein verfügungsberechtigt sein.\n";
  expect(namesOf((await analysed(text, "a.md")).decisions)).toEqual([
    "Der Kassenwart soll für die Konten des Vereins allein verfügungsberechtigt sein",
  ]);
});

it.each([
  ["Se acuerda que:", "Los temas cerrados se ven en gris"],
  ["Es wird beschlossen, dass:", "Die Halle bleibt im Winter zu"],
  ["Il est décidé que :", "Le local reste fermé en août"],
  ["Si è deciso di:", "Tenere la sala anche di sera"],
  ["Er is besloten dat:", "De zaal blijft ook in mei dicht"],
])("takes what is listed below %j for decided", async (lead, item) => {
  const text = `# 12.11.2026\n\n${lead}\n\n- ${item}.\n`;
  expect(namesOf((await analysed(text, "a.md")).decisions)).toEqual([item]);
});
