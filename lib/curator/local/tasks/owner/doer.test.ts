import { expect, it } from "vitest";
import { analysed, tasksOf } from "../../note.fixture";

it.each([
  [
    "is called by name, and stays out of the title",
    "[10:02] Ann Lee: Bob will you let the consultants know about the new limit, by Friday\n[10:03] Bob Ray: will do\n[10:04] Ann Lee: ta",
    "chat.txt",
    "Bob Ray: Let the consultants know about the new limit (2026-11-20)",
  ],
  [
    "is called in German",
    "From: Dana Hofer <dana@schule.example>\nTo: Ferdinand Moser <f@schule.example>\nSubject: Tag der offenen Tür\n\nFerdinand, du teilst bitte die Kinder für die Führungen ein.\n\nDana Hofer",
    "mail.eml",
    "Ferdinand Moser: Die Kinder für die Führungen einteilen",
  ],
  [
    "says so next, when nobody in particular is asked",
    "[10:02] Ann Lee: Somebody has to write the rollback part of the runbook by Friday\n[10:03] Bob Ray: I'll do it\n[10:04] Ann Lee: ta",
    "chat.txt",
    "Bob Ray: Write the rollback part of the runbook (2026-11-20)",
  ],
  [
    "is marked by a letter at the end of the line",
    "# To do\n\nSven Roth + Ömer Kaya\n\n- Kita neue Adresse melden S\n- Stromzähler ummelden Ö\n- Nachsendeauftrag beantragen S",
    "todo.md",
    "Sven Roth: Kita neue Adresse melden",
  ],
])("%s", async (_, text, filename, task) => {
  expect(tasksOf(await analysed(text, `2026-11-18 ${filename}`))).toContain(task);
});

it("is nobody who is only named as what is to be done with", async () => {
  const text =
    "Present: Ann Lee, Tom Kirsch\n\nActions\n- tell Tom Kirsch about the new rota\n- ring Tom Kirsch's bank";
  expect(tasksOf(await analysed(text, "2026-11-18 minutes.md"))).toEqual([
    "Tell Tom Kirsch about the new rota",
    "Ring Tom Kirsch's bank",
  ]);
});

it.each([
  "SITE DIARY\nKept by Fraser Reid\n\n- [ ] phone the council tomorrow (me)",
  "BENCH BOOK - Fraser Reid\n\nSnow.\n\n- [ ] phone the council tomorrow (me)",
  "Site diary\n\n- [ ] phone the council tomorrow (me)\n\nDone for today. - Fraser Reid",
])("who writes a note does what it gives to me: %s", async (text) => {
  expect(tasksOf(await analysed(text, "2026-11-18 note.txt"))).toContain(
    "Fraser Reid: Phone the council (2026-11-19)",
  );
});

it("does not end a task of a label after Mr.", async () => {
  const text = "Present: Ann Lee\n\nTomorrow: sharpen the planes. Then regraduate Mr. Kirsch's viola top.";
  expect(tasksOf(await analysed(text, "2026-11-18 note.txt")).join("; ")).toContain(
    "egraduate Mr. Kirsch's viola top",
  );
});

it("reads a list whose lines begin with the initials of who does it", async () => {
  const text =
    "LADEN Mo 23.11.26\n\nRK  Remission fertig machen             Di\nJT  Fenster Advent neu machen\nRK  Gutscheine nachdrucken\nJT  Regal umräumen ✓\n\nRK = Roswitha Klapper, JT = Jannis Tormann";
  expect(tasksOf(await analysed(text, "2026-11-18 laden.txt"))).toEqual([
    "Roswitha Klapper: Remission fertig machen (2026-11-24)",
    "Jannis Tormann: Fenster Advent neu machen",
    "Roswitha Klapper: Gutscheine nachdrucken",
  ]);
});
