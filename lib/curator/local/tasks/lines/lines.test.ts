import { expect, it } from "vitest";
import { analysed, analysedByRules, analysedWithGuesses, tasksOf } from "../../note.fixture";

const PRESENT =
  "# Committee 12 November 2026\n\nPresent: Desmond Pike (chair), Sandra Holt, Tariq Mehmood\n\n";
const ANWESEND =
  "# Vorstandssitzung 12.11.2026\n\nAnwesend: Xaver Huttenlocher, Babsi Gschwendtner, Irmi Plank\n\n";
const PRESENTI =
  "# Verbale riunione 12/11/2026\n\nPresenti: Ondina Cossutta, Dario Visintin, Marta Bassi\n\n";

it.each([
  [
    ANWESEND,
    "Kontoauszug bei der Bank besorgen – Babsi",
    "Babsi Gschwendtner: Kontoauszug bei der Bank besorgen",
  ],
  [
    PRESENTI,
    "Sentire il tecnico per la caldaia – Visintin",
    "Dario Visintin: Sentire il tecnico per la caldaia",
  ],
  [PRESENT, "The minutes to be sent round by Sandra.", "Sandra Holt: The minutes to be sent round by Sandra"],
  [
    ANWESEND,
    "Die Karten sind fertig. Aufgabe Babsi: Plakate drucken. Aufgabe (Irmi): Halle buchen.",
    "Irmi Plank: Halle buchen",
  ],
  [PRESENTI, "Manca il calendario. Compito Dario: scrivere al Comune.", "Dario Visintin: Scrivere al Comune"],
  [PRESENT, "- ACTION by Sandra to prepare two polls", "Sandra Holt: Prepare two polls"],
  [
    PRESENTI,
    "## Azioni\n\n- Aggiornare il sito della società. Responsabile Marta",
    "Marta Bassi: Aggiornare il sito della società",
  ],
  [PRESENT, "Shed roof. Desmond chases Roofwise for a quote.", "Desmond Pike: Chase Roofwise for a quote"],
])("reads in minutes who is to do it: %s%s", async (head, text, task) => {
  expect(tasksOf(await analysedByRules(head + text))).toContain(task);
});

it.each([
  [ANWESEND, "Vortrag über Bienen – Babsi"],
  [ANWESEND, "Rechnung vom Dachdecker erhalten – Babsi"],
  [ANWESEND, "Antrag angenommen (Irmi)"],
  [PRESENTI, "Lettere ai soci – Visintin"],
  [PRESENT, "Update on the roof – Desmond"],
  [PRESENT, "Sandra moves the motion."],
])("takes no name of a report for who is to do it: %s%s", async (head, text) => {
  expect(tasksOf(await analysedByRules(head + text))).toEqual([]);
});

it("takes no row of a list of people, and no report below who gives it, for a task", async () => {
  const people =
    "| Name | Organisation | Role |\n|---|---|---|\n| Sandra Holt | Oakwood Housing Association | Head of Finance |\n";
  const reports =
    "## Treasurer's report (Sandra)\n\n- Balance is £400\n\n## Grounds (Desmond)\n\n- The hedge is fine\n";
  expect(tasksOf(await analysedByRules(PRESENT + people + reports))).toEqual([]);
});

it.each([
  [
    "only its first column has a heading",
    "| Way forward | | |\n|---|---|---|\n| retire the trip advance | Sandra | 16/11/2026 |\n",
    "Sandra Holt: Retire the trip advance (2026-11-16)",
  ],
  [
    "one column says who and until when",
    "| TOP | Besprochen | Wer / bis |\n|---|---|---|\n| 3 Keller | Leichen im Keller markieren | Sandra, bis 20.11.2026 |\n| 4 Geld | Alles in Ordnung mit der Kasse | – |\n",
    "Sandra Holt: Leichen im Keller markieren (2026-11-20)",
  ],
])("reads a table of which %s", async (_, table, task) => {
  expect(tasksOf(await analysedByRules(PRESENT + table))).toEqual([task]);
});

it("reads the cell beside who does it as the task", async () => {
  const rows =
    "Flat 3\tcheck-out done, the deposit is in dispute\tphotos to DPS\tSandra\tFri\nFlat 9\tnew tenants came on Monday\tinventory\tTariq\tThu\n";
  expect(tasksOf(await analysedByRules(`${PRESENT}\n${rows}`))).toContain(
    "Sandra Holt: Photos to DPS (2026-11-13)",
  );
});

it("reads each line of a list of things to do as its keeper's", async () => {
  const text =
    "A FAIRE semaine 46 (Aubin)\n\nrappeler la mairie pour la salle\nporter les échantillons au labo\ncaler la fourche du tracteur\ndevis bouchons\npain\n";
  const found = tasksOf(await analysedWithGuesses(text, "S46.txt"));
  expect(found.filter((task) => task.startsWith("Aubin: "))).toContain("Aubin: Caler la fourche du tracteur");
});

it("reads lines of which some are ticked off as a list of things to do", async () => {
  const lines =
    "bond lodged ✔\nmail redirect ✔\nletter to the landlord\nboxes from the garage\ncurtains - measure first\n";
  const { kind } = await analysedByRules(`moving\n${lines}`, "moving.txt");
  expect(kind).toBe("todo");
});

it("gives the list below a heading that ends with a name to him", async () => {
  const text =
    "# Rehearsal report\n\nPresent: Benji Cole, Xiomara Diaz\n\n## Props (Benji)\n\n- reinforce the lobster pot\n\n## Sound (Xiomara)\n\n- send three other gulls\n";
  expect(tasksOf(await analysedByRules(text))).toEqual([
    "Benji Cole: Reinforce the lobster pot",
    "Xiomara Diaz: Send three other gulls",
  ]);
});

it.each([
  ["- [ ] cheque to the museum -- Sandra in the office cuts it", "Sandra Holt: "],
  ["- [ ] name tags (Sandra offered, she has the label maker)", "Sandra Holt: "],
])("reads the owner after a dash or in brackets: %s", async (text, who) => {
  expect(tasksOf(await analysedWithGuesses(PRESENT + text)).some((task) => task.startsWith(who))).toBe(true);
});

it("gives what is to be done with somebody to the keeper of the list", async () => {
  const text =
    "ToDo Liste (Ingrid)\n\nHannelore zurückrufen, wegen Kur\nBrille beim Optiker abholen\nden Rasen mähen\nRechnung von der Apotheke bezahlen\ndie Blumen gießen\nKuchen backen\n";
  expect(tasksOf(await analysedWithGuesses(text, "todo.txt"))).toContain(
    "Ingrid: Hannelore zurückrufen, wegen Kur",
  );
});

it("takes the title over a list for no task", async () => {
  const items = "ring Bellway Tools about the saw\nnew blade for the jigsaw\nsweep the yard\norder varnish\n";
  const { tasks } = await analysedWithGuesses(`shop list, thu 26 nov (Ruth)\n\n${items}`);
  expect(tasks.map(({ title }) => title)).toContain("Sweep the yard");
  expect(tasks.map(({ title }) => title)).not.toContain("Shop list");
});

it("reads whose next step it is", async () => {
  const analysis = await analysedByRules(
    `${PRESENT}- Next step is for Tariq to write a first draft of the flyer.`,
  );
  expect(tasksOf(analysis)).toEqual(["Tariq Mehmood: Write a first draft of the flyer"]);
});

it("takes a group that is called TODO for no task", async () => {
  const { tasks } = await analysedByRules("# Guide\n\n* TODO General Members\n* TODO Write the summary\n");
  expect(tasks.map(({ title }) => title)).toEqual(["Write the summary"]);
});

it("gives no task to a candidate for an office", async () => {
  const text = `${ANWESEND}Babsi Gschwendtner stellt sich zur Wahl. Irmi Plank stellt zur Diskussion, ob es Freitage geben soll.`;
  expect(tasksOf(await analysedByRules(text))).toEqual([]);
});

it("reads the day in the brackets of a form", async () => {
  const table =
    "| Descripción breve | Responsable | Fecha límite |\n|---|---|---|\n| Buscar sala para la cena | Nerea Ibáñez | [05/02/2027] |\n";
  const { tasks } = await analysedByRules(
    `# Acta\n\nAsistentes: Nerea Ibáñez\n\n## Tareas asignadas\n\n${table}`,
  );
  expect(tasks.map(({ title, due }) => [title, due])).toEqual([["Buscar sala para la cena", "2027-02-05"]]);
});

it("a box above indented ones is their heading, unless it says what to do", async () => {
  const titles = async (text: string) => (await analysedByRules(text)).tasks.map(({ title }) => title);
  const below = "\n\t- [ ] Renew the card\n\t- [ ] Call the plumber\n";
  expect(await titles(`# Todo\n\n- [ ] Personal${below}`)).toEqual(["Renew the card", "Call the plumber"]);
  expect(await titles(`# Todo\n\n- [ ] Clean up${below}`)).toHaveLength(3);
});

it("a question or suggestion in Dutch minutes is not a task", async () => {
  const present = "# Bestuur 12 november 2026\n\nAanwezig: Arjan Vos, Hidde Mol\n\n";
  const text = (sentence: string) => analysedByRules(present + sentence).then(tasksOf);
  expect(await text("Arjan vraagt of alles gedocumenteerd kan worden.")).toEqual([]);
  expect(await text("Hidde stelt voor om dit volgend jaar te doen.")).toEqual([]);
  expect(await text("Taak Hidde: contact opnemen met de boekhouder.")).toHaveLength(1);
});

it("a report below a person's name is not a task", async () => {
  const text =
    "# Group meeting\n\n## Ann\n\n- The scanner is down again\n- Order a lamp\n\n## Bob\n\n- Chapter 2 is with Eve\n- The flyers are to be printed\n- Check if the layer is older\n";
  const { tasks } = await analysedByRules(text);
  expect(tasks.map(({ title }) => title)).toEqual([
    "Order a lamp",
    "The flyers are to be printed",
    "Check if the layer is older",
  ]);
});

const STAND_UP = `# Weekly sync 2026-11-20

Attendees: @bramfeld, @okoro, @tilde-w

## Updates

@bramfeld

- Done:
    - Merged the cache of thumbnails
    - Pair programmed with @okoro to build the new menu
- Blocked:
    - Need review of the menu from @tilde-w
- Next:
    - Add a license to the site
    - Write the post for Monday

@okoro
- Yesterday:
    - Extract the old notes from the drive
- Today:
    - Finish the call helper
`;

it("reads from a stand-up what each is to do next, and nothing of what was done", async () => {
  const analysis = await analysedWithGuesses(STAND_UP, "2026-11-20 sync.md");
  const tasks = tasksOf(analysis);
  for (const task of ["bramfeld: Add a license to the site", "okoro: Finish the call helper (2026-11-20)"])
    expect(tasks).toContain(task);
  expect(tasks.join("\n")).toMatch(/bramfeld: Write the post/);
  expect(tasks.join("\n")).not.toMatch(/Merged|Pair|Extract|(?:^|: )(?:Done|Next|Blocked|Today)/m);
});

it("reads lines behind `>` as items in a text that is no mail, and as quotes elsewhere", async () => {
  const list =
    "COISAS A TRATAR\nTeresa Vaz, 8 jan 2027\n\nATÉ FIM DO MÊS\n> mandar o mapa de presenças à Câmara\n> arrumar o sótão da escola\n";
  expect(tasksOf(await analysedWithGuesses(list, "lista.txt")).map((it) => it.replace(/^.*: /, ""))).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^Mandar o mapa/),
      expect.stringMatching(/^Arrumar o sótão/),
    ]),
  );
  const quote = "# Notes\n\nAnn wrote:\n\n> Bob, please call the bank\n> and order the cups.\n";
  expect(tasksOf(await analysed(quote, "notes.md"))).toEqual([]);
});

it.each([
  "- Sandra is the liaison officer and she could be asked to write a letter to the police.",
  "- Desmond is contemplating sending a reminder with a gentle deadline next Monday.",
  "- Tariq will be at the fair in Bristol on 4 December.",
  "- Sandra sends her apologies for next week.",
])("takes how somebody is for no task: %s", async (line) => {
  expect(tasksOf(await analysedWithGuesses(`${PRESENT}## Discussion\n\n${line}\n`, "minutes.md"))).toEqual(
    [],
  );
});

it("titles what somebody is doing by its verb", async () => {
  const text = `${PRESENT}## Discussion\n\n- Tariq is updating the wiki page with the new dates.\n`;
  expect(tasksOf(await analysed(text, "minutes.md"))).toEqual([
    "Tariq Mehmood: Update the wiki page with the new dates",
  ]);
});

it("takes neither a word over a list nor a box of an agenda for a task", async () => {
  const sync = `${PRESENT}## Sandra\n\n- Blocked/Asked:\n- (no blockers)\n- Finish the call helper\n\n## Tariq\n\n- Questions:\n- Extract the notes\n`;
  expect((await analysed(sync, "sync.md")).tasks.map(({ title }) => title)).toEqual([
    "Finish the call helper",
    "Extract the notes",
  ]);
  const agenda = `${PRESENT}## New agenda items\n\n- [x] (Sandra) Use of the hall in winter\n- [x] (Tariq) New release of the map\n`;
  expect(tasksOf(await analysed(agenda, "minutes.md"))).toEqual([]);
});

it("gives what will be done by somebody to that person", async () => {
  const text = `${PRESENT}Plot transfers will be covered by Sandra.\n`;
  expect(tasksOf(await analysedByRules(text))).toEqual(["Sandra Holt: Cover plot transfers"]);
});

it("takes neither who came, nor a topic, nor what is above the actions, for a task", async () => {
  const roll =
    "# Council\n\n## Non-voting projects\n\n- [x] Ruth Greenlaw - OpenTilth Representative\n- [ ] Emil Olinsky - Fenland Software Foundation\n";
  expect(tasksOf(await analysed(roll, "minutes.md"))).toEqual([]);
  const topics = `${PRESENT}- AI policy\n- Action Items\n- AI Tariq to order the coal\n`;
  expect(tasksOf(await analysed(topics, "minutes.md"))).toEqual(["Tariq Mehmood: Order the coal"]);
});
