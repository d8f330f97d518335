import { expect, it } from "vitest";
import { isNameOfThing } from "./noun";

it.each([
  "grape harvest",
  "late frost",
  "south slope",
  "floor heating",
  "winter",
  "planning",
  "Kassenprüfung",
])("takes %j for the name of a thing", (phrase) => expect(isNameOfThing(phrase)).toBe(true));

it.each(["almost empty", "printed again", "quite dark", "say", "never", "thawed", ""])(
  "does not take %j for one",
  (phrase) => expect(isNameOfThing(phrase)).toBe(false),
);
