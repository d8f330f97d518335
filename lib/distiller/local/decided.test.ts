import { describe, expect, it } from "vitest";
import { findLocally } from "./extract";

const found = (sentence: string, filler: string) =>
  findLocally({
    path: "note/A.md",
    type: "note",
    name: "A",
    body: `${`${filler} `.repeat(9)}\n\n${sentence}\n`,
  });
const HERON = "The heron stood beside the pond again.";

describe("what is decided", () => {
  it.each([
    [
      "We tried both cranes and have unilaterally decided to reject wooden harbour gates.",
      "Reject wooden harbour gates",
    ],
    [
      "We decided to leave the harbour hedge alone until later in the year.",
      "Leave the harbour hedge alone until later in the year",
    ],
    ["We decided to lower the harbour ramp if necessary.", "Lower the harbour ramp if necessary"],
    [
      "We chose to build harbour cranes with wooden arms.",
      "We chose to build harbour cranes with wooden arms",
    ],
  ])("%s", (sentence, name) => {
    expect(found(sentence, HERON).map((each) => each.name)).toEqual([name]);
  });

  it.each([
    "The crew agreed to focus on harbour cranes and wooden gates.",
    "The supervisors approved the waivers with Robert Barton making the motion.",
    "The crew agreed to go ahead with the project.",
    "PennDot has agreed to an extension for the project.",
    "The crew's decision to give up wooden harbour cranes can be justified in many ways.",
    "We decided to study the wooden harbour cranes of the north quay.",
    "The crew agreed to split up the harbour cranes among themselves.",
    "The crew agreed on a reasonable solution to the problem of wooden harbour cranes.",
  ])("is no draft: %s", (sentence) => {
    expect(found(sentence, HERON)).toEqual([]);
  });
});

describe("what others decide", () => {
  it.each([
    [
      "Hemos decidido vender las grúas del puerto norte.",
      "Hay tres países que han decidido vender las grúas del puerto norte.",
      "La garza estaba otra vez junto al estanque y esperaba a los peces.",
    ],
    [
      "Abbiamo deciso di vendere le gru del porto nord.",
      "Ci sono tre paesi che hanno deciso di vendere le gru del porto nord.",
      "L'airone era di nuovo vicino allo stagno e aspettava i pesci.",
    ],
    [
      "Nous avons décidé de vendre les grues du port nord.",
      "Il y a trois pays qui ont décidé de vendre les grues du port nord.",
      "Le héron se tenait encore près de l'étang et attendait les poissons.",
    ],
    [
      "Hemos descartado las grúas viejas del puerto norte.",
      "Análisis de las grúas viejas, porque se han descartado las del puerto norte.",
      "La garza estaba otra vez junto al estanque y esperaba a los peces.",
    ],
  ])("is theirs: %s", (ours, theirs, filler) => {
    expect(found(ours, filler)).toHaveLength(1);
    expect(found(theirs, filler)).toEqual([]);
  });
});

describe("a deadline", () => {
  it.each([
    ["The deadline for the barn repairs is 30 June.", 1],
    ["The deadline for abstracts is 30 June.", 0],
    ["Deadline for comments 15 April.", 0],
    ["Our deadline for abstracts is 30 June.", 1],
    ["I propose we set the deadline for the barn repairs to 30 June.", 0],
  ])("%s: %i", (sentence, count) => {
    expect(found(sentence, HERON)).toHaveLength(count);
  });

  it("is not granted by a name", () => {
    expect(found("The budget for the lawn is £200 per hour with a min 2 hours.", HERON)).toHaveLength(1);
    expect(found("An offer came from Vale Law for £200 per hour with a min 2 hours.", HERON)).toEqual([]);
  });
});
