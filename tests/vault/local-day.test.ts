import { utimesSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { curatorOperations, curatorWorkflow } from "@/lib/curator";
import { ingestExport } from "@/lib/ingest";
import { scan } from "@/lib/janitor";
import { addSampleVault } from "@/lib/sample";
import {
  addToInbox,
  createRecord,
  inboxStates,
  listRecords,
  listTasks,
  readLayout,
  readRecord,
  writeVaultSettings,
} from "@/lib/vault";
import { zipOf } from "../../lib/documents/documents.fixture";
import { shareVault, type TestVault } from "../support/vault";

/** Half past eight in the evening of 29 November in New York. */
const NOW = new Date("2026-11-30T01:30:00Z");

let all: TestVault;
let vault: TestVault;
beforeAll(async () => {
  all = await shareVault({ now: () => NOW });
});
beforeEach(async () => {
  vault = await all.beside();
  await writeVaultSettings(vault.ctx, { time_zone: "America/New_York" });
});

async function processed(filename: string, content: string | Buffer): Promise<void> {
  const base64 = Buffer.from(content).toString("base64");
  await addToInbox(vault.ctx, { filename, encoding: "base64", content: base64 });
  const { files } = await inboxStates(vault.ctx);
  const inboxId = files.find((file) => file.filename === filename)?.id ?? "";
  await curatorWorkflow.run(
    vault.ctx,
    (_, work) => work(),
    { inboxId },
    async () => {},
  );
}

const filenames = async () => (await inboxStates(vault.ctx)).files.map(({ filename }) => filename);

it("gives a record its created field", async () => {
  const { path } = await createRecord(vault.ctx, { type: "person", name: "Alice Chen" });
  expect((await readRecord(vault.ctx, { path })).frontmatter.created).toBe("2026-11-29");
});

it("is what tomorrow follows in an inbox file, and the day of the records that it gives", async () => {
  await processed(
    "call.md",
    "# Call\n\nAttendees: Alice Chen\n\n- [ ] Alice Chen: send the offer tomorrow\n",
  );
  const { proposals } = await curatorOperations.listCuratorProposals(vault.ctx, {});
  expect(proposals.map(({ fields }) => fields.due)).toEqual(["2026-11-30"]);
  const notes = await listRecords(vault.ctx, { limit: 10 });
  expect(new Set(notes.results.map(({ created }) => created))).toEqual(new Set(["2026-11-29"]));
});

it("names the file of a conversation and gives its messages their times", async () => {
  const message = { sender: "human", text: "Hello", created_at: NOW.toISOString() };
  const chat = { uuid: "1", name: "Roof", created_at: NOW.toISOString(), chat_messages: [message] };
  const { filenames } = await ingestExport(vault.ctx, { conversations: [chat] });
  expect(filenames).toEqual(["2026-11-29 Roof.md"]);
  expect(vault.read("inbox/2026-11-29 Roof.md")).toMatch(/date: 2026-11-29\n[\s\S]*\*\* 2026-11-29 20:30\n/);
});

it("names the messages of a mailbox, and gives a chat its times", async () => {
  await processed(
    "Archive.mbox",
    "From a@x.example Mon Nov 30 01:30:00 2026\nSubject: Roof\nDate: Mon, 30 Nov 2026 01:30:00 +0000\n\nText.\n",
  );
  expect(await filenames()).toContain("2026-11-29 Roof.eml");
  const message = { type: "message", username: "Ann", ts: `${NOW.getTime() / 1000}.000100`, text: "Hello" };
  await processed("slack.zip", Buffer.from(zipOf({ "team/2026-11-29.json": JSON.stringify([message]) })));
  expect(vault.read("inbox/2026-11-29 team.txt")).toBe("[2026-11-29 20:30] Ann: Hello\n");
});

it("is what the Janitor offers from the time of a file", async () => {
  vault.write("note/Roof.md", "---\ntype: note\nname: Roof\n---\nTiles.\n");
  utimesSync(join(vault.root, "note/Roof.md"), NOW, NOW);
  const { issues } = await scan(vault.root, { layout: await readLayout(vault.ctx) });
  const offers = issues.filter(({ code }) => code === "FM001").flatMap(({ offers }) => offers ?? []);
  expect(offers).toEqual([expect.objectContaining({ field: "created", value: "2026-11-29" })]);
});

it("is what the dates of the sample vault follow", async () => {
  await addSampleVault(vault.ctx);
  const { results } = await listTasks(vault.ctx, {});
  expect(results.map(({ due }) => due)).toEqual(["2026-12-03", "2026-12-08"]);
});
