import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { featuresOf } from "./features";

const of = (filename: string, text = "") => featuresOf({ filename, text });

describe("the features of a file", () => {
  it.each<[filename: string, features: string[]]>([
    ["invoice-2026-03.pdf", ["name:invoice", "format:pdf"]],
    ["Invoice 0042 Acme.PDF", ["name:invoice", "format:pdf"]],
    ["invoice_7.md", ["name:invoice"]],
    ["meeting notes 2026-03-04.md", ["name:meeting", "name:meeting notes"]],
    ["acme contract final.txt", ["name:acme"]],
    ["standup.md", ["name:standup"]],
    ["standup 2.md", ["name:standup"]],
    ["Ångström-1.csv", ["name:ångström", "format:csv"]],
    // What says nothing of the file.
    ["IMG_0042.jpeg", ["format:jpeg"]],
    ["note 1.md", []],
    ["2026-03-04.md", []],
    ["ab-1.md", []],
  ])("%s: its name", (filename, features) => {
    expect(of(filename)).toEqual(features);
  });

  it("are the sender of a mail, and his domain where not everyone has a mailbox there", () => {
    const mail = (from: string) => of("1.md", `From: ${from}\nSubject: Re: Order 4711\n\nHello`);
    expect(mail("Ann <Ann.Lee@acme.example>")).toEqual([
      "sender:ann.lee@acme.example",
      "heading:order",
      "domain:acme.example",
    ]);
    expect(mail("ann@gmail.com")).toEqual(["sender:ann@gmail.com", "heading:order"]);
  });

  it.each([
    ["# Invoice 4711\n\ntext", "heading:invoice"],
    ["---\ntype: note\n---\n\n## Weekly report: sales", "heading:weekly report"],
    ["Weekly report of the whole team", "heading:weekly report of"],
    ["4711\n\n- [ ] Buy milk", "heading:buy milk"],
  ])("are how %j begins", (text, feature) => {
    expect(of("1.md", text)).toContain(feature);
  });

  it("are the words that it repeats, but for those that any text repeats", () => {
    const text = `${"The turbine hums. ".repeat(4)}${"There is about a boiler. ".repeat(3)}A pump.`;
    expect(of("1.md", text).filter((each) => each.startsWith("term:"))).toEqual([
      "term:turbine",
      "term:boiler",
    ]);
  });

  it("are the same for the same file, few, short, and what a row can hold, whatever the file", () => {
    const anything = fc.oneof(fc.string({ unit: "binary" }), fc.string({ unit: "grapheme" }), fc.string());
    fc.assert(
      fc.property(anything, anything, (filename, text) => {
        const features = of(filename, text);
        expect(of(filename, text)).toEqual(features);
        expect(features.length).toBeLessThanOrEqual(12);
        for (const feature of features) {
          expect(feature).toMatch(/^(sender|name|heading|domain|term|format):[^\0]{1,60}$/);
          expect(feature.isWellFormed()).toBe(true);
        }
      }),
    );
  });
});
