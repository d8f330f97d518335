import { expect, it } from "vitest";
import { splitLines } from "../text/line";
import { readChat } from "./chat";
import { isChatNotice, speakerIn } from "./speaker";

it.each([
  ["~ Ann Lee", "Ann Lee"],
  ["Ann Lee 🌸", "Ann Lee"],
  ["Luiz Otávio (bombeiro)", "Luiz Otávio"],
  ["Papa von Juna (Enrico)", "Enrico"],
  ["Mamma Achille (Serena)", "Serena"],
  ["Tom's mum (Ann)", "Ann"],
  ["Bindu Maasi", "Bindu"],
  ["Chacha Ji Harpreet", "Harpreet"],
  ["Nneka Choir", "Nneka"],
  ["Dylan Frost", "Dylan Frost"],
  ["家委-沈妙可妈妈", "沈妙可妈妈"],
])("%s is %s", (raw, name) => {
  const speaker = speakerIn(raw);
  expect(speaker.name).toBe(name);
  expect(raw.slice(speaker.from, speaker.from + name.length)).toBe(name);
});

it.each([
  "Messages and calls are end-to-end encrypted. Only people in this chat can read them.",
  "Nachrichten und Anrufe sind Ende-zu-Ende-verschlüsselt.",
  "I messaggi e le chiamate sono crittografati end-to-end.",
])("nobody says: %s", (text) => {
  expect(isChatNotice(text)).toBe(true);
  expect(isChatNotice("See you at eight")).toBe(false);
  const chat = `[28.05.26, 06:12:44] Village Pump: ${text}\n[28.05.26, 06:12:50] Ann Lee: hi\n[28.05.26, 06:13:50] Bob: hello`;
  const voices = readChat(splitLines(chat))?.map(({ voice }) => voice?.self);
  expect(voices).toEqual([undefined, "Ann Lee", "Bob"]);
});

it.each([
  ["tabs", "20:31\tAnn Lee\thi\n20:33\tBob\thello"],
  [
    "a weekday and a day",
    "[Tue 24/11 10:14] Ann Lee\nhi\n[Tue 24/11 10:15] Bob\nhello\n[Tue 24/11 10:16] Bob\nbye",
  ],
  [
    "a long employer",
    "[13:02] Ann Lee (WARRINGTON AND HALTON NHS FT)\nhi\n[13:03] Bob\nhello\n[13:04] Bob\nbye",
  ],
])("reads a chat with %s", (_, text) => {
  const voices = readChat(splitLines(text))?.map(({ voice }) => voice?.self);
  expect([...new Set(voices)].filter(Boolean)).toEqual(["Ann Lee", "Bob"]);
});
