import { describe, expect, it } from "vitest";
import { toBlocks } from "./blocks";
import { splitLines } from "./line";
import { mask } from "./mask";

const shown = (text: string): string[] =>
  toBlocks(splitLines(mask(text, 0)), text).map(({ form, text: own }) => `${form} ${own.trim()}`);

describe("parts of a line", () => {
  it("are its items where letters count them", () => {
    expect(
      shown("3. Renewals; a) Ann to write to them by May; b) flyers to be printed, c) fee agreed"),
    ).toEqual([
      "item Renewals",
      "item Ann to write to them by May",
      "item flyers to be printed",
      "item fee agreed",
    ]);
  });

  it.each(["We can a) stay or b) go.", "It is in part (b) of the plan, and c) is about money, see d) too."])(
    "are not cut: %j",
    (text) => {
      expect(shown(text)).toHaveLength(1);
    },
  );
});

describe("a line that ends in a colon", () => {
  it("continues an item of several lines", () => {
    const text =
      "* The board adopts the rules laid out in\n  [rules.md](https://x.example/rules.md)\n  subject to minor amendments:\n  * Members get a vote";
    expect(shown(text)).toHaveLength(2);
  });
});

describe("wrapped text below a heading", () => {
  it("is wrapped, however short the heading is", () => {
    const text = `# Minutes

### 7. Website
A draft of the new website has been shared with all of the committee.
It was agreed that the old layout should go and that the new branding,
which took many months, be used from the first day of the next year.
It was agreed that we should have the whole of the content updated
before the conference in the spring of next year.`;
    const whole = shown(text).map((it) => it.replace(/\s+/g, " "));
    expect(whole.some((it) => it.includes("the whole of the content updated before the conference"))).toBe(
      true,
    );
  });
});
