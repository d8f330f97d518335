import { describe, expect, it } from "vitest";
import {
  directoryOf,
  isListField,
  isRecordType,
  LIST_FIELDS,
  NAME_FIELD_BY_TYPE,
  RECORD_TYPES,
  REQUIRED_FIELDS,
  STATUS_BY_TYPE,
  TYPE_DIRECTORY,
  titleField,
  typeOfDirectory,
} from "./schema";

const STATUSES = `
project: active, paused, completed, abandoned, proposed
task: todo, active, blocked, done, cancelled
session: active, completed
input: unprocessed, processed, deferred
person: active, inactive
org: active, inactive
location: active, inactive
note: draft, active, review, final
decision: draft, final, superseded, reversed
process: active, proposed, design, deprecated
run: active, completed, blocked, cancelled
account: active, suspended, closed, pending
asset: active, retired, maintenance, disposed
conversation: active, waiting, resolved, closed, archived
assumption: active, challenged, invalidated, confirmed
constraint: active, expired, waived, superseded
contradiction: unresolved, resolved, accepted
synthesis: draft, active, superseded
`;

describe("the schema", () => {
  it("has the 19 types of the interface, in its order", () => {
    expect(RECORD_TYPES.join(" ")).toBe(
      "person org project task event note location process account asset conversation input run session decision assumption constraint contradiction synthesis",
    );
  });

  it("gives every type but event its statuses", () => {
    expect(RECORD_TYPES.filter((type) => !STATUS_BY_TYPE[type])).toEqual(["event"]);
    expect(
      Object.entries(STATUS_BY_TYPE).map(([type, statuses]) => `${type}: ${statuses?.join(", ")}`),
    ).toEqual(STATUSES.trim().split("\n"));
  });

  it("maps 17 types to a directory of their name, and the other two to one that the schema does not show", () => {
    expect(Object.keys(TYPE_DIRECTORY)).toHaveLength(17);
    expect(Object.keys(TYPE_DIRECTORY)).not.toContain("input");
    for (const type of RECORD_TYPES) {
      expect(directoryOf(type)).toBe(type);
      expect(typeOfDirectory(directoryOf(type))).toBe(type);
    }
    for (const dir of ["", "Person", "people", "inbox", "constructor", "__proto__"]) {
      expect(typeOfDirectory(dir)).toBeUndefined();
    }
  });

  it("knows the title field, the list fields and the required fields", () => {
    expect(RECORD_TYPES.filter((type) => titleField(type) === "subject")).toEqual(
      Object.keys(NAME_FIELD_BY_TYPE),
    );
    expect(LIST_FIELDS).toHaveLength(18);
    expect(isListField("project")).toBe(true);
    expect(isListField("toString")).toBe(false);
    expect(REQUIRED_FIELDS).toEqual(["type", "created"]);
    expect([isRecordType("task"), isRecordType("tasks"), isRecordType(1), isRecordType("toString")]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});
