import { expect, it } from "vitest";
import { appointedWeekdays } from "@/lib/language";
import { isApproval } from "./foreign";

const MARKS = "“".repeat(60_000);

it.each<[string, (text: string) => unknown]>([
  ["an approval", (text) => isApproval(text, undefined)],
  ["a weekday at the beginning", appointedWeekdays],
])("reads %s behind many marks in a time that grows with their number only", (_, read) => {
  const since = performance.now();
  read(`${MARKS}b`);
  expect(performance.now() - since).toBeLessThan(1_000);
});
