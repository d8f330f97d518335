import { describe, expect, it } from "vitest";
import { z } from "zod";
import { limitInput } from "@/lib/core/limit";
import { strictNumbers } from "./decimal";

const input = z.strictObject({ limit: limitInput.default(20), q: z.string().optional() });

const isAccepted = (query: Record<string, string>): boolean =>
  input.safeParse(strictNumbers(input.shape, query)).success;

describe("a number in a query", () => {
  it.each(["1", "7", "007", "1000"])("is %j", (limit) => {
    expect(isAccepted({ limit })).toBe(true);
  });

  it.each([
    "",
    " ",
    "0",
    "-1",
    "1001",
    "0x10",
    "0b1",
    "1e2",
    " 5",
    "5 ",
    "+5",
    "٥",
    "1_0",
    "1.5",
    "Infinity",
    "NaN",
  ])("is not %j", (limit) => {
    expect(isAccepted({ limit })).toBe(false);
  });

  it("is nothing that text has to be", () => {
    expect(isAccepted({ q: "0x10" })).toBe(true);
  });
});
