import { expect, it } from "vitest";
import { readNote } from "./marked";

it("reads findings where they are marked in a note, and the note without marks", () => {
  const { text, expected } = readNote(
    "a.md",
    "\n{t Ann Lee: Ann sends the quote to {o: Acme}}, {d: no fees}.\n",
  );
  expect(text).toBe("Ann sends the quote to Acme, no fees.");
  expect(expected).toMatchObject({
    tasks: [{ title: "Ann sends the quote to Acme", owner: "Ann Lee" }],
    decisions: [{ title: "no fees" }],
    orgs: ["Acme"],
    events: [],
  });
});

it("keeps the braces of a text, and the first owner of several", () => {
  const { text, expected } = readNote("a.md", "{t Ann Lee, Bo: Ann asks [Bo]({{ site.url }})}");
  expect(text).toBe("Ann asks [Bo]({{ site.url }})");
  expect(expected.tasks).toMatchObject([{ owner: "Ann Lee" }]);
});

it.each(["{o: Acme", "Acme}"])("refuses a mark that has no other half: %s", (text) => {
  expect(() => readNote("a.md", text)).toThrow(/a\.md: a mark/);
});
