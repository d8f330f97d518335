import { expect, it } from "vitest";
import { analysed } from "../note.fixture";
import { recordName } from "./person";

it.each([
  ["Anwesend: Petra Lang, Uwe Kern\nEntschuldigt: Anna Wolf, Fr. Hase\n", ["Petra Lang", "Uwe Kern"]],
  ["Présents : Marie Dubois\nExcusés : Paul Durand, M. Roux, Mme Blanc\n", ["Marie Dubois"]],
  ["Present: Ann Lee, Tom\nApologies: Bob Ito, Mrs Hinds, Jo\n", ["Ann Lee", "Tom"]],
])("takes those who sent apologies for nobody who took part: %j", async (text, came) => {
  const { people } = await analysed(`# Minutes\n\n${text}`);
  const participants = people.all().filter(({ participant }) => participant);
  expect(participants.map(recordName)).toEqual(came);
});
