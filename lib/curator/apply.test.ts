import { afterAll, beforeAll, expect, it } from "vitest";
import { addToInbox, createRecord, inboxStates, readRecord } from "@/lib/vault";
import { shareVault, type TestVault } from "@/tests/support/vault";
import { applyPlan } from "./apply";
import { NOTE_KEY } from "./plan";
import type { RoutedPlan } from "./routing";
import { curatorWorkflow } from "./workflow";

let vault: TestVault;
beforeAll(async () => {
  vault = await shareVault();
});
afterAll(() => vault.close());

const NOTE = "# Call with Alice Chen\n\nAlice Chen (Acme Corp) agreed to send the contract.\n";
const BROKEN = '---\ntype: person\nname: "Alice Chen\n---\n';

it("shows what could not be written on the file and in the result of the run", async () => {
  await createRecord(vault.ctx, { type: "person", name: "Alice Chen" });
  vault.write("person/Alice Chen.md", BROKEN);
  await addToInbox(vault.ctx, { filename: "call.md", content: NOTE });
  const [file] = (await inboxStates(vault.ctx)).files;
  const outcome = await curatorWorkflow.run(
    vault.ctx,
    (_, work) => work(),
    { inboxId: file?.id ?? "" },
    async () => {},
  );
  expect(outcome).toMatchObject({
    state: "processed",
    records: expect.not.arrayContaining(["person/Alice Chen.md"]),
    not_written: [{ path: "person/Alice Chen.md", reason: expect.stringMatching(/YAML|frontmatter/i) }],
  });
  const [done] = (await inboxStates(vault.ctx)).files;
  expect(done?.state).toBe("processed");
  expect(done?.error).toMatch(/^Not written: person\/Alice Chen\.md \(/);
  expect(done?.records.map(({ path }) => path)).not.toContain("person/Alice Chen.md");
  expect(vault.read("person/Alice Chen.md")).toBe(BROKEN);
});

it("links a note to its file, also where the file has the same name and no extension", async () => {
  await addToInbox(vault.ctx, { filename: "Budget", content: "# Budget\n\nMarch is over.\n" });
  const { files } = await inboxStates(vault.ctx);
  const inboxId = files.find(({ filename }) => filename === "Budget")?.id ?? "";
  await curatorWorkflow.run(
    vault.ctx,
    (_, work) => work(),
    { inboxId },
    async () => {},
  );
  expect(vault.read("note/Budget.md")).toMatch(/[^\n]\n$/);
  const { frontmatter, links } = await readRecord(vault.ctx, { path: "note/Budget.md" });
  expect(frontmatter).toMatchObject({ source: "[[inbox/processed/Budget.txt]]" });
  expect(links).toEqual([
    expect.objectContaining({ relation: "source", path: "inbox/processed/Budget.txt", state: "resolved" }),
  ]);
});

it("plans a file again that is changed after it was planned, so that the record says what the file says", async () => {
  await addToInbox(vault.ctx, { filename: "draft.md", content: "# Draft\n\nThe first half.\n" });
  const { files } = await inboxStates(vault.ctx);
  const inboxId = files.find(({ filename }) => filename === "draft.md")?.id ?? "";
  const steps: string[] = [];
  const outcome = await curatorWorkflow.run(
    vault.ctx,
    async (name, work) => {
      steps.push(name);
      const result = await work();
      if (name === "plan") vault.write("inbox/draft.md", "# Draft\n\nThe first half, and the second.\n");
      return result;
    },
    { inboxId },
    async () => {},
  );
  expect(outcome).toMatchObject({ state: "processed", records: ["note/Draft.md"] });
  expect(steps).toEqual(["plan", "apply", "plan after change 1", "apply after change 1"]);
  expect(vault.read("note/Draft.md")).toContain("The first half, and the second.");
});

it("quarantines a file that is changed again and again", async () => {
  await addToInbox(vault.ctx, { filename: "growing.md", content: "0\n" });
  const { files } = await inboxStates(vault.ctx);
  const inboxId = files.find(({ filename }) => filename === "growing.md")?.id ?? "";
  let n = 0;
  const run = curatorWorkflow.run(
    vault.ctx,
    async (name, work) => {
      const result = await work();
      if (name.startsWith("plan")) vault.write("inbox/growing.md", `${++n}\n`);
      return result;
    },
    { inboxId },
    async () => {},
  );
  await expect(run).rejects.toThrow("still being changed");
  expect(vault.read("inbox/quarantine/growing.md")).toBe(`${n}\n`);
});

it("writes a record without a status that its type does not have, and says so", async () => {
  const note = { type: "note" as const, name: "Sketch", fields: {}, body: "Text.", status: "shiny" };
  const plan: RoutedPlan = { kind: "note", note, entities: [], links: [] };
  const placement = { paths: { [NOTE_KEY]: "note/Sketch.md" }, created: [NOTE_KEY] };
  await addToInbox(vault.ctx, { filename: "sketch.md", content: "Text." });
  const { files } = await inboxStates(vault.ctx);
  const inboxId = files.find(({ filename }) => filename === "sketch.md")?.id ?? "";
  const planned = { plan, by: { engine: "local" as const, reason: "a test" } };
  const application = { inboxId, planned, placement, source: "inbox/processed/sketch.md" };
  expect(await applyPlan(vault.ctx, application)).toEqual([
    { path: "note/Sketch.md", action: "created" },
    { path: "note/Sketch.md", action: "rejected", reason: '"shiny" is not a status of a note' },
  ]);
  expect(vault.read("note/Sketch.md")).not.toContain("shiny");
});
