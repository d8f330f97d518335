import { describe, expect, it } from "vitest";
import { LIKELY } from "../../plan";
import { analysed, analysedByRules, analysedWithGuesses, tasksOf } from "../note.fixture";
import { planLocally } from "../plan-locally";

const likely = async (content: string): Promise<string[]> => {
  const plan = await planLocally({
    filename: "note.md",
    content,
    receivedAt: new Date("2026-11-20T12:00:00Z"),
    known: [],
  });
  return plan.entities
    .filter(({ type, confidence }) => type === "task" && confidence >= LIKELY)
    .map(({ name }) => name);
};

describe("tasks as a secretary puts them", () => {
  it("reads what an office is to do, also where nobody is known to hold it, in any sentence", async () => {
    const text =
      "Minutes of the parish council, 3 November 2026\n\n(a) Boxes are not collected. Clerk to contact the contractor.\n\n(b) Graffiti on the pub. Chairman to write to the brewery.\n";
    expect(await likely(text)).toEqual([
      "Contact the contractor (Boxes are not collected)",
      "Write to the brewery (Graffiti on the pub)",
    ]);
  });

  it("reads who does it behind what it is about, also under a first name that nothing else has", async () => {
    const text =
      "## Open actions\n\n- Chart paper: Gareth to liaise with the printers\n- Chart sheet: Ann Lee to share the survey\n";
    expect(tasksOf(await analysed(text, "note.md"))).toEqual([
      "Gareth: Chart paper - liaise with the printers",
      "Ann Lee: Chart sheet - share the survey",
    ]);
  });

  it("believes brackets at the end before the name behind what it is about", async () => {
    const text =
      "Attendees: Ann Lee, Bob Ito\n\n## Actions\n\n- Expert report: Bob to send his fees, chase if not (Ann)\n";
    expect((await analysedByRules(text, "note.md")).tasks.map(({ owner }) => owner?.name.words[0])).toEqual([
      "Ann",
    ]);
  });

  it.each([
    "Attendees: Ann Lee, Bob Ito\n\nAnn stated she is going to speak with the caterers about the tables.\n",
    "Attendees: Ann Lee, Bob Ito\n\n## Actions\n- Ann stated she is going to speak with the caterers about the tables\n",
  ])("reads what somebody says that she is going to do: %j", async (text) => {
    expect(tasksOf(await analysed(text))).toEqual(["Ann Lee: Speak with the caterers about the tables"]);
  });

  it("takes neither an office that somebody offers to fill for a task, nor what he asks others to do", async () => {
    const text =
      "Attendees: Ann Lee, Bob Ito, Kim Dorn\n\nBob offered to be a replacement for Kim. Ann asked to be added to the list of speakers.\n";
    expect(tasksOf(await analysedWithGuesses(text))).toEqual([]);
  });

  it("reads all actions below a heading that says what came of the meeting", async () => {
    const text =
      "# Club, 2 May 2026\n\n## Action items resulting\n- Do a callout for a quartermaster\n- Remind people to mail out\n";
    expect(await likely(text)).toEqual(["Do a callout for a quartermaster", "Remind people to mail out"]);
  });

  it("takes nothing below a heading for actions that says that there is none, or where to look", async () => {
    const text = "## Actions\n\nNone. Keep on as present.\n\n- See: the milestone of the site\n";
    expect(await likely(text)).toEqual([]);
  });

  it("calls only the first sentence behind a label an action, and no question", async () => {
    const found = await analysedByRules(
      "action: send the plan round? Need a fix here.\n\nAction: order the paint. Check the shed.\n",
      "note.md",
    );
    expect(found.tasks.filter(({ isLabelled }) => isLabelled).map(({ title }) => title)).toEqual([
      "Order the paint",
    ]);
  });

  it("keeps a span of days that is no deadline, and counts from the meeting that a heading names", async () => {
    const people = "Attendees: Ann Lee, Bob Ito\n\n";
    expect(
      tasksOf(
        await analysed(
          `${people}Ann will announce the role on Slack in the next few days. Bob will try the new form in the next weeks.\n`,
        ),
      ),
    ).toEqual([
      "Ann Lee: Announce the role on Slack in the next few days",
      "Bob Ito: Try the new form in the next weeks",
    ]);
    const text =
      "# Brigade\n\n## Notes from the 8/30/2026 meeting\n\n1. Ann Lee will write up the story by Friday.\n\n## Notes from the 8/16/2026 meeting\n\n1. Ann Lee will call the printers by Friday.\n";
    expect(tasksOf(await analysed(text, "note.md"))).toEqual([
      "Ann Lee: Write up the story (2026-09-04)",
      "Ann Lee: Call the printers (2026-08-21)",
    ]);
  });

  it("reads a name in three stars as the heading over what that person does", async () => {
    const text =
      "Attendees: Erik Holm, Nick Tandy\n\n## Action items\n\n***Erik***\n\n- open an issue on the maps\n\n***Nick***\n\n- review the guide\n";
    expect(tasksOf(await analysed(text, "note.md"))).toEqual([
      "Erik Holm: Open an issue on the maps",
      "Nick Tandy: Review the guide",
    ]);
  });
});
