import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { KvError } from "@/lib/core/errors";
import { readSource } from "@/lib/language";
import { depth } from "@/tests/support/property";
import { type KnownRecord, LIKELY, type Plan, type PlanInput, planSchema } from "../plan";
import { planLocally } from ".";

const receivedAt = new Date("2026-11-20T09:00:00Z");
const input = (
  content: PlanInput["content"],
  filename = "note.md",
  known: KnownRecord[] = [],
): PlanInput => ({
  filename,
  content,
  receivedAt,
  known,
});

/** Lines in the manner of notes, so that the readers and extractors are reached. */
const line = fc.oneof(
  fc.constantFrom(
    "# Meeting",
    "Attendees: Alice Chen (Acme Ltd), Bob O'Neil",
    "From: Ann Lee <ann@acme.example>",
    "To: Bob <bob@x.example>",
    "Subject: hi",
    "[10:32] Alice Chen: can you send the report by Friday?",
    "<bob> yes, I'll send it",
    "- [ ] Bob: write the plan (due 3 May)",
    "| What | Who |\n|---|---|\n| call the bank | Alice |",
    "We decided to go with Frostline Ltd, since it's cheaper.",
    "---\ntitle: x\n---",
    "```",
    "**Alice** to draft the letter by next week",
    "Kind regards",
    "> On 3 May, Ann Lee wrote:",
  ),
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.string({ unit: "grapheme", maxLength: 60 }),
  fc.lorem({ maxCount: 8 }),
);
const note = fc
  .tuple(fc.array(line, { maxLength: 25 }), fc.constantFrom("\n", "\r\n", "\n\n"))
  .map(([lines, eol]) => lines.join(eol));
const filename = fc.constantFrom("note.md", "note.txt", "mail.eml", "2026-11-18 call.md", "");

async function planOrRefusal(it: PlanInput): Promise<Plan | undefined> {
  try {
    return await planLocally(it);
  } catch (error) {
    expect(error).toBeInstanceOf(KvError);
    expect((error as KvError).code).toBe("VALIDATION_ERROR");
    return undefined;
  }
}

describe("the local planner", () => {
  it.each([
    ["Hi all,\n\nTonight's meeting goes ahead as planned.\n\nCameron", "email"],
    ["Hello all--We have a meeting by phone today at 1700. Gerry", "email"],
    ["Hi-fi list\n\n- amplifier\n- two speakers", "note"],
  ])("takes a text that greets its readers for a mail: %s", async (text, kind) => {
    expect((await planLocally(input(text, "note.txt"))).kind).toBe(kind);
  });

  it("plans any text within the schema, and quotes it word for word", { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(note, filename, async (content, name) => {
        const plan = await planOrRefusal(input(content, name));
        if (plan === undefined) return;
        expect(planSchema.safeParse(plan).error).toBeUndefined();
        const { text } = await readSource(input(content, name));
        for (const { evidence } of plan.entities) expect(text).toContain(evidence);
      }),
      depth(400),
    );
  });

  it("takes any bytes or refuses them as no text", { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), filename, async (content, name) => {
        await planOrRefusal(input(content, name));
      }),
      depth(300),
    );
  });

  it("makes the same plan of the same file", async () => {
    const content = "# Sync 2026-11-18\n\nAttendees: Alice Chen, Bob Ito\n\n- [ ] Bob: ship it by Friday\n";
    expect(await planLocally(input(content))).toEqual(await planLocally(input(content)));
  });

  it("refuses a file that is binary or of an unknown encoding, with the reason", async () => {
    await expect(planLocally(input(Uint8Array.from([0x50, 0, 0x51])))).rejects.toThrow(/binary/);
    await expect(planLocally(input(Uint8Array.from([0xff, 0xfe, 0, 0xd8])))).rejects.toThrow(/not UTF-8/);
    await expect(planLocally(input(Uint8Array.from([0x41, 0x81, 0x42])))).rejects.toThrow(/not UTF-8/);
  });

  it("reuses the vault's records, whatever the case, accents and initials", async () => {
    const known = [
      { path: "person/Zoë Ångström.md", type: "person", name: "Zoë Ångström", aliases: [] },
      {
        path: "person/Robert Ferreira.md",
        type: "person",
        name: "Robert Ferreira",
        aliases: ["Bob Ferreira"],
      },
      { path: "org/Acme.md", type: "org", name: "Acme", aliases: ["Acme Ltd"] },
    ];
    const content =
      "Attendees: ZOE ANGSTROM (Acme Ltd), Bob Ferreira\n\nActions\n- Z. Ångström to call Bob\n";
    const plan = await planLocally(input(content, "sync.txt", known));
    const existing = plan.entities
      .filter((entity) => entity.type !== "task")
      .map((entity) => entity.existing);
    expect(existing.sort()).toEqual(["org/Acme.md", "person/Robert Ferreira.md", "person/Zoë Ångström.md"]);
  });

  it("links note and entities both ways, tasks to owners and projects, people to organisations", async () => {
    const content =
      "# Kick-off: Project Heron\n\nAttendees: Ann Lee (Acme Ltd)\n\n## Actions\n- [ ] Ann: send the plan\n";
    const { entities, links } = await planLocally(input(content));
    const keyOf = (name: string): string => entities.find((entity) => entity.name === name)?.key ?? name;
    const shown = links.map(({ from, to, field }) => `${from} ${field} ${to}`);
    for (const { key } of entities) {
      expect(links.some(({ from, to }) => from === "note" && to === key)).toBe(true);
      expect(links.some(({ from, to }) => from === key && to === "note")).toBe(true);
    }
    expect(shown).toContain(`note participants ${keyOf("Ann Lee")}`);
    expect(shown).toContain(`note project ${keyOf("Project Heron")}`);
    expect(shown).toContain(`${keyOf("Send the plan")} owner ${keyOf("Ann Lee")}`);
    expect(shown).toContain(`${keyOf("Send the plan")} project ${keyOf("Project Heron")}`);
    expect(shown).toContain(`${keyOf("Ann Lee")} org ${keyOf("Acme Ltd")}`);
  });

  it("keeps the file's own title and type, and the text", async () => {
    const content = "---\ntitle: My talk\ntype: conversation\n---\nSome *text*.\n";
    const { note: planned } = await planLocally(input(content));
    expect(planned).toMatchObject({ name: "My talk", type: "conversation" });
    expect(planned.body).toContain("Some *text*.");
  });

  it("gives a unique name to a note whose name the vault already has", async () => {
    const known = [{ path: "note/Weekly.md", type: "note", name: "Weekly", aliases: [] }];
    const plan = await planLocally(input("# Weekly\n\n18 Nov 2026\n", "weekly.md", known));
    expect(plan.note.name).toBe("Weekly 2026-11-18");
  });
});

describe("what looks like a task or a decision and is none", () => {
  const titlesOf = async (filename: string, content: string, type: string) => {
    const plan = await planLocally({
      filename,
      content,
      receivedAt: new Date("2026-11-20T09:00:00Z"),
      known: [],
    });
    return plan.entities
      .filter((entity) => entity.type === type && entity.confidence >= LIKELY)
      .map(({ name }) => name);
  };

  it("are the boxes of an agenda, and references to issues", async () => {
    expect(await titlesOf("a.md", "# Agenda\n\n- [ ] Review of the minutes\n- [ ] Budget\n", "task")).toEqual(
      [],
    );
    const list =
      "# Sync\n\nPresent: Ann Lee\n\n- [ ] Issue 57: imports\n- [ ] Send the quote by 2026-11-27\n";
    expect(await titlesOf("b.md", list, "task")).toEqual(["Send the quote"]);
  });

  it("is what people do in general, in a call", async () => {
    const call = (reply: string) =>
      `Ann Lee: You need to send the form to the bank.\nBob Ito: ${reply}\nAnn Lee: So it goes.\nBob Ito: Right.\n`;
    expect(await titlesOf("c.txt", call("It is a long form."), "task")).toEqual([]);
    expect(await titlesOf("c.txt", call("Will do."), "task")).toHaveLength(1);
  });

  it("is a task of a conclusion, and what somebody remembers", async () => {
    const text =
      "# Notes\n\n| Name | Initials |\n| --- | --- |\n| Ann Lee | ALE |\n\n### Conclusion\n\n- The draft moves to stage 2\n- ALE to update the text\n\n### Talk\n\nRemember that JSON was chosen before TOML existed.\n";
    expect(await titlesOf("d.md", text, "decision")).toEqual(["The draft moves to stage 2"]);
    expect(await titlesOf("d.md", text, "task")).toEqual(["Update the text"]);
    expect(await titlesOf("d.md", text, "org")).toEqual([]);
  });

  it("is anything in a file that is not a note, which keeps its name or title", async () => {
    const plan = await planLocally({
      filename: "page.html",
      content: "<!DOCTYPE html><title>The mirror</title><p>Bob Ito will send it. We decided to go.</p>",
      receivedAt: new Date("2026-11-20T09:00:00Z"),
      known: [],
    });
    expect([plan.note.name, plan.entities]).toEqual(["The mirror", []]);
    expect(await titlesOf("deploy.log", "2026-11-02T06:00:01Z INFO TODO: call Bob Ito\n", "task")).toEqual(
      [],
    );
  });

  it("names a note by its file when its first line says nothing", async () => {
    const note = {
      content: "# Links\n\n- a\n- b\n",
      receivedAt: new Date("2026-11-20T09:00:00Z"),
      known: [],
    };
    expect((await planLocally({ filename: "harbour-plan.md", ...note })).note.name).toBe("Harbour plan");
    expect((await planLocally({ filename: "2026-11-16_harbour-plan.md", ...note })).note.name).toBe(
      "2026-11-16 harbour plan",
    );
  });

  it.each([
    ["Boat jobs (Frances, 2 March)\n\nURGENT\n- book the crane\n", "Boat jobs (Frances, 2 March)"],
    ["Résidence Les Glycines\n\n# Compte rendu du 15 octobre\n", "Compte rendu du 15 octobre"],
    ["Attendees: Ann Lee\n\n## Harbour plan\n\nAll agreed.\n", "Harbour plan"],
    [
      `Öffentlicher Bericht der 5. Vorstandssitzung vom 3. März 2026 \n${"=".repeat(67)}\n\n**Anwesend:** (...)\n`,
      "Öffentlicher Bericht der 5. Vorstandssitzung vom 3. März 2026",
    ],
    ["We met at the quay.\n\n## Harbour plan\n\nAll agreed.\n", "Harbour plan"],
  ])("names %j by the line that stands like its title", async (content, name) => {
    expect((await planLocally(input(content, "x.md"))).note.name).toBe(name);
  });

  it("names a note by its file when its first line is only a part of it or its day", async () => {
    for (const text of [
      "## 1. Aims\n\n**The van is to be**\n\n- washed\n\n## 2. Tasks\n\n- Oil the gate\n",
      "## 1.4.0 (unreleased)\n\n- Add a lamp\n\n## 1.3.9 (2026-01-19)\n\n- Move the lamp\n",
      "会议日期：2026-06-19\n议题：灯\n",
      "会议链接：https://x.example/1\n议题：灯\n",
    ])
      expect((await planLocally(input(text, "harbour_lamps.md"))).note.name).toBe("Harbour lamps");
  });

  it("names a page by its heading when its title says nothing", async () => {
    const plan = await planLocally({
      ...input("# Quay 4 meeting\n\nPresent: Ann Lee, Bob Ito\n", "m.html"),
      form: "page",
      title: "m",
    });
    expect(plan.note.name).toBe("Quay 4 meeting");
  });

  it("names a page without a title by its first heading", async () => {
    const plan = await planLocally({
      ...input("A lead.\n\n# Garden plan\n\nSome text about it.\n", "page.html"),
      form: "page",
    });
    expect(plan.note.name).toBe("Garden plan");
  });

  it("is not named after the first line of an exported chat, which is a notice", async () => {
    const filename = "WhatsApp Chat with Allotment.txt";
    for (const first of [
      "05/10/2025, 19:02 - Messages are encrypted.",
      "[2025-10-05 19:02:11] Group created",
    ]) {
      const content = `${first}\n05/10/2025, 19:04 - Ann Lee: I will bring the spade\n`;
      const { note } = await planLocally({ filename, receivedAt, known: [], content });
      expect(note.name).toBe("WhatsApp Chat with Allotment");
    }
  });
});
