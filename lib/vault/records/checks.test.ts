import { describe, expect, it } from "vitest";
import { LIST_FIELDS } from "../schema";
import { checkFields, checkStatus } from "./checks";

const check = (type: Parameters<typeof checkFields>[0], fields: Record<string, unknown>) =>
  Object.fromEntries(checkFields(type, fields, "set"));
const refusal = (path: string) =>
  expect.objectContaining({ code: "VALIDATION_ERROR", details: [{ path, message: expect.any(String) }] });

describe("fields", () => {
  it.each(LIST_FIELDS)("%s is a list: a bare text is wrapped, anything else refused", (field) => {
    expect(check("note", { [field]: "x" })).toEqual({ [field]: ["x"] });
    expect(check("note", { [field]: ["x", 1, null] })).toEqual({ [field]: ["x", 1, null] });
    expect(check("note", { [field]: null })).toEqual({ [field]: null });
    for (const value of [1, true, {}]) {
      expect(() => check("note", { [field]: value })).toThrow(refusal(`set.${field}`));
    }
  });

  it("of no meaning of ours pass as they are", () => {
    const fields = { a: 1, b: { c: [] }, "with blank": null, Status: "whatever", subject: 5, ünï: "x" };
    expect(check("note", fields)).toEqual(fields);
  });

  it("that hold the title, one per type, are text", () => {
    expect(() => check("note", { name: 5 })).toThrow(refusal("set.name"));
    expect(() => check("conversation", { subject: "" })).toThrow(refusal("set.subject"));
    expect(check("conversation", { name: 5 })).toEqual({ name: 5 });
  });

  it.each(["", " a", "a ", "a\nb", "a\0", "\ud800", "x".repeat(201)])("are not named %j", (name) => {
    expect(() => check("note", { [name]: 1 })).toThrow(refusal(`set.${name}`));
  });

  it("keep a key named __proto__", () => {
    expect(checkFields("note", JSON.parse('{"__proto__":1}'), "set")).toEqual([["__proto__", 1]]);
  });
});

describe("a status", () => {
  it("is one of its type's", () => {
    expect(checkStatus("task", "todo", "status")).toBe("todo");
    for (const status of ["TODO", "draft", "", 1, ["todo"], {}, true]) {
      expect(() => checkStatus("task", status, "status")).toThrow(/todo, active, blocked, done, cancelled/);
    }
  });

  it("of an event is any", () => {
    for (const status of ["planned", "", 1]) expect(checkStatus("event", status, "status")).toBe(status);
  });
});
