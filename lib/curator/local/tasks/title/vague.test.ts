import { expect, it } from "vitest";
import { analysed, tasksOf } from "../../note.fixture";

it.each([
  [
    "Present: Wes Hall\n\nOur host is Lurdes Pinto and she wants to know when we arrive - Wes to message her by Friday.",
    "Wes Hall: Message her (Our host is Lurdes Pinto and she wants to know when we arrive) (2026-11-20)",
  ],
  [
    "Present: Jude Marr\n\nSomebody should bring a radio; Jude has an old one and will bring it tomorrow.",
    "Jude Marr: Bring it (Somebody should bring a radio; has an old one) (2026-11-19)",
  ],
  [
    "出席：森下様、藤井様\n\nラベルの校正は先週届いた。藤井さんが1月28日までに返送する。",
    "藤井: 返送する (ラベルの校正は先週届いた) (2027-01-28)",
  ],
])("says what a task is about that does not say it itself: %s", async (text, task) => {
  expect(tasksOf(await analysed(text, "2026-11-18 note.md"))).toContain(task);
});

it("takes no sentence about somebody for what a task is about", async () => {
  const text = "Alice Chen was there. Bob Ito will send the deck to Northwind by Monday.";
  expect(tasksOf(await analysed(text, "2026-11-18 note.md"))).toEqual([
    "Bob Ito: Send the deck to Northwind (2026-11-23)",
  ]);
});

it("takes no word of assent for what a task is about", async () => {
  const text =
    "[10:02] Ann Lee: lunch on sunday?\n[10:03] Bob Ray: perfect. I'll book the table at Rosso\n[10:04] Ann Lee: ok";
  expect(tasksOf(await analysed(text, "2026-11-18 chat.txt"))).toContain("Bob Ray: Book the table at Rosso");
});

it("takes no message that has the words of a task for what it is about", async () => {
  const text =
    "[10:02] Ann Lee: great, and Bob you wanted to do the playlist\n[10:03] Bob Ray: yes! will do it by friday\n[10:04] Ann Lee: ok";
  expect(tasksOf(await analysed(text, "2026-11-18 chat.txt"))).toContain(
    "Bob Ray: Do the playlist (2026-11-20)",
  );
});

it("says by the message before what a task of a chat is about", async () => {
  const text =
    "[10:02] Ann Lee: The council has not sent the water bill.\n[10:03] Bob Ray: I'll ring them on Monday.\n[10:04] Ann Lee: thanks\n[10:05] Bob Ray: np";
  expect(tasksOf(await analysed(text, "2026-11-18 chat.txt"))).toContain(
    "Bob Ray: Ring them (The council has not sent the water bill) (2026-11-23)",
  );
});

it.each([
  [
    "Present: Ann Lee\n\nThe boiler in flat 3 leaks again. They told us last winter. Ann Lee will ring them by Friday.",
    "Ann Lee: Ring them (The boiler in flat 3 leaks again, They told us last winter) (2026-11-20)",
  ],
  [
    "Presentes: Marta Ruiz\n\nLas 38 familias no han pagado la cuota. Marta Ruiz enviará un recordatorio a esas familias antes del 20 de noviembre.",
    "Marta Ruiz: Enviar un recordatorio a esas familias (Las 38 familias no han pagado la cuota) (2026-11-20)",
  ],
])(
  "says whatever a word in its title means, as far as the sentence that names it: %s",
  async (text, task) => {
    expect(tasksOf(await analysed(text, "2026-11-18 note.md"))).toContain(task);
  },
);

it("says of a long sentence before it no more than how it begins", async () => {
  const text =
    "Present: Ann Lee\n\nThe agency for the lift sent three quotes on Monday which nobody has compared so far, and the committee was not amused at all. Ann Lee will ring them by Friday.";
  expect(tasksOf(await analysed(text, "2026-11-18 note.md"))).toContain(
    "Ann Lee: Ring them (The agency for the lift sent three quotes on Monday which nobody has compared so far …) (2026-11-20)",
  );
});

it("leaves a title that says enough", async () => {
  const text =
    "Present: Ann Lee\n\nThe storm broke the fence near the orchard. Ann will mend the gate latch by Friday.";
  expect(tasksOf(await analysed(text, "2026-11-18 note.md"))).toEqual([
    "Ann Lee: Mend the gate latch (2026-11-20)",
  ]);
});

it.each([
  [
    "a greeting",
    "[10:02] Ann Lee: Thanks for coming. I will update the roadmap by Monday.",
    "Ann Lee: Update the roadmap (2026-11-23)",
  ],
  [
    "another task",
    "[10:02] Ann Lee: I will update the roadmap by Monday.\n[10:03] Bob Ray: I will book the room by Tuesday.",
    "Bob Ray: Book the room (2026-11-24)",
  ],
  [
    "a greeting of a mail, though it speaks to its reader",
    "From: Jan Huber <jan@huber.example>\nTo: Zoe Neil <zoe@example.org>\nSubject: Angebot\nDate: Fri, 20 Nov 2026 10:00:00 +0000\n\nHallo Zoe,\n\nich schicke Ihnen das Angebot bis Dienstag.",
    "Jan Huber: Das Angebot schicken (2026-11-24)",
  ],
])("does not say by %s what a clear task is about", async (_, text, task) => {
  const filename = text.startsWith("From:") ? "mail.eml" : "2026-11-18 chat.txt";
  expect(tasksOf(await analysed(text, filename))).toContain(task);
});

it.each([
  [
    "Present: Ann Lee\n\n- power: Ann Lee to ring Genesis by Friday",
    "Ann Lee: Ring Genesis (power) (2026-11-20)",
  ],
])("says by the beginning of its line what a task is about: %s", async (text, task) => {
  expect(tasksOf(await analysed(text, "2026-11-18 note.md"))).toContain(task);
});

it("takes nothing that a message says of its sender for what a task of a chat is about", async () => {
  const text =
    "[09:10] Ben Ray: the pump manual is still at the printers\n[09:12] Ann Lee: I'm off to lunch now, back at one\n[09:13] Ben Ray: Carla, can you send it to me please?\n[09:14] Carla Dorn: yes\n";
  const [task] = tasksOf(await analysed(text, "2026-11-18 chat.txt"));
  expect(task).toContain("the pump manual is still at the printers");
});
