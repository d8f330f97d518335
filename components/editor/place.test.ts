import { EditorState, type TransactionSpec } from "@codemirror/state";
import { describe, expect, it } from "vitest";
import { Place } from "./place";

/** A text in which `|` is the cursor, or the ends of what is selected. */
function open(marked: string) {
  const [before = "", ...rest] = marked.split("|");
  const selected = rest.length > 1 ? (rest[0] ?? "") : "";
  let state = EditorState.create({
    doc: marked.replaceAll("|", ""),
    selection: { anchor: before.length, head: before.length + selected.length },
  });
  let place = Place.ofSelection(state);
  const change = (spec: TransactionSpec) => {
    const transaction = state.update(spec);
    place.follow(transaction.changes);
    state = transaction.state;
  };
  return {
    change,
    type: (text: string) => change(state.replaceSelection(text)),
    select: (anchor: number, head = anchor) => change({ selection: { anchor, head } }),
    insert: (text: string) => {
      const { change: spec, behind } = place.insert(state, text);
      change(spec);
      place = behind;
    },
    shown: () => {
      const { from, to } = state.selection.main;
      const [doc, ends] = [state.doc.toString(), from === to ? [from] : [to, from]];
      return ends.reduce((text, at) => `${text.slice(0, at)}|${text.slice(at)}`, doc);
    },
  };
}

describe("what arrives late is inserted where it was put", () => {
  it("at the cursor, which moves after the inserted text", () => {
    const text = open("See | there");
    text.insert("![[a]]");
    text.insert("![[b]]");
    expect(text.shown()).toBe("See ![[a]]![[b]]| there");
  });

  it("before what was typed meanwhile", () => {
    const text = open("See |");
    text.type("and more");
    text.insert("![[a]]");
    text.insert("![[b]]");
    expect(text.shown()).toBe("See ![[a]]![[b]]and more|");
  });

  it("after an earlier insertion at the same place, whichever arrives first", () => {
    const state = EditorState.create({ doc: "See  there", selection: { anchor: 4 } });
    for (const [first, second] of ["12", "21"]) {
      const arrived = state.update(Place.ofSelection(state).insert(state, first ?? "").change);
      const other = Place.ofSelection(state);
      other.follow(arrived.changes, second === "2");
      const both = arrived.state.update(other.insert(arrived.state, second ?? "").change);
      expect(both.state.doc.toString()).toBe("See 12 there");
    }
  });

  it("also where something else is selected by then, which stays", () => {
    const text = open("See |\nOther words\n");
    text.select(5, 10);
    text.insert("![[a]]");
    expect(text.shown()).toBe("See ![[a]]\n|Other| words\n");
  });

  it("moves with the text before it", () => {
    const text = open("See |");
    text.change({ changes: { from: 0, insert: "Title\n" } });
    text.insert("![[a]]");
    expect(text.shown()).toBe("Title\nSee ![[a]]|");
  });

  it("in place of what was selected", () => {
    const text = open("See |this| there");
    text.change({ changes: { from: 0, insert: "Now " } });
    text.insert("![[a]]");
    expect(text.shown()).toBe("Now See ![[a]]| there");
  });

  it("after the text that has replaced the selection", () => {
    const text = open("See |this| there");
    text.type("that");
    text.insert("![[a]]");
    expect(text.shown()).toBe("See that![[a]]| there");
  });

  it("at the end of a text that has replaced the whole", () => {
    const text = open("---\ntype: note\n---\nSee | there\n");
    text.change({ changes: { from: 0, to: 30, insert: "---\ntype: task\n---\n" } });
    text.insert("![[a]]");
    expect(text.shown()).toContain("---\ntype: task\n---\n![[a]]");
  });
});
