import { expect, it } from "vitest";
import { conflict, invalid, KvError } from "@/lib/core/errors";
import { isOfOneRecord } from "./of-one-record";

const ofSystem = (code: string) => Object.assign(new Error(code), { code });

it.each([
  ["a record that was edited meanwhile", new KvError("PRECONDITION_FAILED", "changed"), true],
  ["one that cannot be edited", invalid("path", "is not UTF-8"), true],
  ["one whose name is taken", conflict("taken"), true],
  ["one that is too large", new KvError("PAYLOAD_TOO_LARGE", "large"), true],
  ["one in a folder that nobody may write to", ofSystem("EACCES"), true],
  ["one on a disk that is read-only", ofSystem("EROFS"), true],
  ["a vault that is away", new KvError("UNAVAILABLE", "away"), false],
  ["a disk that is full", ofSystem("ENOSPC"), false],
  ["a fault of ours", new TypeError("undefined is not a function"), false],
])("%s", (_, error, expected) => {
  expect(isOfOneRecord(error)).toBe(expected);
});
