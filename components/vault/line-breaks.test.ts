import { describe, expect, it } from "vitest";
import { lineBreaks, type MarkdownNode } from "./line-breaks";

const text = (value: string): MarkdownNode => ({ type: "text", value });
const paragraph = (...children: MarkdownNode[]): MarkdownNode => ({ type: "paragraph", children });

describe("lineBreaks", () => {
  it("turns the line ends of a paragraph into breaks", () => {
    const root = { type: "root", children: [paragraph(text("Date: Monday  \nAttendees: Alice\r\nBob"))] };
    lineBreaks()(root);
    expect(root.children[0]?.children).toEqual([
      text("Date: Monday"),
      { type: "break" },
      text("Attendees: Alice"),
      { type: "break" },
      text("Bob"),
    ]);
  });

  it("reaches nested text and leaves code alone", () => {
    const code = { type: "code", value: "a\nb" };
    const root = { type: "root", children: [code, paragraph({ type: "strong", children: [text("a\nb")] })] };
    lineBreaks()(root);
    expect(root.children[0]).toEqual(code);
    expect(root.children[1]?.children?.[0]?.children).toEqual([text("a"), { type: "break" }, text("b")]);
  });
});
