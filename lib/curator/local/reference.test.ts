import { expect, it } from "vitest";
import { isoDay } from "@/lib/language";
import { analysed } from "./note.fixture";

it.each([
  ["# Sync, 18 Nov 2026\n\nhi", "note.md", "2026-11-18"],
  ["---\ndate: 2026-11-17\n---\nhi", "note.md", "2026-11-17"],
  ["hi", "2026-11-16 call.md", "2026-11-16"],
  ["From: Ann\nSubject: x\nDate: Tue, 17 Nov 2026 23:30:00 -0800\n\nhi", "a.txt", "2026-11-17"],
  ["Call notes\n21/10/2026, Zoom\nhi", "a.txt", "2026-10-21"],
  ["# Trip\n\nFlying out on 8 February 2027.", "a.md", "2026-11-20"],
  ["# List\n\n- [ ] send it by 19 Nov", "a.md", "2026-11-20"],
])("counts from the note's own day: %j", async (text, filename, day) => {
  expect(isoDay((await analysed(text, filename)).calendar.today)).toBe(day);
});
