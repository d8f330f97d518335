import { describe, expect, it } from "vitest";
import { LIKELY } from "../../plan";
import { analysedByRules, tasksOf } from "../note.fixture";
import { planLocally } from "../plan-locally";

const PRESENT =
  "# Minutes, 18 November 2026\n\nPresent: Imran Sheikh (Treasurer), Gwen Pugh, Tomek Baran\n\n";
const found = async (text: string) => tasksOf(await analysedByRules(PRESENT + text));

describe("what somebody would do, as minutes report it", () => {
  it.each([
    ["Gwen would contact the surveyor.", "Gwen Pugh: Contact the surveyor"],
    ["Tomek would look into the price of gravel.", "Tomek Baran: Look into the price of gravel"],
    [
      "Imran reported on the lease. He would speak to the landlord before Christmas.",
      "Imran Sheikh: Speak to the landlord (2026-12-24)",
    ],
    ["The Treasurer would write to the bank.", "Imran Sheikh: Write to the bank"],
    ["The Clerk would contact Highways about the sign.", "Contact Highways about the sign"],
    ["As the county had paid, the Treasurer agreed to ask for a receipt.", "Imran Sheikh: Ask for a receipt"],
    ["The mowers would be adjusted when needed by Tomek.", "Tomek Baran: Adjust the mowers"],
  ])("is a task: %s", async (text, task) => {
    expect(await found(text)).toEqual([task]);
  });

  it.each([
    "Gwen would like to see the figures.",
    "Gwen would support the application.",
    "Tomek would be away in March.",
    "The Treasurer would prefer a smaller hall.",
    "The board would collapse in the rain.",
  ])("is none where it is a wish or an opinion: %s", async (text) => {
    expect(await found(text)).toEqual([]);
  });
});

it.each(["The Secretary to write to the school.", "Gwen/Tomek to put together dates."])(
  "what an infinitive behind a name or an office assigns is shown: %s",
  async (text) => {
    const plan = await planLocally({
      filename: "minutes.md",
      content: PRESENT + text,
      receivedAt: new Date("2026-11-20T09:00:00Z"),
      known: [],
    });
    const [task] = plan.entities.filter(({ type }) => type === "task");
    expect(task?.confidence).toBeGreaterThanOrEqual(LIKELY);
  },
);

it.each([
  ["Gwen will disconnect the switches.", "Gwen Pugh: Disconnect the switches"],
  ["Tomek to service the boiler.", "Tomek Baran: Service the boiler"],
  ["Imran to price the new gates.", "Imran Sheikh: Price the new gates"],
])("verbs that are also nouns, or rare: %s", async (text, task) => {
  expect(await found(text)).toEqual([task]);
});

it("nouns that are also verbs are no orders", async () => {
  expect(await found("Price list attached.\n\nService times are on the door.")).toEqual([]);
});

describe("of a resolution", () => {
  it.each([
    [
      "Resolved: Gwen to liaise with the cafe about better services.",
      "Gwen Pugh: Liaise with the cafe about better services",
    ],
    [
      "Agreed: Imran to obtain two more quotes by Friday",
      "Imran Sheikh: Obtain two more quotes (2026-11-20)",
    ],
    ["It was agreed that Tomek would speak to the neighbours.", "Tomek Baran: Speak to the neighbours"],
    ["It was agreed Gwen Pugh, Tomek & Imran would review the details.", "Gwen Pugh: Review the details"],
  ])("it is what somebody is to do: %s", async (text, task) => {
    expect(await found(text)).toEqual([task]);
  });

  it("it is nothing where somebody only becomes something", async () => {
    expect(await found("Agreed: Gwen to be treasurer from January.")).toEqual([]);
  });
});

describe("of several", () => {
  it("each does what the sentence says, one after the other", async () => {
    expect(await found("Tomek will replace the broken tap and then Gwen will open the outer valve.")).toEqual(
      ["Tomek Baran: Replace the broken tap", "Gwen Pugh: Open the outer valve"],
    );
  });

  it("what they have agreed to do is theirs, and no decision", async () => {
    const text = `${PRESENT}Gwen and Tomek have agreed to begin to draw up a list of repairs.`;
    const { tasks, decisions } = await analysedByRules(text);
    expect(tasksOf({ tasks } as never)).toEqual(["Gwen Pugh: Draw up a list of repairs"]);
    expect(decisions).toEqual([]);
  });

  it.each([
    ["Gwen P. will pass on the message to the school.", "Gwen Pugh: Pass on the message to the school"],
    ["Tomek B. and Gwen P. will go over the electric work.", "Tomek Baran: Go over the electric work"],
  ])("each may have the first letter of a surname: %s", async (text, task) => {
    expect(await found(text)).toEqual([task]);
  });
});

it.each([
  [
    "Met Sunil by the station. Promised I'd introduce him to Katrin.",
    "Introduce him to Katrin (Met Sunil by the station)",
  ],
  ["Note to self: send the spreadsheet to Mum.", "Send the spreadsheet to Mum"],
  ["Spoke to Robert. Said I'd check the price with Ingrid.", "Check the price with Ingrid"],
  ["I told Helena I'd sign page two and scan it.", "Sign page two and scan it"],
  ["Must remember to cancel the gym before the 5th.", "Cancel the gym"],
])("what somebody promised is shown: %s", async (content, title) => {
  const plan = await planLocally({
    filename: "27 November.md",
    content,
    receivedAt: new Date("2026-11-30T09:00:00Z"),
    known: [],
  });
  const [task] = plan.entities.filter(({ type }) => type === "task");
  expect(task?.name).toBe(title);
  expect(task?.confidence).toBeGreaterThanOrEqual(LIKELY);
});
