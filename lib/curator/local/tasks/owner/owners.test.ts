import { expect, it } from "vitest";
import { analysed, analysedByRules, analysedWithGuesses } from "../../note.fixture";
import { recordName } from "../../people/person";

/** Each task as `title | owner | due`. */
async function tasksOf(text: string): Promise<string[]> {
  const { tasks } = await analysedWithGuesses(text);
  return tasks.map(({ title, owner, due }) =>
    [title, owner ? recordName(owner) : "nobody", due ?? "some day"].join(" | "),
  );
}

it("knows a first name of those present that is a word in English only", async () => {
  const minutes =
    "# Verslag\nAanwezig: Joke de Boer, Pieter Postma\n\n- De offerte van de aannemer is nog niet binnen.\n- Joke belt Postma\n";
  expect(await tasksOf(minutes)).toContain("Postma bellen | Joke de Boer | some day");
});

it.each(["Please send me the signed contract by 3 December.", "Can you send me the slides by Monday?"])(
  "never gives a request of a mail to the one who asks: %s",
  async (request) => {
    const header = (to: string) =>
      `From: Paula Weiss <paula@weiss.example>\nTo: ${to}\nSubject: Question\nDate: Fri, 20 Nov 2026 10:00:00 +0000\n\n`;
    const owners = async (to: string) => {
      const { tasks } = await analysedWithGuesses(header(to) + request, "mail.eml");
      return tasks.map(({ owner }) => owner && recordName(owner));
    };
    expect(await owners("ian@grey.example")).toEqual([undefined]);
    expect(await owners("Ian Grey <ian@grey.example>")).toEqual(["Ian Grey"]);
  },
);

it.each([
  [
    "# Ruth Abernathy - to do\n\n- call the vet\n- pay Hollins Garage\n- ask Colin for the ladder",
    "Ruth Abernathy",
  ],
  ["Marcus's list\n\nring BT\nget boxes from Aldo\nmeasure the sofa\ncancel the gym", "Marcus"],
  [
    "TO DO before the fair\nfrom Lotte\n\n- order bunting\n- pay the marquee\n- ask Pim for the float",
    "Lotte",
  ],
  [
    "Notizbuch Karl Reuter\n\n- Steuerberater anrufen\n- mit Sabine wegen der Ferien und der Reise reden\n- Reifen wechseln lassen",
    "Karl Reuter",
  ],
  ["松本のやることリスト\n\n・歯医者の予約\n・発表スライド直す\n・山田さんに返事をする", "松本"],
  [
    "---\nauthor: Dervla Quinn\n---\n\nMust order garlic before the weekend. I need to get felt.",
    "Dervla Quinn",
  ],
  [
    "Kitchen list (Milo)\n\nring about the door seal again, third time now, and ask for the manager this time\ntill roll\nnew filter for the tap\nflour order in by noon",
    "Milo",
  ],
  ["# Ward notes\n\nQuiet day.\n\nI'll write up the reflective piece by Friday.\n\n— Hilary", "Hilary"],
])("gives the tasks of a personal list to who keeps it: %j", async (text, owner) => {
  const tasks = await tasksOf(text);
  expect(tasks.length).toBeGreaterThan(0);
  for (const task of tasks) expect(task).toContain(`| ${owner} |`);
});

it("reads the lines of a list without bullets as a task each, of which none is wrapped", async () => {
  const text =
    "Kitchen list\n\nring about the door seal again, third time now, and ask for the manager this time\ntill roll\nnew filter for the tap\nflour order in\nwipe the shelves";
  const titles = (await tasksOf(text)).map((task) => task.split(" | ")[0]);
  expect(titles).toEqual(expect.arrayContaining(["Till roll", "New filter for the tap", "Flour order in"]));
});

it.each([
  [
    "a legend",
    "# To do\nSi = Silke Petersen, Me = Merve Aktaş (Azubi)\n\n- [ ] Amt anrufen  Si\n- [ ] Rezept faxen  Me",
    ["Amt anrufen | Silke Petersen", "Rezept faxen | Merve Aktaş"],
  ],
  [
    "a column without a name",
    "# Progress meeting\n\n### Attendees\n| | | |\n|---|---|---|\n| Neil Garrity | Hallam Homes | NG |\n| Beata Wojcik | Pell Architects | BW |\n\n### Actions\n- BW: resubmit the drawings\n- sweep the road (NG)",
    ["Resubmit the drawings | Beata Wojcik", "Sweep the road | Neil Garrity"],
  ],
])("knows initials by %s", async (_by, text, expected) => {
  const tasks = (await tasksOf(text)).map((task) => task.replace(/ \| [^|]*$/u, ""));
  expect(tasks).toEqual(expect.arrayContaining(expected));
});

it.each([
  [
    "two names and a word between them",
    "Asistentes: Salma Vega, Emilio Ruiz\n\n## Tareas\n\n- Salma y Emilio: buscar a los patrocinadores\n",
    "Buscar a los patrocinadores | Salma Vega | some day",
  ],
  [
    "a label at the end, with what is not its accent, rather than what it begins with",
    "Presentes: Paloma Reis, Hans Lima, Festa Braga\n\n## Tarefas\n\n- Festa: levantar pessoal para ajudar. Responsavel: Paloma, Hans\n",
    "Festa - levantar pessoal para ajudar | Paloma Reis | some day",
  ],
  [
    "initials among actions and resolutions",
    "Present: Greg Walsh, Katy Hull\n\n**Actions/Resolutions**\n\n- GW: make contact with Leah Sander\n",
    "Make contact with Leah Sander | Greg Walsh | some day",
  ],
])("knows who does it by %s", async (_by, text, expected) => {
  const { tasks } = await analysed(text);
  expect(
    tasks.map(({ title, owner }) => `${title} | ${owner ? recordName(owner) : "nobody"} | some day`),
  ).toEqual([expected]);
});

it("takes what is ticked at its end for done", async () => {
  const text = "# To do\n\n- Rezept abholen ✔\n- Hahn reparieren lassen\n- Karte kaufen → ich";
  const titles = (await tasksOf(text)).map((task) => task.split(" | ")[0]);
  expect(titles).toEqual(["Hahn reparieren lassen", "Karte kaufen"]);
});

it("gives the minute taker only what is in the first person", async () => {
  const tasks = await tasksOf(
    "# Minutes\n\nPresent: Ann Lee, Bob Ito\nNotes: Ann Lee\n\nI'll circulate these by Thursday.\n\n# Actions\n- book the hall",
  );
  expect(tasks.filter((task) => /circulate/i.test(task))[0]).toContain("| Ann Lee |");
  expect(tasks.filter((task) => /hall/i.test(task))[0]).toContain("| nobody |");
});

it("reads lists below the names of people by a rule", async () => {
  const { tasks } = await analysedByRules(
    "# Boat club\n\nRuth will come. Colm is bringing the boat.\n\nThe season was long.\n\nThe slip is dry again.\n\nWe were lucky with the weather.\n\n## Ruth\n- antifoul, two tins\n- ring the crane people\n\n## Colm\n- new batteries",
  );
  const listed = tasks.filter(({ title }) => !/come|boat/i.test(title));
  expect(listed.map(({ title, owner }) => [title, owner && recordName(owner)])).toEqual([
    ["Antifoul, two tins", "Ruth"],
    ["Ring the crane people", "Ruth"],
    ["New batteries", "Colm"],
  ]);
});

const PRESENT = "# Minutes\n\nPresent: Maria Duarte (chair), Paul Neill (treasurer), Kirsty Boyd\n\n";
const PRESENTS = "# Compte rendu\n\nPrésents : Claire Vidal (présidente), Hugo Lefort, Nadia Benali\n\n";
const ANWESEND = "# Protokoll\n\nAnwesend: Jutta Kern (Vorsitz), Bernd Ohlsen, Miriam Tal\n\n";

it.each([
  [
    PRESENT,
    "Paul reported a balance of 12. He is to send the accounts to Maria.",
    "Send the accounts",
    "Paul Neill",
  ],
  [PRESENT, "The treasurer will look into a card reader.", "card reader", "Paul Neill"],
  [
    `${PRESENT}Notes: Kirsty Boyd\n\n`,
    "Maria has asked the caterer and will share the price with everyone.",
    "price",
    "Maria Duarte",
  ],
  [PRESENTS, "Hugo appelle la mairie pour la salle. Il doit aussi rendre les clés.", "clés", "Hugo Lefort"],
  [ANWESEND, "Die Vorsitzende schreibt die drei säumigen Mitglieder an.", "säumigen", "Jutta Kern"],
  [ANWESEND, "Das Zelt für das Fest besorgt Miriam.", "Fest besorgen", "Miriam Tal"],
  [
    ANWESEND,
    "Bernd holt bei den Stadtwerken ein Angebot ein (Frist: Freitag).",
    "Angebot einholen",
    "Bernd Ohlsen",
  ],
  [ANWESEND, "Um die Getränke kümmert sich Bernd.", "um die Getränke kümmern", "Bernd Ohlsen"],
])("knows who is meant: %s%s", async (head, text, part, owner) => {
  const found = (await tasksOf(head + text)).find((task) => task.includes(part));
  expect(found).toContain(`| ${owner} |`);
});

it("takes nobody below the heading “Notes” for who keeps the list", async () => {
  const text =
    "# Week 48\n\n- [ ] chase Harlow for October\n- [ ] send Moira the photos\n\n## Notes\nHarlow has a new accounts person.\n";
  expect((await analysed(text, "week.md")).tasks.map(({ owner }) => owner)).toEqual([undefined, undefined]);
});

it("knows who does it by a name of two letters in the middle of a line", async () => {
  const text = "Present: Colin Pryce\n\nThe price is high. Jo to ring the agent before 11 December 2026.";
  expect(await tasksOf(text)).toEqual(["Ring the agent (The price is high) | Jo | 2026-12-11"]);
});

const COMMITTEE = "Present: Imran Sheikh, Gwen Pugh, Tomek Baran\n\n";

it.each([
  ["IT (Tomek) will replace the switches on Friday.", "Replace the switches | Tomek Baran | 2026-11-20"],
  [
    "- [ ] Prototype the form @Imran Sheikh December 2, 2026",
    "Prototype the form | Imran Sheikh | 2026-12-02",
  ],
  [
    "## Next steps\n\n- Intro call with Tomek – first week of January",
    "Intro call with Tomek – first week of January | Tomek Baran | some day",
  ],
  [
    "## Follow-up tasks\n\n- Contract: Get the view of the lawyers. (Gwen, Imran)",
    "Contract - Get the view of the lawyers | Gwen Pugh | some day",
  ],
])("as meeting tools name who does it: %s", async (text, task) => {
  expect(await tasksOf(COMMITTEE + text)).toEqual([task]);
});
