import { expect, it } from "vitest";
import { analysed, knownRecord, tasksOf } from "../note.fixture";
import { planLocally } from "../plan-locally";

const found = async (text: string): Promise<string[]> => tasksOf(await analysed(text, "a.md"));
const head = "# Team notes 12 November 2026\n\nAttendees: Anna Berg, Tom Hill\n\n";

it("is one task, however the text says it again", async () => {
  expect(
    await found(`${head}Tom will call the bank.\n\n## Actions\n- [ ] Please call the bank again by Friday\n`),
  ).toEqual(["Tom Hill: Call the bank again (2026-11-13)"]);
  expect(
    await found(
      "# Overleg 12 november 2026\n\nAanwezig: Marieke de Vries, Kees Postma\n\n## Actiepunten\n- Marieke: Postma bellen\n- Marieke belt nog een keer Postma voor vrijdag\n",
    ),
  ).toEqual(["Marieke de Vries: Postma bellen (2026-11-13)"]);
  expect(
    await found(
      "# Besprechung 12. November 2026\n\nAnwesend: Jana Roth, Karl Weber\n\n## Aufgaben\n- Jana: Angebot einholen\n- Jana: nochmal das Angebot einholen bis Freitag\n",
    ),
  ).toHaveLength(1);
});

it("has the quotes of both", async () => {
  const content = `${head}## Actions\n- [ ] Call the bank\n- [ ] Please call the bank again by Friday\n`;
  const { entities } = await planLocally({
    filename: "a.md",
    content,
    receivedAt: new Date("2026-11-20T09:00:00Z"),
    known: [knownRecord("person", "Anna Berg")],
  });
  const tasks = entities.filter(({ type }) => type === "task");
  expect(tasks.map(({ body }) => body)).toEqual([
    "Assigned in “Team notes 12 November 2026”:\n\n> Please call the bank again by Friday\n\n> Call the bank",
  ]);
});

it("is another one for another person, number, day or thing", async () => {
  const actions = [
    "Call Anna",
    "Call Anton",
    "Send invoice 12",
    "Send invoice 13",
    "Order chairs",
    "Order chairs for the church",
    "Tom: order cups",
    "Anna: order cups",
    "Ring the vet by 27 November",
    "Ring the vet again by 30 November",
    "Move chairs from hall to church",
    "Move chairs from church to hall",
  ];
  const text = `${head}## Actions\n${actions.map((action) => `- [ ] ${action}\n`).join("")}`;
  expect(await found(text)).toHaveLength(actions.length);
});

it.each([
  [
    "Petra Schuster holt drei Angebote für das Dach ein.\n\n## Aufgaben\n- Petra Schuster: drei Angebote für das Dach einholen",
    "Drei Angebote für das Dach einholen",
  ],
  [
    "## Offene Punkte\n- Petra Schuster schließt den Vertrag mit der Stadt ab\n- Petra Schuster: Vertrag mit der Stadt abschließen",
    "Vertrag mit der Stadt abschließen",
  ],
])("is one with a separable verb, joined or not: %s", async (items, title) => {
  const text = `# Protokoll der Vorstandssitzung 12.11.2026\n\nAnwesend: Petra Schuster, Jan Brandt\n\n${items}\n`;
  expect(tasksOf(await analysed(text, "a.md"))).toEqual([`Petra Schuster: ${title}`]);
});

it("is one with a separable verb in Dutch", async () => {
  const text =
    "# Notulen bestuur 12 november 2026\n\nAanwezig: Joke de Vries, Wim Bakker\n\nActiepunten\n- Wim Bakker nodigt de wethouder uit\n- Wim Bakker: wethouder uitnodigen\n- Joke de Vries vraagt offertes op\n- Joke de Vries: offertes opvragen\n";
  expect(tasksOf(await analysed(text, "a.md"))).toEqual([
    "Wim Bakker: De wethouder uitnodigen",
    "Joke de Vries: Offertes opvragen",
  ]);
});
