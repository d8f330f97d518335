import { describe, expect, it } from "vitest";
import { splitLines } from "../text/line";
import { readChat } from "./chat";

const speakers = (text: string): (string | undefined)[] | undefined =>
  readChat(splitLines(text))
    ?.filter((line) => line.text.trim() !== "")
    .map((line) => `${line.voice?.self}: ${line.text.trim()}`);

describe("reading chats", () => {
  it.each([
    ["a colon", "Ann Lee: hi\nBob: hello\nAnn Lee: bye"],
    ["a time in brackets", "[10:32] Ann Lee: hi\n[10:33] Bob: hello\n[10:34] Ann Lee: bye"],
    ["angles", "<Ann Lee> hi\n<Bob> hello\n<Ann Lee> bye"],
    [
      "WhatsApp",
      "12/03/2026, 18:22 - Ann Lee: hi\n12/03/2026, 18:23 - Bob: hello\n12/03/2026, 18:24 - Ann Lee: bye",
    ],
    [
      "WhatsApp in a browser",
      "[18:22, 12/03/2026] Ann Lee: hi\n[18:23, 12/03/2026] Bob: hello\n[18:24, 12/03/2026] Ann Lee: bye",
    ],
    ["a line of their own", "Ann Lee  10:32 AM\nhi\nBob  10:33 AM\nhello\nAnn Lee  10:34 AM\nbye"],
    ["a transcript", "00:00:01 Ann Lee: hi\n00:00:03 Bob: hello\n00:00:05 Ann Lee: bye"],
  ])("recognizes the speakers by %s", (_, text) => {
    expect(speakers(text)).toEqual(["Ann Lee: hi", "Bob: hello", "Ann Lee: bye"]);
  });

  it("recognizes an export in which each of a group speaks once", () => {
    const text = ["Ann", "Bob", "Kim", "Lou", "Max"]
      .map((name, at) => `[25/11/2026, 19:0${at}:11] ${name}: hi`)
      .join("\n");
    expect(speakers(text)).toEqual(["Ann: hi", "Bob: hi", "Kim: hi", "Lou: hi", "Max: hi"]);
  });

  it.each([
    ["Speaker 1 (Ann Lee): hi\nSpeaker 2 (Bob): hello\nSpeaker 1 (Ann Lee): bye", "Ann Lee: bye"],
    [
      "[10:32] Papa von Juna (Enrico): hi\n[10:33] Bob: hello\n[10:34] Papa von Juna (Enrico): bye",
      "Enrico: bye",
    ],
    [
      "[10:32] Ann Lee (fire brigade): hi\n[10:33] Bob: hello\n[10:34] Ann Lee (fire brigade): bye",
      "Ann Lee: bye",
    ],
    [
      "[Tue 24/11 10:12] Ann Lee\nhi\n[Tue 24/11 10:14] Bob\nhello\n[Tue 24/11 10:15] Ann Lee\nbye",
      "Ann Lee: bye",
    ],
    [
      "[10:12] LEE, Ann (WARRINGTON AND HALTON NHS FT)\nhi\n[10:14] RAY, Bob (WARRINGTON AND HALTON NHS FT)\nhello\n[10:15] LEE, Ann (WARRINGTON AND HALTON NHS FT)\nbye",
      "LEE, Ann: bye",
    ],
    ["Ann Lee  10:32\nhi\nBob  10:33\nhello\n  ↳ Ann Lee  10:34\n    bye", "Ann Lee: bye"],
    ["Ann Lee  10:32\nhi\nBob  10:33\nhello\nAnn Lee  10:34\nyes\n  ↳ 1 reply\n    Bob: bye", "Bob: bye"],
  ])("knows who speaks in %j", (text, last) => {
    expect(speakers(text)?.at(-1)).toBe(last);
  });

  it("reads what WeeChat keeps, without who comes and goes", () => {
    const log =
      "2026-03-27 20:57:18\t--\tkim is now known as kim_\n2026-03-27 20:57:20\t~kim_\thi\n2026-03-27 20:58:01\tbob\thello\n2026-03-27 20:58:09\t~kim_\tbye";
    expect(speakers(log)?.at(-1)).toBe("kim_: bye");
  });

  it("keeps a stamp that follows emphasis apart from the name", () => {
    expect(speakers("  Ann Lee   14:05\nhi\n\n  Ann Lee   14:06\nbye")).toEqual([
      "Ann Lee: hi",
      "Ann Lee: bye",
    ]);
  });

  it("sees no chat in labels, timetables and to-do items", () => {
    expect(speakers("Date: today\nLocation: here\nAttendees: Ann")).toBeUndefined();
    expect(speakers("Intro 9:00\nTalk 9:30\nBreak 10:00")).toBeUndefined();
    expect(speakers("- Ann: write\n- Bob: read\n- Ann: sleep")).toBeUndefined();
  });
});
