import { expect, it } from "vitest";
import { titleOf } from "./title";

it.each([
  [
    "send the caretaker a note to request that the hall committee be able to check over the electrical work and then give the board a report before the invoice is paid",
    "Send the caretaker a note to request that the hall committee be able to check over the electrical work",
  ],
  [
    "dem Hausmeister schreiben, dass der Ausschuss die Elektrik vor der Abnahme noch einmal in Ruhe ansehen möchte und danach dem Vorstand einen Bericht gibt",
    "Dem Hausmeister schreiben, dass der Ausschuss die Elektrik vor der Abnahme noch einmal in Ruhe ansehen möchte",
  ],
])("a long title ends before its last clause: %s", (text, title) => {
  expect(titleOf(text)).toBe(title);
});

it("one without clauses ends between words", () => {
  const title = titleOf("word ".repeat(40));
  expect(title.length).toBeLessThanOrEqual(140);
  expect(title).toMatch(/^Word(?: word)+$/);
});
