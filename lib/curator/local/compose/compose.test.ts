import { describe, expect, it } from "vitest";
import { itDeep } from "@/tests/support/deep";
import { SURE } from "../../plan";
import { planLocally } from "..";

const receivedAt = new Date("2026-11-20T09:00:00Z");
const plan = (content: string, filename = "note.txt") =>
  planLocally({ filename, content, receivedAt, known: [] });

describe("the note of a plan", () => {
  it("has context, key points, decisions, action items and the text", async () => {
    const { note } = await plan(
      "Sync 18 Nov 2026\nPresent: Ann Lee\n\n- The lintel is too small because of the new door.\n\nDecision: use steel\n\nActions\n- Ann to order steel by Friday\n",
    );
    expect(note.name).toBe("Sync 18 Nov 2026");
    expect(note.fields).toMatchObject({ date: "2026-11-18", kind: "meeting", source: "note.txt" });
    const headings = note.body.split("\n").filter((line) => line.startsWith("## "));
    expect(headings).toEqual([
      "## Context",
      "## Key points",
      "## Decisions",
      "## Action items",
      "## Original text",
    ]);
    expect(note.body).toContain("- [ ] Order steel — Ann Lee, due 2026-11-20");
    expect(note.body).toContain("```text\nSync 18 Nov 2026\n");
  });

  it("is a conversation, named by its subject, for mails and chats", async () => {
    const { note, kind } = await plan("From: Ann Lee <a@x.example>\nTo: Bob\nSubject: Re: the door\n\nhi");
    expect([kind, note.type, note.name]).toEqual(["email", "conversation", "The door"]);
    for (const reply of ["WG: Re:", "TR:", "RV:", "R:"])
      expect((await plan(`From: Ann <a@x.example>\nSubject: ${reply} the door\n\nhi`)).note.name).toBe(
        "The door",
      );
  });

  it("is not named by what the app of a chat says", async () => {
    const chat =
      "[24/11/2026, 08:15:22] Ann Lee: Messages and calls are end-to-end encrypted.\n[24/11/2026, 08:16:02] Ann Lee: who brings the cake?\n[24/11/2026, 08:20:10] Bob Ito: me\n";
    expect((await plan(chat, "Family.txt")).note.name).toBe("Family");
  });

  itDeep("says what was not searched of a long file, and does not hang", async () => {
    const { note } = await plan("We met Ann Lee about it.\n".repeat(40_000));
    expect(note.body).toMatch(/Only the first [\d,]+ of 1,000,000 characters were searched/);
    expect(note.body.match(/hole file is among the processed files of the inbox/g)).toHaveLength(2);
  });

  it("fences a text that contains fences", async () => {
    const { note } = await plan("a\n```\ncode\n```\n~~~~");
    expect(note.body).toContain("````text\na\n");
  });
});

describe("the entities of a plan", () => {
  it("quote their source sentence", async () => {
    const { entities } = await plan("It rained. I met Wanjiru Kamau from the\nlab. We left.");
    expect(entities[0]).toMatchObject({ name: "Wanjiru Kamau", type: "person" });
    expect(entities[0]?.evidence).toMatch(/^I met Wanjiru Kamau/);
    expect(entities[0]?.body).toContain("> I met Wanjiru Kamau");
  });

  it("have valid record names, each once", async () => {
    const { entities } = await plan(
      "# To do\n- [ ] read a/b: c?\n- [ ] Call the bank (Ann Lee)\n- [ ] Call the bank (Bob Ito)\n- [ ] read a/b: c?\n",
      "a.md",
    );
    const names = entities.filter(({ type }) => type === "task").map(({ name }) => name);
    expect(names).toEqual(["Read a-b - c", "Call the bank", "Call the bank (Bob Ito)"]);
  });

  it("are never surer than a proposal when they are long overdue, and keep their confidence otherwise", async () => {
    const claimed = async (date: string) =>
      (await plan(`Sync ${date}\nPresent: Ann Lee\n\nActions\n- Ann: order the steel\n`)).entities
        .filter(({ type }) => type === "task")
        .map(({ confidence }) => confidence);
    expect(await claimed("2024-11-18")).toEqual([0.8]);
    const [recent] = await claimed("2026-11-18");
    expect(recent).toBeGreaterThanOrEqual(SURE);
  });

  it("are decisions by what the words say", async () => {
    const { entities } = await plan(
      "La junta acuerda pagar las redes. El parquet: nos quedamos con el roble.\n",
    );
    const [stated, implied] = entities.map(({ confidence }) => confidence);
    expect(entities.map(({ type }) => type)).toEqual(["decision", "decision"]);
    expect(stated).toBeGreaterThan(implied ?? 1);
  });

  it("have a limit for each type, and the note says how many are beyond it", async () => {
    const tasks = (count: number) => Array.from({ length: count }, (_, at) => `- [ ] write chapter ${at}`);
    const leftOf = async (lines: string[]) => {
      const { entities, note } = await plan(lines.join("\n"), "list.md");
      return [entities.length, /^- (.*) did not become/m.exec(note.body)?.[1]];
    };
    expect(await leftOf(tasks(60))).toEqual([60, undefined]);
    expect(await leftOf(tasks(61))).toEqual([60, "1 more finding"]);
    expect(await leftOf(tasks(62))).toEqual([60, "2 more findings"]);
  });

  it("are two hundred at most, of all types together", async () => {
    const { entities, note } = await plan(manyFindings(), "large.md");
    expect(entities).toHaveLength(200);
    expect(note.body).toMatch(/ more findings did not become records: the limit is 200 per file/);
  });
});

/** A file with more findings of each type than become records. */
function manyFindings(): string {
  const first = ["Anna", "Bruno", "Clara", "David", "Elena", "Felix", "Greta", "Henry"];
  const last = ["Albrecht", "Bauer", "Conrad", "Dietrich", "Ebert", "Fischer", "Huber", "Keller"];
  const trees =
    "Alder Birch Cedar Damson Elm Gorse Hazel Juniper Larch Maple Nettle Quince Rowan Spruce Violet Willow Aspen Dogwood Ginkgo Jasmine".split(
      " ",
    );
  const places = "Berlin Paris Rome Madrid Vienna Prague Oslo London Dublin Lisbon Athens".split(" ");
  return [
    `Present: ${first.flatMap((name) => last.map((family) => `${name} ${family}`)).join(", ")}`,
    "## Notes",
    ...trees.flatMap((tree) => [
      `- We talked to ${tree} Mining GmbH and ${tree} Optics Ltd.`,
      `- Project: ${tree} Harbour`,
    ]),
    ...places.map((place) => `- We will meet in ${place}.`),
    "## Decisions",
    ...trees.map((tree) => `- We decided to use ${tree.toLowerCase()} for the roof`),
    "## Events",
    ...trees.map((tree, at) => `- ${tree} Conference on ${at + 1} December 2026 in Berlin`),
    "## Actions",
    ...trees.flatMap((tree) =>
      ["chapter", "report", "letter"].map((what) => `- [ ] write the ${tree} ${what}`),
    ),
  ].join("\n");
}

describe("a task with the title of one that the vault has", () => {
  const text = "- [ ] Bob Ray: send the slides by 27 November\n- [ ] Bob Ray: book the room";
  const known = (owner?: string) => [
    { path: "task/Send the slides.md", type: "task", name: "Send the slides", aliases: [], owner },
  ];
  const tasksWith = async (owner?: string) => {
    const { entities } = await planLocally({
      filename: "note.md",
      content: text,
      receivedAt,
      known: known(owner),
    });
    return entities.flatMap(({ type, name, existing }) => (type === "task" ? [[name, existing]] : []));
  };

  it.each(["Bob Ray", undefined])("is that task if its owner is %s", async (owner) => {
    expect(await tasksWith(owner)).toContainEqual(["Send the slides", "task/Send the slides.md"]);
  });

  it("is another task if somebody else does that one", async () => {
    expect(await tasksWith("Ann Lee")).toContainEqual(["Send the slides (Bob Ray)", undefined]);
  });
});
