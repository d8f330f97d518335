import { expect, it } from "vitest";
import { analysed, namesOf, peopleOf } from "../note.fixture";

it("reads who signed, in which role and for whom", async () => {
  const mail =
    "From: m@lumiere-conseil.fr\nTo: Sam Okafor <s@x.example>\nSubject: hi\n\nHi Sam,\nall fine.\n\nBest regards,\nMarguerite Delacroix\nProject Director | Lumière Conseil\n12 rue Longue, Lyon\n";
  const analysis = await analysed(mail);
  expect(peopleOf(analysis)).toEqual(["Sam Okafor", "Marguerite Delacroix"]);
  expect(analysis.people.all()[1]).toMatchObject({
    role: "Project Director",
    org: { text: "Lumière Conseil" },
  });
  expect(namesOf(analysis.orgs)).toEqual(["Lumière Conseil"]);
  expect(analysis.places).toEqual([]);
});
