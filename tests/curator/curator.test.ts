import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import type { Api } from "../support/api";
import { itDeep } from "../support/deep";
import { serve } from "../support/serve";
import { until } from "../support/until";

const NOTE = `# Weekly sync

Date: 2026-11-20
Attendees: Alice Chen (Northwind Ltd), Bob Martin

## Decisions
- We decided to go with the smaller venue.

## Action items
- [ ] Alice to send the revised contract by 2026-11-27
`;

const served = serve({ worker: true });
let api: Api;
let vaultDir: string;

beforeAll(() => {
  ({ api } = served);
  ({ vaultDir } = served.account);
});

const post = async (filename: string, content: string): Promise<string> =>
  (await api.ok("addToInbox", { filename, content })).filename;

/** Waits until the newest file of this name is processed or quarantined. */
async function settled(filename: string, withinMs = 60_000) {
  const find = async () => {
    const { files } = await api.ok("inboxStates", {});
    const file = files.find((each) => each.filename === filename);
    return file?.state === "processed" || file?.state === "quarantined" ? file : undefined;
  };
  await until(`${filename} is settled`, async () => (await find()) !== undefined, withinMs);
  const file = await find();
  if (!file) throw new Error(`${filename} is gone`);
  return file;
}

test("a meeting note becomes records that are linked both ways", async () => {
  const file = await settled(await post("Weekly sync.md", NOTE));
  expect(file.state).toBe("processed");

  const made = file.records.map((record) => record.path);
  expect(made).toContain("person/Alice Chen.md");
  expect(made).toContain("person/Bob Martin.md");
  expect(made).toContain("org/Northwind Ltd.md");
  const notePath = made.find((path) => path.startsWith("note/"));
  if (!notePath) throw new Error("no note was made");

  for (const path of made.filter((each) => each !== notePath)) {
    const record = await api.ok("readRecord", { path });
    expect(record.links.map((link) => link.path)).toContain(notePath);
    expect(record.backlinks.map((link) => link.path)).toContain(notePath);
    expect(record.links.filter((link) => link.state !== "resolved")).toEqual([]);
  }
  const task = await api.ok("readRecord", { path: made.find((path) => path.startsWith("task/")) ?? "" });
  expect(task.frontmatter.due).toBe("2026-11-27");
  expect(task.links.map((link) => link.path)).toContain("person/Alice Chen.md");

  const note = await api.ok("readRecord", { path: notePath });
  expect(note.frontmatter.source).toBe("[[inbox/processed/Weekly sync]]");
  expect(note.links.filter((link) => link.state !== "resolved")).toEqual([]);
  expect(existsSync(join(vaultDir, file.location))).toBe(true);
  expect((await api.ok("listInbox", {})).files).toEqual([]);
});

test("a second note adds to the people that are there, and keeps what the user wrote", async () => {
  await api.ok("editRecord", {
    path: "person/Alice Chen",
    set: { role: "Chair" },
    body: "My own words about Alice.",
  });
  const file = await settled(
    await post(
      "Call.md",
      "# Call with Alice\n\nAttendees: alice chen, Dora Vance\n\nAlice to book a room by 2026-12-01.\n",
    ),
  );
  expect(file.records).toContainEqual({ path: "person/Alice Chen.md", action: "linked" });
  expect(file.records).toContainEqual({ path: "person/Dora Vance.md", action: "created" });
  const alice = await api.ok("readRecord", { path: "person/Alice Chen" });
  expect(alice.body).toBe("My own words about Alice.");
  expect(alice.frontmatter.role).toBe("Chair");
  expect(alice.backlinks.map((link) => link.path)).toContain("note/Weekly sync.md");
  expect(alice.backlinks.length).toBeGreaterThan(1);
  expect(readdirSync(join(vaultDir, "person")).filter((name) => /alice/i.test(name))).toEqual([
    "Alice Chen.md",
  ]);
});

itDeep("two notes of one name are two notes", async () => {
  const first = await settled(await post("Same.md", "# Standup\n\nAll well."));
  const second = await settled(await post("Same again.md", "# Standup\n\nStill all well."));
  const notes = [first, second].map(
    (file) => file.records.find((record) => record.path.startsWith("note/"))?.path,
  );
  expect(new Set(notes).size).toBe(2);
});

test("a file dropped into the folder by hand is processed too", async () => {
  writeFileSync(
    join(vaultDir, "inbox", "dropped.txt"),
    "TODO: Carla Diaz to water the plants by 2026-12-03\n",
  );
  const file = await settled("dropped.txt");
  expect(file.state).toBe("processed");
  expect(file.location).toBe("inbox/processed/dropped.txt");
});

test.each(["", " \n\n"])("an empty file becomes no record: %j", { timeout: 40_000 }, async (content) => {
  const name = `empty-${content.length}.txt`;
  writeFileSync(join(vaultDir, "inbox", name), content);
  const file = await settled(name, 30_000);
  expect([file.state, file.attempts, file.error]).toEqual([
    "quarantined",
    3,
    expect.stringContaining("The file is empty"),
  ]);
});

test("a file that is not text is quarantined at once with what is read, and can be tried again", {
  timeout: 40_000,
}, async () => {
  const { filename } = await api.ok("addToInbox", {
    filename: "photo.bin",
    content: Buffer.from([0, 255, 254, 1, 2, 3, 200]).toString("base64"),
    encoding: "base64",
  });
  const failed = await settled(filename, 30_000);
  expect(failed.state).toBe("quarantined");
  expect(failed.attempts).toBe(1);
  expect(failed.error).toMatch(/^The file is .*Markdown.* are read\.$/);
  expect(failed.location).toBe("inbox/quarantine/photo.bin");
  expect(existsSync(join(vaultDir, failed.location))).toBe(true);

  writeFileSync(join(vaultDir, failed.location), "Now it is a plain note.");
  const retried = await api.ok("retryInboxFile", { id: failed.id });
  expect(retried.state).toBe("waiting");
  expect((await settled(filename)).state).toBe("processed");
});

itDeep("a person with an untyped note is linked to it, and the note stays as it is", async () => {
  const grace = "---\nborn: 1906\n---\nWrote the first compiler. \n";
  const notes = { "Grace Hopper.md": grace, "Old/Alan Turing.md": "One", "Alan Turing.md": "Two" };
  for (const [path, text] of Object.entries(notes)) {
    mkdirSync(join(vaultDir, path, ".."), { recursive: true });
    writeFileSync(join(vaultDir, path), text);
  }
  const read = async (path: string) => (await api.ok("readRecord", { path })).path;
  await until("the notes are indexed", async () => (await read("Alan Turing.md").catch(() => "")) !== "");
  const text = "# Call\n\nAttendees: Grace Hopper, Alan Turing\n\nGrace Hopper presented the compiler.\n";
  const file = await settled(await post("Call with Grace.md", text));
  const made = new Map(file.records.map(({ path, action }) => [path, action]));
  expect(made.get("Grace Hopper.md")).toBe("linked");
  expect([...made.keys()]).not.toContain("person/Grace Hopper.md");
  expect(made.get("person/Alan Turing.md")).toBe("created");
  for (const [path, content] of Object.entries(notes))
    expect(readFileSync(join(vaultDir, path), "utf8")).toBe(content);
  const { backlinks } = await api.ok("readRecord", { path: "Grace Hopper.md" });
  expect(backlinks.map(({ path }) => path)).toContain(
    [...made.keys()].find((path) => path.startsWith("note/")),
  );
  const [run] = await api.ok("listWorkflows", { query: "WorkflowType = 'CuratorWorkflow'", limit: 1 });
  const resultOf = async (workflowId = "") => (await api.ok("describeWorkflow", { workflowId })).result;
  await until("the run is closed", async () => (await resultOf(run?.execution.workflowId)) !== undefined);
  expect(await resultOf(run?.execution.workflowId)).toMatchObject({
    ambiguous: [{ name: "Alan Turing", paths: ["Alan Turing.md", "Old/Alan Turing.md"] }],
  });
});
