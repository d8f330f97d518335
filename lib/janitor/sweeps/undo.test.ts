import fc from "fast-check";
import { expect, it } from "vitest";
import { depth } from "@/tests/support/property";
import { editBetween } from "../edits";
import { type LoggedChange, type LoggedEdit, standing, undo } from "./undo";

/** A file, and what changed it: oldest first. */
class History {
  readonly changes: LoggedChange[] = [];
  constructor(public text: string) {}

  write(text: string): void {
    const edits = editBetween(this.text, text).map(({ start, end, text: after }): LoggedEdit => {
      return { start, before: this.text.slice(start, end), after };
    });
    this.changes.push({ seq: this.changes.length, edits });
    this.text = text;
  }

  /** False if a later change is in the same place. */
  revert(seq: number): boolean {
    const changes = standing(this.changes);
    const at = changes.findIndex((change) => change.seq === seq);
    const later = changes.slice(at + 1).map(({ edits }) => edits);
    const undone = undo(changes[at]?.edits ?? [], later, this.text);
    if (!undone) return false;
    this.changes.push({ seq: this.changes.length, edits: undone.logged, reverts: seq });
    this.text = undone.text;
    return true;
  }
}

const text = fc.string({ unit: fc.constantFrom("a", "b", "\n"), maxLength: 4 });
const edit = fc.record({ start: fc.nat(12), length: fc.nat(4), after: text });
const order = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 6, maxLength: 6 });

it("changes that are reverted in any order leave the text as it was", () => {
  fc.assert(
    fc.property(text, fc.array(edit, { maxLength: 6 }), order, (first, edits, keys) => {
      const history = new History(first);
      for (const { start, length, after } of edits)
        history.write(history.text.slice(0, start) + after + history.text.slice(start + length));
      let left = edits.map((_, seq) => seq).sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0));
      while (left.length > 0) {
        const before = left.length;
        left = left.filter((seq) => !history.revert(seq));
        // The newest can always be reverted.
        expect(left.length).toBeLessThan(before);
      }
      expect(history.text).toBe(first);
    }),
    depth(20_000),
  );
});

it("a change is not reverted while a later one is in the same place", () => {
  const history = new History("related: [[Old]]\n");
  history.write("related: [[New]]\n");
  history.write('related:\n  - "[[New]]"\n');
  history.write('related:\n  - "[[New]]"\nstatus: done\n');
  expect(history.revert(0)).toBe(false);
  expect([history.revert(1), history.revert(0)]).toEqual([true, true]);
  expect(history.text).toBe("related: [[Old]]\nstatus: done\n");
});
