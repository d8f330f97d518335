import { expect, it } from "vitest";
import { isVerdict } from "./verdict";

it.each([
  "Carried unanimously.",
  "Ok so that's decided.",
  "Adopté à l'unanimité",
  "Se aprueba por unanimidad",
  "大家同意。",
  "None",
  "Der Antrag wird einstimmig von der Mitgliederversammlung angenommen.",
  "Enthaltung: 0",
])("is that something was decided, and not what: %s", (text) => expect(isVerdict(text)).toBe(true));

it.each(["Agreed to buy two gazebos", "La cuota queda aprobada", "値上げはしないことで合意した。"])(
  "says what was decided: %s",
  (text) => expect(isVerdict(text)).toBe(false),
);
