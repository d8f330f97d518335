import { expect, it } from "vitest";
import { appointedWeekdays } from "@/lib/language";
import { isApproval } from "./foreign";

const MARKS = "“".repeat(60_000);

it.each<[string, (text: string) => unknown]>([
  ["an approval", (text) => isApproval(text, undefined)],
  ["a weekday at the beginning", appointedWeekdays],
])("reads %s behind many marks in a time that grows with their number only", (_, read) => {
  const before = process.cpuUsage().user;
  read(`${MARKS}b`);
  expect((process.cpuUsage().user - before) / 1_000).toBeLessThan(2_000);
});
