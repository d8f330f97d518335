import { describe, expect, it } from "vitest";
import { kindOf } from "./kind";
import { readValue } from "./read-value";

describe("how a value is edited", () => {
  it.each([
    ["text", "text"],
    ["2026-03-13", "date"],
    ["2026-03-13T10:00", "text"],
    [12, "number"],
    [false, "yes-no"],
    [null, "text"],
    [["a", 1, null], "list"],
    [[["unquoted link"]], undefined],
    [{ room: "B12" }, undefined],
  ])("%j is edited as %s", (value, kind) => {
    expect(kindOf(value)).toBe(kind);
  });
});

const form = (...entries: [string, string][]) => {
  const data = new FormData();
  for (const [name, value] of entries) data.append(name, value);
  return data;
};

describe("what a form sends", () => {
  it("is of the kind of the field", () => {
    expect(readValue(form(["kind", "text"], ["value", "a: b"]))).toBe("a: b");
    expect(readValue(form(["kind", "number"], ["value", " 1.5 "]))).toBe(1.5);
    expect(readValue(form(["kind", "date"], ["value", "2026-03-13"]))).toBe("2026-03-13");
    expect(readValue(form(["kind", "yes-no"], ["value", "on"]))).toBe(true);
    expect(readValue(form(["kind", "yes-no"]))).toBe(false);
  });

  it("keeps the types of items", () => {
    expect(readValue(form(["kind", "list"], ["item", "1"], ["item", '"1"'], ["item", "null"]))).toEqual([
      1,
      "1",
      null,
    ]);
    expect(readValue(form(["kind", "list"]))).toEqual([]);
  });

  it.each([
    [form(["kind", "number"], ["value", "many"])],
    [form(["kind", "number"], ["value", ""])],
    [form(["kind", "date"], ["value", "soon"])],
    [form(["kind", "list"], ["item", "{"])],
    [form(["kind", "list"], ["item", '{"a":1}'])],
    [form(["kind", "tree"], ["value", "x"])],
  ])("is refused when it is of another", (data) => {
    expect(() => readValue(data)).toThrow(expect.objectContaining({ code: "VALIDATION_ERROR" }));
  });
});
