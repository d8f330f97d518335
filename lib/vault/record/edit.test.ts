import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { KvError } from "@/lib/core/errors";
import { depth } from "@/tests/support/property";
import { goodYaml, jsonValue, oddText } from "./documents.fixture";
import { editRecordText, type RecordPatch } from "./edit";
import { parseRecord } from "./parse";
import { splitDocument } from "./split";

const edited = (yaml: string, patch: RecordPatch): string => {
  const { text } = editRecordText(`---\n${yaml}---\nbody\n`, patch);
  const { start, end } = splitDocument(text);
  expect(text.slice(end)).toBe("---\nbody\n");
  return text.slice(start, end);
};

describe("set", () => {
  it.each<[string, Record<string, unknown>, string]>([
    ["a: 1 # why\nb: 2\n", { a: 3 }, "a: 3 # why\nb: 2\n"],
    ["a:   'x'   # why\n", { a: "y" }, "a:   y   # why\n"],
    ["a: # why\nb: 2\n", { a: 3 }, "a: 3 # why\nb: 2\n"],
    ["a:\n", { a: "x: y" }, 'a: "x: y"\n'],
    ["a: x # why\n", { a: ["b", "[[c]]"] }, 'a: # why\n  - b\n  - "[[c]]"\n'],
    ["a: x\nl:\n- 1\n", { a: ["b"] }, "a:\n- b\nl:\n- 1\n"],
    ["a: [x, y] # why\n", { a: ["b", "c, d"] }, 'a: [b, "c, d"] # why\n'],
    ["a: [x]\n", { a: [["b"]] }, "a: [ [b]]\n"],
    ["a: [[x]]\n", { a: ["[[b]]"] }, 'a:\n  - "[[b]]"\n'],
    ["a: [[x]] # why\n", { a: "[[b]]" }, 'a: "[[b]]" # why\n'],
    [
      "a: # one\n  # two\n  - x # three\n  - y # four\n  # five\nb: 1\n",
      { a: "z" },
      "a: z # one\n  # two\n  # five\nb: 1\n",
    ],
    ["a: |\n  x\n\n\nb: 1\n", { a: "y" }, "a: y\n\n\nb: 1\n"],
    ["a: |+\n  x\n\n\nb: 1\n", { a: "y" }, "a: y\nb: 1\n"],
    ["a: x\nb: 1\n", { a: "y\nz\n" }, "a: |\n  y\n  z\nb: 1\n"],
    ["a: x\n  # deeper\nb: 1\n", { a: "y\nz" }, 'a: "y\\nz"\n  # deeper\nb: 1\n'],
    ["a: x\n    \nb: 1\n", { a: "y\nz" }, 'a: "y\\nz"\n    \nb: 1\n'],
    ['"a": x\n', { a: "y" }, '"a": y\n'],
    ["a: over\n  lines # why\nb: 1\n", { a: "y" }, "a: y # why\nb: 1\n"],
    ["a: 1\n# end\n", { b: 2, c: ["x"] }, "a: 1\n# end\nb: 2\nc:\n  - x\n"],
    ["  a: 1\n", { b: { c: 2 } }, "  a: 1\n  b:\n    c: 2\n"],
    ["a: 1.10\n", { a: "1.10" }, 'a: "1.10"\n'],
    ["a: {b: 1}\n", { a: { b: 2 } }, "a:\n  b: 2\n"],
    ["a: 1\nb: 2\nc: 3\n", { c: 1, a: null, b: "x" }, "b: x\nc: 1\n"],
    ["__proto__: 1\n", JSON.parse('{"__proto__": 2}'), "__proto__: 2\n"],
    ["a: !!str 1 # c\nb: 1\n", { a: 2 }, "a: 2\nb: 1\n"],
    ["n:\n  a: 1\na: 2\n", { a: 3 }, "n:\n  a: 1\na: 3\n"],
  ])("%j with %j", (yaml, set, result) => {
    expect(edited(yaml, { set })).toBe(result);
  });

  it("says what changed, and that nothing did", () => {
    const text = "---\na: 1\nb: [x]\n---\n";
    expect(editRecordText(text, { set: { a: 1, b: ["x"], c: null } })).toEqual({ text, fieldsChanged: [] });
    expect(
      editRecordText(text, {
        set: { b: ["y"], a: 1 },
        unset: ["a"].slice(1),
        append: { c: ["z"] },
        body: "x",
      }).fieldsChanged,
    ).toEqual(["b", "c", "body"]);
  });

  it("keeps the line breaks of Windows", () => {
    const text = "\ufeff---\r\na: 1\r\nb: x\r\n---\r\n\r\nbody";
    expect(editRecordText(text, { set: { b: ["y", "z"], c: "p\nq" } }).text).toBe(
      "\ufeff---\r\na: 1\r\nb:\r\n  - y\r\n  - z\r\nc: |-\r\n  p\r\n  q\r\n---\r\n\r\nbody",
    );
  });

  it("makes a frontmatter where there is none", () => {
    expect(editRecordText("body", { set: { a: 1 } }).text).toBe("---\na: 1\n---\n\nbody");
    expect(editRecordText("", { set: { a: 1 } }).text).toBe("---\na: 1\n---\n");
    expect(editRecordText("\ufeff\r\nbody\r\n", { set: { a: 1 } }).text).toBe(
      "\ufeff---\r\na: 1\r\n---\r\n\r\n\r\nbody\r\n",
    );
    expect(editRecordText("---\n---\nbody", { set: { a: 1 } }).text).toBe("---\na: 1\n---\nbody");
    expect(editRecordText("---\n{} # none\n---\nbody", { set: { a: 1 } }).text).toBe(
      "---\n # none\na: 1\n---\nbody",
    );
  });

  it("refuses what others depend on, and what cannot be read", () => {
    expect(() => edited("a: &x 1\nb: *x\n", { set: { a: 2 } })).toThrow("a cannot be changed in place");
    expect(edited("a: &x 1\nb: *x\n", { set: { b: 2 } })).toBe("a: &x 1\nb: 2\n");
    expect(() => edited("{a: 1, b: 2}\n", { set: { a: 2 } })).toThrow("one pair of braces");
    const error = (() => {
      try {
        edited("a: 1\nb: @x\n", { set: { a: 2 } });
      } catch (caught) {
        return caught;
      }
    })();
    expect(error).toBeInstanceOf(KvError);
    expect(error).toMatchObject({
      code: "VALIDATION_ERROR",
      message: expect.stringContaining("line 3, column 4"),
    });
    expect(() => edited("a: 1\n", { set: { b: "x".repeat(70_000) } })).toThrow("64 KiB");
    expect(() => edited("a: 1\n", { set: { a: 2 }, append: { a: 3 } })).toThrow("more than one");
  });
});

describe("unset", () => {
  it.each([
    ["a: 1\nb: 2 # why\nc: 3\n", "a: 1\nc: 3\n"],
    ["# over\nb: 2\n# under\n", "# over\n# under\n"],
    ["b:\n  - 1\n  # deeper\n\n# next\nc: 3\n", "\n# next\nc: 3\n"],
    ["b:\n- 1\n- 2\nc: 3\n", "c: 3\n"],
    ["a: |\n  x\nb:\n  - 1\n  # not x's\nc: 3\n", "a: |\n  x\nc: 3\n"],
    ["a: |+\n  x\nb: 1\n\nc: 3\n", "a: |+\n  x\nc: 3\n"],
    ["b: |\n  x\n\nc: 3\n", "\nc: 3\n"],
    ["? b\n: 2\nc: 3\n", "c: 3\n"],
  ])("b from %j", (yaml, result) => {
    expect(edited(yaml, { unset: ["b", "b", "none"] })).toBe(result);
  });
});

describe("the last field", () => {
  it.each([
    ["---\na: 1\n---\n\nbody\n", "body\n"],
    ["---\na: 1\n---\nbody\n", "body\n"],
    ["\ufeff---\r\na: 1\r\n---\r\n\r\nbody\r\n", "\ufeffbody\r\n"],
    ["---\na: 1\n---\n", ""],
    ["---\na: 1 # why\n# stays\n---\nbody\n", "---\n# stays\n---\nbody\n"],
    ["---\na: 1\n---\n---\nb: 2\n---\n", "---\n---\n---\nb: 2\n---\n"],
    ["---\na: 1\n---\n---\n", "---\n---\n---\n"],
  ])("takes its frontmatter with it: %j", (text, result) => {
    expect(editRecordText(text, { unset: ["a"] }).text).toBe(result);
    expect(parseRecord(result).body).toBe(parseRecord(text).body);
  });

  it("leaves an empty frontmatter that was there", () => {
    expect(editRecordText("---\n---\nbody\n", { body: "other\n" }).text).toBe("---\n---\nother\n");
  });

  it("is set and removed without a trace", () => {
    for (const text of ["body\n", "", "\n\nbody", "\ufeffbody\r\n"]) {
      const { text: after } = editRecordText(text, { set: { a: 1 } });
      expect(editRecordText(after, { unset: ["a"] }).text).toBe(text);
    }
  });
});

describe("append", () => {
  it.each<[string, unknown, string]>([
    ["a:\n  - x # one\n  # two\nb: 1\n", ["y"], "a:\n  - x # one\n  - y\n  # two\nb: 1\n"],
    ["a:\n- x\nb: 1\n", ["z"], "a:\n- x\n- z\nb: 1\n"],
    ["a: [x, 'q'] # why\n", ["z", "[[w]]"], "a: [x, 'q', z, \"[[w]]\"] # why\n"],
    ["a: []\n", ["z", 1], "a: [z, 1]\n"],
    ["a: []\n", [["z"]], "a: [ [z]]\n"],
    ["a: [\n  x,\n  w, # why\n]\n", ["z"], "a: [\n  x,\n  w, z, # why\n]\n"],
    ["a: x # why\nb: 1\n", ["z"], "a:\n  - x # why\n  - z\nb: 1\n"],
    ["a: [[x]]\n", ["[[z]]"], 'a:\n  - [[x]]\n  - "[[z]]"\n'],
    ['a: "it\'s"\n', "z", 'a:\n  - "it\'s"\n  - z\n'],
    ["a:\nb: 1\n", ["z"], "a:\n  - z\nb: 1\n"],
    ["a: ~ # none\n", ["z"], "a: # none\n  - z\n"],
    ["b: 1\n", "z", "b: 1\na:\n  - z\n"],
    ["a: |\n  x\n  y\nb: 1\n", ["z"], "a:\n  - |\n    x\n    y\n  - z\nb: 1\n"],
    ["a:\n  - |\n    x\n\nb: 1\n", ["z"], "a:\n  - |\n    x\n  - z\n\nb: 1\n"],
    ["a:\n  - x: 1\n    y: 2\n", [{ x: 2, y: [3] }], "a:\n  - x: 1\n    y: 2\n  - x: 2\n    y:\n      - 3\n"],
    ["a:\n  - x: 1\n    y: 2\nb: 1\n", ["z"], "a:\n  - x: 1\n    y: 2\n  - z\nb: 1\n"],
    ["a:\n  - over\n    lines\nb: 1\n", ["z"], "a:\n  - over\n    lines\n  - z\nb: 1\n"],
    ["a:\n- x\n\n- y\n\nb: 1\n", ["z"], "a:\n- x\n\n- y\n- z\n\nb: 1\n"],
    ["a:\n  - |-\nb: 1\n", ["z"], "a:\n  - |-\n  - z\nb: 1\n"],
    ["b:\n  a:\n    - x\na:\n  - y\n", ["z", "w"], "b:\n  a:\n    - x\na:\n  - y\n  - z\n  - w\n"],
    ["a: *z\nb: 1\n".replace("*z", "[x]"), ["x", "z", "z"], "a: [x, z]\nb: 1\n"],
    ["a:\n    - x\n", ["p\nq"], "a:\n    - x\n    - |-\n      p\n      q\n"],
  ])("to %j: %j", (yaml, items, result) => {
    expect(edited(yaml, { append: { a: items } })).toBe(result);
  });

  it("adds nothing twice", () => {
    for (const yaml of ["a: [x, 1, {b: 1}]\n", "a:\n  - x\n  - 1\n  - b: 1\n"]) {
      expect(edited(yaml, { append: { a: ["x", 1, { b: 1 }] } })).toBe(yaml);
    }
    expect(edited("a: x\n", { append: { a: "x" } })).toBe("a: x\n");
    expect(edited("a: 1\n", { append: { a: ["1"] } })).toBe('a:\n  - 1\n  - "1"\n');
  });

  it("makes several tags in one text a list, as they are read, and leaves other texts one item", () => {
    expect(edited("tags: red, blue\n", { append: { tags: ["new", "red"] } })).toBe(
      "tags:\n  - red\n  - blue\n  - new\n",
    );
    expect(edited("tags: red, blue\n", { append: { tags: ["red"] } })).toBe("tags: red, blue\n");
    for (const one of ["red,", '" red "', "|+\n  red\n\n"])
      expect(edited(`tags: ${one}\n`, { append: { tags: ["new"] } })).toBe("tags:\n  - red\n  - new\n");
    expect(edited('tags: ""\n', { append: { tags: ["new"] } })).toBe("tags:\n  - new\n");
    expect(edited("tags: red, blue\n", { set: { a: 1 } })).toBe("tags: red, blue\na: 1\n");
    expect(edited("aliases: red, blue\n", { append: { aliases: ["new"] } })).toBe(
      "aliases:\n  - red, blue\n  - new\n",
    );
  });

  it("refuses maps", () => {
    expect(() => edited("a: {b: 1}\n", { append: { a: "x" } })).toThrow("holds a map");
  });
});

describe("body", () => {
  it.each([
    ["---\na: 1\n---\n\nold\n", "new", "---\na: 1\n---\n\nnew"],
    ["---\na: 1\n---\nold\n", "new", "---\na: 1\n---\nnew"],
    ["---\na: 1\n---\n", "new", "---\na: 1\n---\n\nnew"],
    ["---\na: 1\n---", "new", "---\na: 1\n---\n\nnew"],
    ["---\na: 1\n---\n\nold", "", "---\na: 1\n---\n\n"],
    ["---\na: 1\n---\nold", "\nnew", "---\na: 1\n---\n\n\nnew"],
    ["old", "---\nb: 1\n---\n", "---\n---\n\n---\nb: 1\n---\n"],
    ["old", "---\nno end", "---\n---\n\n---\nno end"],
    ["", "\ufeffnew", "---\n---\n\n\ufeffnew"],
    ["\ufeffold", "new", "\ufeffnew"],
  ])("of %j becomes %j", (text, body, result) => {
    expect(editRecordText(text, { body })).toEqual({ text: result, fieldsChanged: ["body"] });
    expect(parseRecord(result).body).toBe(body);
  });

  it.each([
    ["---\na: 1\n---\n\nold\n", "---\na: 1\n---\n\nold\n\nnew\n"],
    ["---\na: 1\n---\n\nold\n\n", "---\na: 1\n---\n\nold\n\nnew\n"],
    ["---\na: 1\n---\nold", "---\na: 1\n---\nold\n\nnew"],
    ["---\na: 1\n---", "---\na: 1\n---\n\nnew\n"],
    ["---\r\na: 1\r\n---\r\nold\r\n", "---\r\na: 1\r\n---\r\nold\r\n\r\nnew\r\n"],
    ["", "new\n"],
    ["old", "old\n\nnew"],
    ["---\na: @\n---\nold\n", "---\na: @\n---\nold\n\nnew\n"],
    ["---\na: 1\nold\n", "---\na: 1\nold\n\nnew\n"],
  ])("of %j gets a paragraph", (text, result) => {
    expect(editRecordText(text, { bodyAppend: "new" }).text).toBe(result);
  });

  it("gets a paragraph with the line ends that it has", () => {
    const text = "---\r\na: 1\r\n---\r\n\r\nold\r\n";
    expect(editRecordText(text, { bodyAppend: "one\ntwo\r\n" }).text).toBe(`${text}\r\none\r\ntwo\r\n`);
  });

  it("takes a paragraph behind a new body, and fields in one go", () => {
    expect(
      editRecordText("---\na: 1\n---\n\nold\n", { body: "new\n", bodyAppend: "more", set: { a: 2 } }),
    ).toEqual({
      text: "---\na: 2\n---\n\nnew\n\nmore\n",
      fieldsChanged: ["a", "body"],
    });
  });
});

describe("whatever the document and the value", () => {
  const document = fc.tuple(
    goodYaml,
    fc.constantFrom("", "\nbody\n", "body", "\n---\nx: 1\n---\n", "\n# T\n\n```\n---\n```"),
    fc.constantFrom("", "", "\ufeff"),
  );
  const field = fc.constantFrom("type", "name", "tags", "related", "org", "some key", "x1", "fresh");
  const textOf = ([yaml, body, bom]: [string, string, string]): string => {
    const eol = yaml.includes("\r\n") ? "\r\n" : "\n";
    return `${bom}---${eol}${yaml}---${eol}${body}`;
  };
  const without = (map: Record<string, unknown>, key: string) =>
    Object.entries(map).filter(([other]) => other !== key);

  it("set, append and unset do exactly that, and leave the lines of all other fields", () => {
    const property = fc.property(
      document,
      field,
      jsonValue,
      fc.constantFrom("set", "append", "unset"),
      (parts, key, value, how) => {
        const text = textOf(parts);
        const before = parseRecord(text);
        const current = before.frontmatter[key];
        if (how === "append" && typeof current === "object" && current !== null && !Array.isArray(current))
          return;
        const { text: after, fieldsChanged } = editRecordText(
          text,
          how === "unset" ? { unset: [key] } : { [how]: { [key]: value } },
        );
        const read = parseRecord(after);
        if (how === "set" && value !== null) expect(read.frontmatter[key]).toEqual(value);
        if (how === "unset" || (how === "set" && value === null))
          expect(Object.hasOwn(read.frontmatter, key)).toBe(false);
        expect(without(read.frontmatter, key)).toEqual(without(before.frontmatter, key));
        expect(read.body).toBe(before.body);
        if (fieldsChanged.length === 0) expect(after).toBe(text);
        const [first, last] = regionOf(text, key);
        const { start, end } = splitDocument(text);
        // Without its last field, a record has no frontmatter.
        if (!splitDocument(after).fenced) {
          expect(text.slice(start, first) + text.slice(last, end)).toBe("");
          expect(after).toBe(parts[2] + before.body);
          return;
        }
        expect(after.startsWith(text.slice(0, first))).toBe(true);
        expect(after.endsWith(text.slice(last))).toBe(true);
      },
    );
    fc.assert(property, depth(1500));
  }, 60_000);

  it("what is appended is written the same way whether or not another field changes", () => {
    const property = fc.property(
      document,
      field,
      fc.array(oddText, { maxLength: 3 }),
      (parts, key, items) => {
        const text = textOf(parts);
        const current = parseRecord(text).frontmatter[key];
        if (current === undefined || (typeof current === "object" && !Array.isArray(current))) return;
        const append = { [key]: items };
        const set = { other: 1 };
        const both = editRecordText(text, { append, set }).text;
        const one = editRecordText(editRecordText(text, { append }).text, { set }).text;
        expect(one).toBe(both);
      },
    );
    fc.assert(property, depth(1500));
  }, 60_000);

  /** From the field's line to the first line after it that begins another, or the closing fence. */
  function regionOf(text: string, key: string): [number, number] {
    const { start, end } = splitDocument(text);
    const lines = text.slice(start, end).split(/(?<=\n)/);
    const first = lines.findIndex((line) => line.startsWith(`${key}:`));
    if (first < 0) return [end, end];
    let next = first + 1;
    while (next < lines.length && /^(?:\s|-|#|$)/.test(lines[next] ?? "")) next++;
    const offset = (count: number) => start + lines.slice(0, count).join("").length;
    return [offset(first), offset(next)];
  }

  it("the body becomes what was sent, and all before it stays", () => {
    const property = fc.property(document, oddText, (parts, body) => {
      const text = textOf(parts);
      const { text: after } = editRecordText(text, { body });
      expect(parseRecord(after)).toEqual({ ...parseRecord(text), body });
      expect(after.startsWith(text.slice(0, splitDocument(text).fenceEnd))).toBe(true);
      const { text: longer } = editRecordText(text, { bodyAppend: body });
      expect(longer.startsWith(text)).toBe(true);
      expect(longer.slice(text.length)).toContain(body.replace(/\r?\n/g, splitDocument(text).eol));
    });
    fc.assert(property, depth(1000));
  }, 60_000);

  it("a text without frontmatter keeps its body through everything", () => {
    fc.assert(
      fc.property(oddText, oddText, (text, body) => {
        if (parseRecord(text).problem || splitDocument(text).fenced) return;
        const kept = parseRecord(text).body;
        expect(parseRecord(editRecordText(text, { set: { a: 1 } }).text)).toEqual({
          frontmatter: { a: 1 },
          body: kept,
        });
        expect(parseRecord(editRecordText(text, { body }).text).body).toBe(body);
      }),
      depth(1000),
    );
  });
});
