import { expect } from "vitest";
import type { Api } from "@/tests/support/api";
import type { Assistant } from "@/tests/support/mcp";

/** A vault of an owner who is to meet Alice Chen. */
export async function fill(api: Api): Promise<void> {
  const create = (type: string, name: string, fields: object, body = "") =>
    api.call("createRecord", { type: type as "note", name, fields: { ...fields }, body });
  await create("org", "Acme", {});
  await create(
    "person",
    "Alice Chen",
    { org: "[[org/Acme]]", tags: ["supplier"] },
    "Head of sales. Born on 3 May.",
  );
  await create(
    "decision",
    "Buy steel from Acme",
    { related: ["[[org/Acme]]"] },
    "We buy steel from Acme until 2027.",
  );
  await create("decision", "Move the office", {}, "The office moves to Bremen.");
  await create("task", "Send Alice the offer", { due: "2020-03-01", related: ["[[person/Alice Chen]]"] });
  await create("task", "Call the tax office", { due: "2999-01-01" });
  await create("task", "Paint the fence", { due: "2020-01-01", status: "done" });
  await create("project", "Trade fair", { status: "active" }, LONG);
}

const LONG = `# Goals\n\nTwo contracts.\n\n# Open\n\n- book the hotel\n\n# Diary\n\n${"Much was said. ".repeat(1_000)}\n\n# Budget\n\nThe stand costs 4,200 euros.\n`;

const pathIn = (text: string, wanted: RegExp): string => {
  const path = [...text.matchAll(/^- (.+?\.md)/gm)]
    .map(([, found = ""]) => found)
    .find((each) => wanted.test(each));
  if (path === undefined) throw new Error(`There is no ${wanted} in:\n${text}`);
  return path;
};

/** What an assistant is asked for, and how it would do it with what the replies say. */
export const TASKS: [string, (assistant: Assistant, api: Api) => Promise<void>][] = [
  [
    "When was Alice born?",
    async (assistant) => {
      const path = pathIn(await assistant.use("search", { query: "Alice", type: "person" }), /Alice/);
      expect(await assistant.use("read", { path })).toContain("Born on 3 May");
    },
  ],
  [
    "What did we decide about steel?",
    async (assistant) => {
      const path = pathIn(await assistant.use("decisions", { about: "steel" }), /steel/);
      expect(await assistant.use("read", { path })).toContain("until 2027");
    },
  ],
  [
    "Until when do we buy steel, and where is that written?",
    async (assistant) => {
      const text = await assistant.use("ask", { question: "Until when do we buy steel?" });
      expect(text).toContain("- decision/Buy steel from Acme.md: We buy steel from Acme until 2027.");
    },
  ],
  [
    "What is overdue?",
    async (assistant) => {
      const text = await assistant.use("tasks_due", { until: "2026-01-01" });
      expect(text).toContain("task/Send Alice the offer.md: due 2020-03-01, overdue");
      expect(text).not.toMatch(/fence|tax office/);
    },
  ],
  [
    "What does the stand cost? The record is long",
    async (assistant) => {
      const first = await assistant.use("read", { path: "project/Trade fair.md" });
      expect(first.length).toBeLessThan(9_500);
      expect(first).toContain("# Budget (");
      const section = await assistant.use("read", { path: "project/Trade fair.md", section: ["Budget"] });
      expect(section).toContain("4,200 euros");
      expect(section.length).toBeLessThan(1_000);
    },
  ],
  [
    "Who is linked with Acme?",
    async (assistant) => {
      const text = await assistant.use("neighbourhood", { path: "org/Acme" });
      expect(text).toContain("person/Alice Chen.md -> org/Acme.md (org)");
      expect(text).toContain("decision/Buy steel from Acme.md -> org/Acme.md (related)");
    },
  ],
  [
    "Tick nothing, but add a point to what is open for the fair",
    async (assistant, api) => {
      const given = { path: "project/Trade fair", heading: ["Open"], text: "- order badges" };
      expect(await assistant.use("append", given)).toContain("Updated project/Trade fair.md");
      const { body } = await api.ok("readRecord", { path: "project/Trade fair" });
      expect(body).toContain("- book the hotel\n- order badges\n\n# Diary");
    },
  ],
  [
    "The stand got cheaper",
    async (assistant, api) => {
      const text = await assistant.use("read", { path: "project/Trade fair.md", section: ["Budget"] });
      const etag = /etag (\w+)/.exec(text)?.[1];
      const replace = [{ old: "4,200 euros", new: "3,900 euros" }];
      await assistant.use("edit", { path: "project/Trade fair.md", replace, etag });
      expect((await api.ok("readRecord", { path: "project/Trade fair" })).body).toContain(
        "costs 3,900 euros",
      );
      const late = await assistant.try("edit", { path: "project/Trade fair.md", replace, etag });
      expect(late).toMatchObject({ isError: true, text: expect.stringContaining("PRECONDITION_FAILED") });
    },
  ],
  [
    "Note that I met Bob Ray of Acme",
    async (assistant, api) => {
      const fields = { org: "[[org/Acme]]" };
      const made = await assistant.use("create", {
        type: "person",
        name: "Bob Ray",
        fields,
        body: "Met today.",
      });
      expect(made).toContain("Created person/Bob Ray.md");
      expect((await api.ok("readRecord", { path: "person/Bob Ray" })).links[0]?.path).toBe("org/Acme.md");
    },
  ],
  [
    "Bob is called Robert",
    async (assistant, api) => {
      await assistant.use("create", { type: "note", name: "About Rob", body: "[[person/Rob]]" });
      await assistant.use("create", { type: "person", name: "Rob" });
      expect(await assistant.use("move", { path: "person/Rob", to: "person/Robert.md" })).toContain(
        "1 link updated",
      );
      expect((await api.ok("readRecord", { path: "note/About Rob" })).body).toBe("[[person/Robert]]");
    },
  ],
  [
    "Put my raw notes into the inbox, and have it processed",
    async (assistant) => {
      await assistant.use("add_to_inbox", { filename: "Raw.md", content: "Alice wants the offer." });
      const started = await assistant.use("run", { what: "process_inbox" });
      const workflow_id = /workflow_id (\S+)/.exec(started)?.[1];
      expect(await assistant.use("status", { workflow_id })).toMatch(
        /InboxWorkflow|inbox|: running|: queued/,
      );
    },
  ],
];
