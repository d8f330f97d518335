import { describe, expect, it } from "vitest";
import { wholeNumber, wholeNumberOrText } from "./limit";

const messageOf = (schema: ReturnType<typeof wholeNumber | typeof wholeNumberOrText>, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message);

describe("a whole number", () => {
  it.each([0, 6, 1.5, Number.NaN, "x", null, {}])("is not %s: one message says why", (value) => {
    for (const schema of [wholeNumber(1, 5), wholeNumberOrText(1, 5)])
      expect(messageOf(schema, value)).toEqual(["must be a whole number from 1 to 5"]);
    expect(messageOf(wholeNumber(1, 5, "port"), value)).toEqual(["must be a port from 1 to 5"]);
  });

  it.each(["", " ", "0x3", "0b1", "3e0", " 3", "3 ", "+3", "٣", "0_3", "Infinity", "NaN", null, true, []])(
    "is not %j, which would be made one",
    (value) => {
      expect(messageOf(wholeNumberOrText(0, 5), value)).toEqual(["must be a whole number from 0 to 5"]);
    },
  );

  it("may be text where it says so", () => {
    expect([wholeNumber(1, 5).parse(5), wholeNumberOrText(1, 5).parse("5")]).toEqual([5, 5]);
    expect(messageOf(wholeNumber(1, 5), "5")).toEqual(["must be a whole number from 1 to 5"]);
  });
});
