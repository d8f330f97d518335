import { describe, expect, it } from "vitest";
import { SURE } from "../../plan";
import { analysed, namesOf } from "../note.fixture";
import { planLocally } from "../plan-locally";

const found = async (text: string): Promise<string[]> => namesOf((await analysed(text)).decisions);

describe("decisions", () => {
  it.each([
    ["We decided to drop the v1 export.", "Drop the v1 export"],
    ["It was agreed that fees rise by 3%.", "Fees rise by 3%"],
    ["And we decided last week to drop the popup, right?", "Drop the popup"],
    ["We agreed yesterday to move to Postgres, yes.", "Move to Postgres"],
    ["We decided on Monday that the shop closes at six.", "The shop closes at six"],
    ["It was decided by 14 votes to 3 to repaint the stairwell.", "Repaint the stairwell"],
    ["It was agreed (12 for, 2 against) to sell the van.", "Sell the van"],
    ["Decisions since last report\n\n- Return labels are out of scope", "Return labels are out of scope"],
    ["It was RESOLVED to move the money.", "Move the money"],
    ["The board voted to close the drop-in from January.", "Close the drop-in from January"],
    ["Client chose natural slate over the concrete tile.", "Natural slate over the concrete tile"],
    ["ok, going with the big room then", "Go with the big room then"],
    ["The team aligned on moving the release to December 9.", "Moving the release to December 9"],
    ["We will use Postgres queues for the jobs.", "Use Postgres queues for the jobs"],
    ["we're dropping the beetroot starter", "Dropping the beetroot starter"],
    ["Travel: second class only, as we agreed in October.", "Travel - second class only"],
    [
      "4. Fees. Proposed Ann Lee seconded Bob Kerr that these rise to £14 an hour from April. Carried.",
      "These rise to £14 an hour from April (Fees)",
    ],
    ["We agreed on the phone that the cap stays at 250.", "The cap stays at 250"],
    ["We agreed in the meeting that the fee stays.", "The fee stays"],
    ["Hosting stays with Hetzner, we decided that in October.", "Hosting stays with Hetzner"],
    ["Berth 4 is yours. The board approved this yesterday.", "Berth 4 is yours"],
    ["Decision: no printed flyer", "No printed flyer"],
    ["Rough consensus for keeping the old hall.", "Keeping the old hall"],
    ["Consensus to drop the v8 builds.", "Drop the v8 builds"],
    ["Everyone is OK with the new logo.", "The new logo"],
    ["All agree to keep the shed.", "Keep the shed"],
    ["=> pricing stays at the 2026 list", "Pricing stays at the 2026 list"],
    ["Agreed w/ the manager: bed 3 stays closed.", "Bed 3 stays closed"],
    ["We put fees up to £38 from June (all in favour).", "We put fees up to £38 from June (all in favour)"],
    ["ok so dinner it is, Saturday 15 November", "Dinner it is, Saturday 15 November"],
    ["No drone this year.", "No drone this year"],
    ["Netball on the back page then. Agreed.", "Netball on the back page"],
    ["Evenings stay Tuesdays, decided, Thursdays clash.", "Evenings stay Tuesdays"],
    ["- patch or bin? -> bin one, use it for parts. All in favour", "Bin one, use it for parts"],
    ["Tickets stay at £3, all in favour", "Tickets stay at £3"],
    [
      "We terminate the contract with Kestrel at the end of June.",
      "We terminate the contract with Kestrel at the end of June",
    ],
    ["The council accepted the offer for the ramp.", "The council accepted the offer for the ramp"],
    ["Budget of 2,400 approved by the head", "Budget of 2,400 approved by the head"],
    ["After some discussion the offer was accepted.", "After some discussion the offer was accepted"],
    ["The summer fair goes ahead in June.", "The summer fair goes ahead in June"],
    ["We dropped the evening course.", "We dropped the evening course"],
    ["Okay, we're taking Bergström for the opening night.", "Taking Bergström for the opening night"],
    ["- ✅ Board goes for the smaller boiler", "Board goes for the smaller boiler"],
    ["New application: Ada Byron (2 plots). Admitted.", "New application - Ada Byron (2 plots), admitted"],
    ["The rent: as discussed on the phone we'll take £40 off for June.", "Take £40 off for June"],
    [
      "The fair is on Saturday, so we're giving it six pages instead of four.",
      "Giving it six pages instead of four",
    ],
    [
      "*Motion 3 (A. Lee / B. Ito)*: That the club buys a second boat. For 12, against 1. **Carried.**",
      "The club buys a second boat",
    ],
    ["## Decisions\n- And that the fee goes up to 30 euros", "The fee goes up to 30 euros"],
    ["## Beschlüsse\n- Und zwar dass der Beitrag auf 30 Euro steigt", "Der Beitrag steigt auf 30 Euro"],
    ["## Décisions\n- Et acté que la cotisation passe à 30 euros", "La cotisation passe à 30 euros"],
    [
      "## Décisions\nIl est décidé et acté que les comptes seront contrôlés chaque année.",
      "Les comptes seront contrôlés chaque année",
    ],
    ["## Acuerdos\n- En 2027 sube la cuota a 30 euros", "En 2027 sube la cuota a 30 euros"],
    ["SEATS\n They are worn.\n  >> we're going to take the red ones", "We're going to take the red ones"],
  ])("%s", async (text, title) => {
    expect(await found(text)).toEqual([title]);
  });

  it.each([
    "Nothing decided about Christmas.",
    "We need to decide on the venue.",
    "Should we go with the blue one?",
    "If they agreed to it we could start.",
    "The agreed price is 400.",
    "The minutes of 13 July were approved as a correct record.",
    "To be decided by the board.",
    "We agreed to disagree.",
    "I'm going with Mum to Paris.",
    "It has not been approved yet.",
    "Parked until Ann is back.",
    "Front desk stays as is.",
    "Roof: deferred until May.",
    "For 19, against 0, abstentions 3.",
  ])("none: %s", async (text) => {
    expect(await found(text)).toEqual([]);
  });

  it("reads what is under Decisions, and tables with such a column", async () => {
    expect(
      await found("## Decisions\n- Share deal\n- None\n1. Release is frozen until the fix is in."),
    ).toEqual(["Share deal", "Release is frozen until the fix is in"]);
    expect(
      await found("| Topic | Decision |\n|---|---|\n| Form | Use one field |\n| Coupons | TBD |"),
    ).toEqual(["Use one field"]);
  });

  it("leaves what those with initials shall do to the tasks", async () => {
    expect(
      await found("### Conclusion\n\n* Stage 3 without the flag\n* WMS and LCA to review the spec text"),
    ).toEqual(["Stage 3 without the flag"]);
  });

  it("leaves what is given to initials, or to all, to the tasks", async () => {
    const items =
      "- The fee stays at 30\n- KH + MD: contact the partners\n- all: vote on the plan by Friday\n";
    expect(await found(`### Decisions and actions\n\n${items}`)).toEqual(["The fee stays at 30"]);
  });

  it("takes a motion with what became of it", async () => {
    const minutes =
      "Moved by Lee, seconded by Ito, to buy the small freezer.\n  Ayes: Lee, Ito.  CARRIED 2-0\n\n" +
      "MOTION by AL, seconded BI: raise the fees.\nFor: AL  Against: BI\nMotion failed.\n";
    expect(await found(minutes)).toEqual(["Buy the small freezer"]);
    expect(await found("MOTION by AL, seconded BI: sell the van.\nFor: AL BI\nMotion carried.\n")).toEqual([
      "Sell the van",
    ]);
    const proposed =
      "Proposed A. Lee, seconded B. Ito: that the flat be approved for letting. Carried 5-0.\n";
    expect(await found(proposed)).toEqual(["The flat be approved for letting"]);
  });

  it.each([
    ["Moved by Ann Lee, seconded Bob Ito: that the hall be let.", "The hall be let"],
    ["That the hall be let on Fridays. Proposed AL, seconded BI. Carried.", "The hall be let on Fridays"],
    ["Fees go up in May. Proposed AL seconded BI", "Fees go up in May"],
    ["The hall be let.\nProposed by Ann Lee, seconded by Bob Ito and carried.", "The hall be let"],
    ["The hall be let on Fridays.\n\nProposed AL, seconded BI.", "The hall be let on Fridays"],
    ["It was proposed by AL, seconded by BI, and carried that the hall be let.", "The hall be let"],
    ["## Decisions\n- The hall is let. Proposed AL, seconded BI", "The hall is let"],
    [
      "Antrag von Meier, unterstützt von Huber: Die Halle wird vermietet. Angenommen.",
      "Die Halle wird vermietet",
    ],
    ["Motion de Durand : louer la salle. Adoptée à l'unanimité.", "Louer la salle"],
    ["Propuesta de Ana, secundada por Luis: alquilar la sala. Aprobada.", "Alquilar la sala"],
    ["Mozione di Rossi: affittare la sala. Approvata.", "Affittare la sala"],
  ])("leaves out who moved and seconded it: %s", async (text, title) => {
    expect(await found(text)).toEqual([title]);
  });

  it.each([
    "The minutes were read.\nProposed AL, seconded BI.",
    "The hall is too cold.\nProposed AL, seconded BI.\nMotion lost.",
  ])("takes neither the minutes nor what was lost: %s", async (text) => {
    expect(await found(text)).toEqual([]);
  });

  it("says what a short decision is about, as its line does", async () => {
    const [decision] = await found("kitchen piano – decided: stays with the Millers.\n");
    expect(decision).toBe("Stays with the Millers (kitchen piano)");
  });

  it("takes no count of votes for what was decided", async () => {
    expect(await found("Vote: 3 for, 1 against, nobody else was there.")).toEqual([]);
  });

  it("takes what a speaker proposed when the next one says that it is settled", async () => {
    const call = "Ann Lee: Let's make it shorter then.\nBob Ito: Good, that's settled.\nAnn Lee: Fine.\n";
    expect(await found(call)).toEqual(["Make it shorter then"]);
  });

  it("leaves a promise of one person to the tasks", async () => {
    const analysis = await analysed("Attendees: Bob Ito\n\nBob agreed to send the plan by Friday.");
    expect(analysis.decisions).toEqual([]);
    expect(analysis.tasks).toHaveLength(1);
  });

  it("takes neither speakers nor their closing remarks for a conclusion", async () => {
    const text =
      "### Conclusion\n\n- **Ann Lee**:\n  - Thanks the speakers for coming to the call.\n  - Encourages everyone to share a project.\n";
    expect(await found(text)).toEqual([]);
  });

  it("takes neither assent of a speaker, nor who agrees, nor what is waited for", async () => {
    const talk = "Present: Ann Lee, Bob Ito\n\n";
    for (const sentence of [
      "Ann Lee: Agreed that there may be tests of others.",
      "Ann Lee: Is it fine?\n\nAL & BI: Agreed. Ideally it stays short.",
      "Ann Lee: Still waiting on the plan to be approved.",
    ])
      expect(await found(talk + sentence)).toEqual([]);
  });

  it("takes a decision not to wait any longer", async () => {
    expect(await found("We decided to go ahead without waiting for the permit.")).toHaveLength(1);
  });

  it("is not sure of a table of who may decide on what", async () => {
    const table =
      "| Decision | Who | Ask Adrian? |\n| --- | --- | --- |\n| Contract with a hotel | Sales | Yes |\n";
    const sureIn = async (text: string) =>
      (await analysed(text)).decisions.filter(({ confidence }) => confidence >= 0.9);
    expect(await sureIn(`## Governance\n\n${table}`)).toEqual([]);
    expect(await sureIn(`## Decisions\n\n${table}`)).toHaveLength(1);
  });

  it("reads numbered resolutions that a scribe set off", async () => {
    expect(await found("> ***Resolution #1: Move the dimmer to the registry.***\n")).toEqual([
      "Move the dimmer to the registry",
    ]);
    expect(await found("Resolved: that the fee stays at ten.\n")).toEqual(["The fee stays at ten"]);
  });

  it("takes neither what is listed below a decision nor what is to be done for one", async () => {
    const text =
      "## Resolutions\n\n* The Board adopts the plan in the annex\n  subject to small changes:\n  * Members get a seat, but do not get to name a chair\n";
    expect(await found(text)).toEqual(["The Board adopts the plan in the annex subject to small changes"]);
    const mixed =
      "## Decisions and actions\n\n- Yorrik and Ann Lee will draft the report.\n- Members should vote on the new chair.\n- The team agreed to keep the old lamps.\n";
    expect(await found(mixed)).toEqual(["Keep the old lamps"]);
  });

  it("takes the first words of a decision record, and not how they are explained", async () => {
    const text =
      "# Lamps\n\n## Context\n\nThe old ones are dim.\n\n## Decision\n\nLamps are leased from the mill.\nThe lease has a term of two years.\n\n- each room gets two\n- broken ones get replaced\n\n## Consequences\n\nThe bill grows.\n";
    expect(await found(text)).toEqual(["Lamps are leased from the mill"]);
  });

  it("takes nothing that only holds once something is decided", async () => {
    expect(await found("Once approved by the board to join, a choir elects its own delegate.")).toEqual([]);
    expect(
      await found("Until adopted by the members, the plan is a draft that the board agreed to."),
    ).toEqual([]);
  });

  it("takes no lead to the list of what was decided", async () => {
    expect(
      await found("# Verbale 4 marzo 2026\n\nSi è deciso di aggiungere anche:\n\n- il tappeto\n"),
    ).not.toContain("Aggiungere anche");
  });

  it("proposes no lead to such a list", async () => {
    expect(
      await found("# Besluiten 4 maart 2026\n\nWe hebben afgesproken dat dit zijn:\n\n- de lampen\n"),
    ).not.toContain("We hebben afgesproken dat dit zijn");
  });

  it("reads the column of decisions in any language", async () => {
    const table =
      "| # | Acuerdo/Decisión | Responsable(s) |\n|---|---|---|\n| 1 | La portavoz será Nerea | Todas |\n| 2 | Pintar la sede de blanco. | Todas |\n";
    expect(await found(`# Acta\n\n## Resumen\n\n${table}`)).toEqual([
      "La portavoz será Nerea",
      "Pintar la sede de blanco",
    ]);
  });

  it("is not sure of what came of a talk, and leaves what somebody is to do to the tasks", async () => {
    const text =
      "Present: Ann Lee, Bob Ito\n\n## Outcomes\n\n- Bob rings the printers again\n- List of guests (Ann)\n- The groups have read the offers\n- Decided to stay with the old boiler\n";
    const { decisions } = await analysed(text);
    expect(namesOf(decisions)).toEqual(["The groups have read the offers", "Stay with the old boiler"]);
    const plan = await planLocally({
      filename: "a.md",
      content: text,
      receivedAt: new Date("2026-11-20T12:00:00Z"),
      known: [],
    });
    const written = plan.entities.filter((it) => it.type === "decision" && it.confidence >= SURE);
    expect(namesOf(written)).toEqual(["Stay with the old boiler"]);
    const table = "| Topic | Outcome |\n| --- | --- |\n| Boiler | It was discussed at length |\n";
    expect((await analysed(table)).decisions.every(({ confidence }) => confidence < 0.8)).toBe(true);
  });
});
