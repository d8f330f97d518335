import { expect, it } from "vitest";
import { parseRecord } from "./parse";
import { prepareRecord } from "./prepare";
import { prepared } from "./prepared";

const record = (yaml: string) => `---\n${yaml}\n---\n\nA text.\n`;
const long = `__proto__: {a: &x [1, "two"]}\nb: *x\n${"# comment\n".repeat(300)}c: "3"`;

it("reads in a thread what parseRecord reads, and parseRecord finds it read", async () => {
  const before = parseRecord(record(long));
  await prepareRecord("account", record(long));
  expect(prepared().get(`${long}\n`) ?? prepared().get(long)).toBeDefined();
  expect(parseRecord(record(long))).toEqual(before);
  expect(Object.keys(parseRecord(record(long)).frontmatter)).toEqual(["__proto__", "b", "c"]);
});

it("gives each reader a separate object", async () => {
  await prepareRecord("account", record(long));
  expect(parseRecord(record(long)).frontmatter).not.toBe(parseRecord(record(long)).frontmatter);
});

it("keeps the problem and its position", async () => {
  const wrong = `${long}\nd: "unclosed`;
  const before = parseRecord(record(wrong));
  await prepareRecord("account", record(wrong));
  expect(parseRecord(record(wrong))).toEqual(before);
  expect(before.problem?.line).toBeGreaterThan(300);
});

it("leaves short frontmatter to parseRecord", async () => {
  await prepareRecord("account", record("a: &b c"));
  expect(prepared().get("a: &b c\n")).toBeUndefined();
});
