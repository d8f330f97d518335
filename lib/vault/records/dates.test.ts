import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { shareVault, type TestVault } from "@/tests/support/vault";
import { bulkRecords, createRecord, editRecord, readRecord } from "../operations";
import { checkDates } from "./dates";

describe("a date", () => {
  it.each([
    "2026-11-30",
    "2024-02-29",
    "2026-11-30T14:00",
    "2026-11-30 14:00:05",
    "2026-11-30T14:00:00.123Z",
    "2026-11-30T14:00+01:00",
    " 2026-11-30",
    "",
    null,
  ])("can be %j", (due) => {
    expect(() => checkDates("task", { due, created: due }, "set")).not.toThrow();
  });

  it.each([
    "2026-13-45",
    "2026-02-30",
    "next week",
    "2026-11-30T25:00",
    "30.11.2026",
    "2026-11",
    20261130,
    ["2026-11-30"],
    {},
  ])("cannot be %j", (due) => {
    for (const field of ["due", "created"])
      expect(() => checkDates("task", { [field]: due }, "set")).toThrow(
        /(?:is not a date that exists: send one|must be text with a date,) such as "2026-11-30"/,
      );
  });

  it("is meant only in the fields that a type has for dates", () => {
    expect(() => checkDates("person", { due: "soon", date: "soon" }, "set")).not.toThrow();
    expect(() => checkDates("event", { date: "soon" }, "set")).toThrow();
  });
});

describe("a record", () => {
  let vault: TestVault;
  beforeAll(async () => {
    vault = await shareVault();
  });
  afterAll(() => vault.close());

  const refusalAt = (path: string) =>
    expect.objectContaining({ code: "VALIDATION_ERROR", details: [expect.objectContaining({ path })] });

  it("is neither created nor changed with a date that does not exist", async () => {
    const fields = { due: "2026-13-45" };
    await expect(createRecord(vault.ctx, { type: "task", name: "Call", fields })).rejects.toEqual(
      refusalAt("fields.due"),
    );
    expect(vault.has("task/Call.md")).toBe(false);
    const records = [{ op: "create" as const, type: "task" as const, name: "Call", fields }];
    await expect(bulkRecords(vault.ctx, { records })).rejects.toEqual(refusalAt("records.0.fields.due"));
    await createRecord(vault.ctx, { type: "task", name: "Call", fields: { due: "2026-11-30" } });
    const before = vault.read("task/Call.md");
    for (const patch of [
      { set: { due: "next week" } },
      { set: { created: "2026-02-30" } },
      { append: { due: "2026-12-01" } },
    ])
      await expect(editRecord(vault.ctx, { path: "task/Call", ...patch })).rejects.toMatchObject({
        code: "VALIDATION_ERROR",
      });
    expect(vault.read("task/Call.md")).toBe(before);
  });

  it("keeps what its file has, and its other fields can be edited", async () => {
    vault.write("task/Old.md", "---\ntype: task\ncreated: someday\ndue: 2026-02-30\n---\n");
    await editRecord(vault.ctx, { path: "task/Old", set: { status: "active" } });
    const { frontmatter } = await readRecord(vault.ctx, { path: "task/Old" });
    expect(frontmatter).toMatchObject({ created: "someday", due: "2026-02-30", status: "active" });
  });
});
