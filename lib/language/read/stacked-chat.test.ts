import { expect, it } from "vitest";
import { splitLines } from "../text/line";
import { mask } from "../text/mask";
import { readChat } from "./chat";

const voices = (text: string) =>
  readChat(splitLines(mask(text, 0)))
    ?.filter(({ text: own }) => own.trim() !== "")
    .map(({ voice, text: own }) => `${voice?.self}: ${own.trim()}`);

it("reads a chat whose names and times are in separate lines, as Slack is copied", () => {
  const text =
    "Priya Nair\n  9:41 AM\nthe demo is down\n9:42\ncan someone restart it?\n\nTom Becker\n  9:44 AM\non it\n";
  expect(voices(text)).toEqual([
    "Priya Nair: the demo is down",
    "Priya Nair: can someone restart it?",
    "Tom Becker: on it",
  ]);
});

it.each([
  "Opening\n9:00\nCoffee\n10:30\nClosing\n12:00\n",
  "Talk on bees\n9:00\nin the hall\nTalk on hives\n10:00\nin the barn\n",
])("takes no timetable for one: %s", (text) => {
  expect(voices(text)).toBeUndefined();
});
