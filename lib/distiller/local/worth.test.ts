import { describe, expect, it } from "vitest";
import { candidateOf } from "../signals";
import { findLocally } from "./extract";

/** A long record, in which hardly any sentence is a learning. */
const among = (sentence: string, filler = "The heron stood beside the pond again.", times = 9) => ({
  path: "note/A.md",
  type: "note" as const,
  name: "Minutes",
  body: `${`${filler} `.repeat(times)}\n\n${sentence}\n`,
});
const namesOf = (sentence: string, filler?: string, times?: number) =>
  findLocally(among(sentence, filler, times)).map(({ name }) => name);

const GERMAN = "Der Reiher stand wieder am Teich und wartete auf die Fische.";
const DUTCH = "De reiger stond weer bij de vijver en wachtte op de vissen.";
const SPANISH = "La garza estaba otra vez junto al estanque y esperaba a los peces.";
const FRENCH = "Le héron se tenait encore près de l'étang et attendait les poissons.";

describe("where learnings are rare", () => {
  it.each([
    ["We decided to use RocksDB.", "We decided to use RocksDB"],
    ["We decided to sell the boat.", "Sell the boat"],
    ["We agreed to close the west gate at night.", "Close the west gate at night"],
    ["We assume that the quarry delivers gravel every spring.", "The quarry delivers gravel every spring"],
    ["Constraint: the hall holds at most 90 guests.", "The hall holds at most 90 guests"],
    ["The budget is at most 80 EUR.", "The budget is at most 80 EUR"],
  ])("what is explicit and names its matter is found: %s", (sentence, name) => {
    expect(namesOf(sentence, undefined, 4)).toEqual([name]);
  });

  it.each([
    ["names nothing", "We agreed on semantics."],
    ["is named elsewhere", "We decided to adopt the proposal above for harbour cranes."],
    [
      "begins with what came before",
      "We agreed that this harbour charter applies to crane drivers, dock workers and pilots.",
    ],
    ["is routine", "We agreed to put harbour cranes on the agenda."],
    ["is a step of work", "We agreed to review the harbour crane drawings."],
    ["is spoken of", "They explained why we decided to sell harbour cranes."],
  ])("a decision that %s is not", (_, sentence) => {
    expect(namesOf("We decided to sell harbour cranes.")).toHaveLength(1);
    expect(namesOf(sentence)).toEqual([]);
  });

  it.each([
    ["is what one person takes on", "Mira has agreed to run the harbour crane on Sundays."],
    ["is named by no more than a place", "Decision: Rotterdam, NL"],
    ["is only an opinion", "We agreed that the harbour cranes are acceptable."],
    ["was voted on, with no result", "We voted on the harbour cranes for the west quay."],
    ["is a consequence", "A consequence of what we decided is that harbour cranes rust."],
    ["is what a program does", "Gatekeeper rejected the harbour crane signature."],
    ["is news", "In parliament it was decided to sell the harbour cranes."],
    ["goes back to the last meeting", "At the last meeting it was decided to sell the harbour cranes."],
    ["is mentioned in passing", "Tell the crew which cranes, which the board agreed to sell in May."],
    ["was changed since", "We initially agreed to sell the harbour cranes."],
    [
      "names its matter only behind a comma",
      "The team approved the proposal, with crane drivers praising its harbour.",
    ],
    ["is habit", "Every sale of a harbour crane is decided and approved by the board."],
    ["begins a list", "Starting with cranes, three of the harbour drivers on board"],
  ])("a decision that %s is not", (_, sentence) => {
    expect(namesOf(sentence)).toEqual([]);
  });

  it("a step of work is one only if the decision begins with it", () => {
    expect(namesOf("We agreed to send the harbour crane letters.")).toEqual([]);
    expect(namesOf("We decided to use cranes to send letters over the harbour.")).toHaveLength(1);
    expect(
      namesOf("We decided that the crane office will store drawings for presenting files."),
    ).toHaveLength(1);
  });

  it.each([
    ["is about a thing by its qualities", "The crew uses the newly approved harbour crane signals."],
    ["only says what a word means", "We will use the term harbour crane for both cranes and hoists."],
    [
      "is granted before something else",
      "Although we decided to sell harbour cranes, the crane drivers stay.",
    ],
    [
      "is the time of something else",
      "After we adopted harbour cranes, the crane drivers loaded gravel faster.",
    ],
    ["is a reason against one", "Rejected: too slow for the harbour cranes."],
    ["is a step of a tutorial", "Now we will use harbour cranes to fill the barge."],
    ["is about records of decisions", "We will use decision records for harbour cranes."],
  ])("nor one that %s", (_, sentence) => {
    expect(namesOf(sentence)).toEqual([]);
  });

  it("what somebody else assumes is not, nor is a rule of a program", () => {
    expect(namesOf("This argument assumes that the quarry delivers gravel every spring.")).toEqual([]);
    expect(namesOf("Cranes in the west harbour are not allowed.")).toEqual([]);
    expect(namesOf("Cranes in the west harbour are not allowed after 22:00.", undefined, 4)).toEqual([]);
    expect(namesOf("`crane_name` may have at most 90 letters.", undefined, 1)).toEqual([]);
    expect(namesOf("The harbour needs a CRANE_TOKEN of at most 90 letters.", undefined, 1)).toEqual([]);
  });

  it.each([
    ["Ungültige Hafenkarten werden vom Lesegerät am Kran abgelehnt.", GERMAN],
    ["Ongeldige havenkaarten worden door de lezer van de kraan afgewezen.", DUTCH],
  ])("how something works is not: %s", (sentence, filler) => {
    expect(namesOf(sentence, filler)).toEqual([]);
  });

  it.each([
    ["Der Antrag, einen neuen Kran für den Hafen zu kaufen, wird mit 5 zu 3 Stimmen abgelehnt.", GERMAN],
    ["Het voorstel voor een nieuwe havenkraan wordt afgewezen.", DUTCH],
  ])("how a vote ends is: %s", (sentence, filler) => {
    expect(namesOf(sentence, filler)).toHaveLength(1);
  });

  it.each([
    ["Después de la revisión de los cables, se acuerda repararlos el día 11 de abril.", SPANISH],
    ["Las grúas que se acordaron para el puerto llegan en abril.", SPANISH],
    ["Por eso decide Lucía vender la grúa del puerto.", SPANISH],
    ["Daarop besluit Sanne om de havenkraan te verkopen.", DUTCH],
    ["Au vu des grues, il convient de vendre le hangar du port.", FRENCH],
  ])("nor what names its matter elsewhere, is mentioned, or is one person's: %s", (sentence, filler) => {
    expect(namesOf(sentence, filler)).toEqual([]);
  });

  it.each([
    "Der Vorstand kann beschliessen, dass der Kran im Hafen verkauft wird.",
    "Vor einem Jahr hat das Parlament ein neues Gesetz für Kräne im Hafen beschlossen.",
  ])("nor what somebody may decide, or a parliament does: %s", (sentence) => {
    expect(namesOf(sentence, GERMAN)).toEqual([]);
  });

  it("in other languages as well", () => {
    expect(namesOf("Wir haben beschlossen, den Kran im Hafen zu verkaufen.", GERMAN)).toHaveLength(1);
    expect(namesOf("Wir haben beschlossen, das Protokoll vom Kran im Hafen zu ändern.", GERMAN)).toEqual([]);
  });

  it.each([
    "The lamp has to be green until room 4.",
    "The hall may hold at most 90 guests.",
    "The crane licence must be of Version 2 or later.",
  ])("a limit of a thing is a detail, unless it is called a constraint: %s", (sentence) => {
    expect(namesOf(sentence, undefined, 4)).toEqual([]);
    expect(namesOf(`Constraint: ${sentence}`, undefined, 4)).toHaveLength(1);
  });
});

describe("where learnings are rare, a decision", () => {
  it.each([
    ["of one person by initials", "EN agreed to open the harbour crane office."],
    ["that gives somebody a task", "The crew agreed that Mira would check the harbour cranes."],
    ["on a fact", "We all agreed that the harbour crane lacks lamps, bells and signals."],
    ["on what something will take", "We agreed that the new harbour crane will require two drivers."],
    ["not to decide yet", "We agreed to not finalize any harbour crane plan until May."],
    ["to wait with the vote", "The board decided to delay a vote until the harbour cranes are drawn."],
    ["that is a reason", "Two harbour crane drivers, because we ruled out a third."],
    ["that another sentence draws on", "As we have decided not to use harbour cranes, the shed stays empty."],
    ["that was undone", "We decided to use the old harbour crane census, but then scrapped."],
    ["reported by another", "The driver said that the harbour has agreed to lend cranes."],
    ["in a phrase for a thing", "The office keeps a list of all approved harbour crane groups."],
  ])("%s is none", (_, sentence) => {
    expect(namesOf("The crew agreed that the harbour crane should be painted.")).toHaveLength(1);
    expect(namesOf(sentence)).toEqual([]);
  });

  it.each([
    "En caso de que vote contra lo que se decidió en el puerto, el gruista dejará el cargo.",
    "También se decidió quiénes se encargan de las grúas del puerto.",
  ])("is none if it is only mentioned, or does not name its matter: %s", (sentence) => {
    expect(namesOf("Se decidió vender las grúas del puerto de abajo.", SPANISH)).toHaveLength(1);
    expect(namesOf(sentence, SPANISH)).toEqual([]);
  });

  it.each([
    "We will use this feature to guide the harbour crane drivers.",
    "Then review and decide upon each harbour crane via a poll in future board meetings.",
    "Mira will move the harbour cranes to the west quay.",
    "Mira Lind is going to move the harbour cranes to the west quay.",
  ])("below its heading needs no sentence before it, and is nobody's task: %s", (sentence) => {
    const below = (decision: string) => namesOf(`## Decision\n\n${decision}`);
    expect(below("We will use lamps to guide the harbour crane drivers.")).toHaveLength(1);
    expect(below(sentence)).toEqual([]);
  });
});

describe("a note", () => {
  const RULE = "The red lid must be closed at night, after 22:00.";
  const DECISION = "We decided to sell the boat.";
  const inNote = (others: number, ...first: readonly string[]) =>
    findLocally({
      path: "note/A.md",
      type: "note",
      name: "A",
      body: `${"We saw the heron stand beside the pond again. ".repeat(others)}${first.join(" ")} ${RULE}`,
    }).flatMap(({ kind, confidence }) => (kind === "constraint" ? [confidence] : []));

  it("of a sentence or two means what it says", () => {
    expect(inNote(0)).toHaveLength(1);
    expect(inNote(1)).toHaveLength(1);
    expect(inNote(2)).toEqual([]);
  });

  it("is one of learnings with three sure ones of two kinds", () => {
    expect(inNote(2, DECISION)).toEqual([]);
    expect(
      inNote(2, "The blue lid must be open at noon, before 13:00.", "The gate must be shut by 23:00."),
    ).toEqual([]);
    expect(inNote(2, DECISION, "We agreed to rent the hall in May.")).toHaveLength(1);
  });

  it("that teaches something else is doubted little by little, the more it says that is no learning", () => {
    const first = [DECISION, "We agreed to rent the hall in May."];
    const [alone = 0] = inNote(0, ...first);
    const [among = 0] = inNote(12, ...first);
    expect(among).toBeGreaterThan(0);
    expect(among).toBeLessThan(alone);
    expect(inNote(25, ...first)).toEqual([]);
  });
});

describe("a text that seems to consist of learnings", () => {
  const rules = (count: number) =>
    Array.from({ length: count }, (_, i) => [
      `Boat ${i} must be closed at night.`,
      `The key of shed ${i} must be returned on Fridays.`,
      `We assume that slipway ${i} holds a trailer.`,
    ]).flat();
  const kindsIn = (body: string) =>
    new Set(findLocally({ path: "note/A.md", type: "note", name: "A", body }).map(({ kind }) => kind));

  it("is a note only if it is short: a long one is a reference, of which only what is explicit counts", () => {
    expect(kindsIn(rules(3).join("\n\n"))).toContain("constraint");
    expect(kindsIn(rules(12).join("\n\n"))).not.toContain("constraint");
  });

  it("is about a program if it names code again and again", () => {
    const code = ["a", "b", "c", "d", "e"].map((name) => `The shed reads \`${name}\` at noon.`);
    expect(kindsIn(rules(3).join("\n\n"))).toContain("constraint");
    expect(kindsIn([...rules(3), ...code].join("\n\n"))).not.toContain("constraint");
  });
});

describe("statutes", () => {
  const article = (n: number) =>
    `### Article ${n}\n\nMembers may not lend the key of hall ${n} to more than 3 guests.\n`;
  const kindsOf = (body: string) =>
    findLocally({ path: "note/A.md", type: "note", name: "A", body }).map(({ kind }) => kind);
  const decision = "We decided to sell the second boat.";

  it("keep their rules; what we decide about them is found", () => {
    expect(kindsOf([1, 2, 3, 4].map(article).join("\n"))).toEqual([]);
    expect(kindsOf(`${[1, 2, 3, 4].map(article).join("\n")}\n${decision}\n`)).toEqual(["decision"]);
    expect(kindsOf(article(1))).toEqual(["constraint"]);
  });

  it("with Roman numerals", () => {
    const numbered = (of: string) => article(1).replace("Article 1", `Article ${of}`);
    expect(kindsOf(["I.1", "I.2", "II", "IV"].map(numbered).join("\n"))).toEqual([]);
  });

  it.each([
    "Der Vorstand kann beschliessen, dass der Kran im Hafen verkauft wird.",
    "Vor einem Jahr hat das Parlament ein neues Gesetz für Kräne im Hafen beschlossen.",
  ])("nor what somebody may decide, or a parliament does: %s", (sentence) => {
    expect(namesOf(sentence, GERMAN)).toEqual([]);
  });

  it("in other languages as well", () => {
    const artikel = (n: number) => `## § ${n}\n\nMitglieder dürfen den Schlüssel nicht verleihen.\n`;
    expect(kindsOf(artikel(1))).toEqual(["constraint"]);
    expect(kindsOf([1, 2, 3, 4].map(artikel).join("\n"))).toEqual([]);
  });
});

describe("a record in which all is of one kind", () => {
  const RULES = [
    "The gate key must be returned on Fridays.",
    "Guests must be signed in at the desk.",
    "Boats must be insured by their owners.",
    "The slipway must be kept clear of trailers.",
  ];
  const NOTES = ["We decided to sell the second boat.", "We assume that the slipway holds a trailer."];
  const kindsIn = (sentences: readonly string[]) =>
    findLocally({ path: "note/A.md", type: "note", name: "A", body: sentences.join("\n\n") }).map(
      ({ kind }) => kind,
    );

  it("is the text of rules; one of notes has more to say", () => {
    expect(kindsIn(RULES)).toEqual([]);
    expect(kindsIn([...RULES, ...NOTES]).filter((kind) => kind === "constraint")).toHaveLength(RULES.length);
  });

  it("remains a candidate", () => {
    const body = RULES.join("\n\n");
    const candidate = candidateOf({ path: "note/A.md", type: "note", name: "A", body });
    expect(candidate?.signals).toMatchObject([{ kind: "constraint", count: RULES.length }]);
  });
});
