import { expect, it } from "vitest";
import { isDataFile, pageTitle } from "./data-file";

it.each([
  ["cluster.py", "# TODO: ask Maria"],
  ["members.csv", "name,company"],
  ["page.txt", "<!DOCTYPE html>\n<html></html>"],
  ["export.txt", '{"a": [1, 2]}'],
  ["run.txt", "2026-11-02T06:00:01Z INFO a\n2026-11-02T06:00:02Z WARN b\n2026-11-02T06:00:03Z INFO c\n"],
  ["Makefile", "all:\n"],
  ["server.log", "10:01:02\tstart\n10:01:03\tlisten 80\n10:01:09\tstop\n"],
  [
    "pasted.txt",
    "// We decided to retry.\nimport { a } from 'a';\nexport function b() {\n  a(1);\n  return 2;\n}\n",
  ],
])("%s is not a note", (filename, text) => {
  expect(isDataFile(filename, text)).toBe(true);
});

it.each([
  ["note.md", "# Note\n\nThe server logs INFO at 2026-11-02T06:00:01Z.\n"],
  ["chat.txt", "[10:01:02] Alice Chen: hi\n[10:01:09] Bob Ito: hello\n[10:02:00] Alice Chen: bye\n"],
  ["minutes.txt", "Ann: we return on Monday;\nBob: let us see.\nWe import tea;\nfrom there\nfor all;\n"],
  ["team.log", "[20:57] <@kim> hi\n[20:58] <bob> hello\n[20:58] <@kim> shall we start?\n"],
  ["team.log", "2026-03-27 20:57:18\tkim\thi\n2026-03-27 20:57:20\t~bob\to/\n2026-03-27 20:58:01\tkim\tok\n"],
  ["list.txt", "[ ] milk\n[x] bread\n"],
  ["mail.eml", "From: a@x.example\nSubject: Hi\n\nHello\n"],
])("%s is a note", (filename, text) => {
  expect(isDataFile(filename, text)).toBe(false);
});

it("reads the title of a page", () => {
  expect(pageTitle("<html><head><title>Status of\n the mirror</title>")).toBe("Status of the mirror");
  expect(pageTitle("no page")).toBeUndefined();
});
