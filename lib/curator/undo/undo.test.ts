import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addToInbox, createRecord, editRecord, inboxStates, moveRecord, readRecord } from "@/lib/vault";
import { shareVault, snapshot, type TestVault } from "@/tests/support/vault";
import "@/lib/wiring";
import { acceptCuratorProposal, listCuratorProposals } from "../operations";
import { curatorWorkflow } from "../workflow";
import { undoFile } from "./undo";

let vault: TestVault;
beforeAll(async () => {
  vault = await shareVault();
});
afterAll(() => vault.close());

/** Adds a file and processes it; its id. */
async function process(filename: string, content: string): Promise<string> {
  await addToInbox(vault.ctx, { filename, content });
  const { files } = await inboxStates(vault.ctx);
  const inboxId = files.find((file) => file.filename === filename)?.id ?? "";
  await curatorWorkflow.run(
    vault.ctx,
    (_, work) => work(),
    { inboxId },
    async () => {},
  );
  return inboxId;
}

it("removes the folders that it made, once nothing is in them, and no other", async () => {
  mkdirSync(join(vault.root, "decision"));
  const folders = () => readdirSync(vault.root).filter((name) => !name.startsWith("."));
  const before = folders();
  const content =
    "# Folders\n\nAttendees: Eli Dahl (Fjordline Ltd), Kim Foss\n\n## Decisions\n- We decided to sell the shed.\n";
  const file = await process("Folders.md", content);
  expect(folders()).toEqual(expect.arrayContaining(["note", "org", "person"]));
  await createRecord(vault.ctx, { type: "person", name: "Mine" });
  await undoFile(vault.ctx, file);
  expect(folders()).toEqual([...before, "person"].sort());
});

it("keeps records that were edited or linked to since, without links to removed ones", async () => {
  const file = await process("Keep.md", "# Keep\n\nAttendees: Odd Berg, Siv Moen, Tor Vik\n");
  await editRecord(vault.ctx, { path: "person/Odd Berg", body_append: "Plays the oboe." });
  await createRecord(vault.ctx, { type: "note", name: "Mine", body: "Ask [[Siv Moen]]." });
  const { removed, kept } = await undoFile(vault.ctx, file);
  expect(removed).toEqual(["note/Keep.md", "person/Tor Vik.md"]);
  expect(kept).toEqual([
    { path: "person/Siv Moen.md", reason: "note/Mine.md links to it" },
    { path: "person/Odd Berg.md", reason: "It was edited since" },
  ]);
  const odd = await readRecord(vault.ctx, { path: "person/Odd Berg" });
  expect(odd.body).toContain("Plays the oboe.");
  expect(odd.links).toEqual([]);
});

it("keeps a record that cannot be read as text, and says so", async () => {
  const file = await process("Bytes.md", "# Bytes\n\nAttendees: Dag Solheim, Tor Engen\n");
  writeFileSync(join(vault.root, "person/Dag Solheim.md"), Buffer.from([0x23, 0xff, 0xfe, 0x0a]));
  const { removed, kept } = await undoFile(vault.ctx, file);
  expect(removed).toEqual(["note/Bytes.md", "person/Tor Engen.md"]);
  expect(kept).toEqual([{ path: "person/Dag Solheim.md", reason: "It cannot be read as text" }]);
  expect(vault.has("person/Dag Solheim.md")).toBe(true);
});

it("says which later file added to a record, which is removed with the last of them", async () => {
  const first = await process("First.md", "# First\n\nAttendees: Ane Dahl, Bo Lie (Fjell Ltd)\n");
  const second = await process("Second.md", "# Second\n\nAttendees: Ane Dahl\n");
  const third = await process("Third.md", "# Third\n\nAttendees: Ane Dahl, Kim Roe\n");
  const { kept, removed } = await undoFile(vault.ctx, first);
  expect(kept).toEqual([{ path: "person/Ane Dahl.md", reason: "Second.md, Third.md added to it" }]);
  expect(removed).toEqual(["note/First.md", "org/Fjell Ltd.md", "person/Bo Lie.md"]);
  const ane = vault.read("person/Ane Dahl.md");
  expect(ane).not.toContain("First");
  expect(ane).toContain("[[note/Second]]");
  expect(ane).toContain("[[note/Third]]");
  expect((await undoFile(vault.ctx, second)).kept).toEqual([
    { path: "person/Ane Dahl.md", reason: "Third.md added to it" },
  ]);
  expect((await undoFile(vault.ctx, third)).kept).toEqual([]);
  expect(vault.has("person/Ane Dahl.md")).toBe(false);
});

it("keeps what somebody edited between two files, and gives a user's record its bytes when all are undone", async () => {
  const files = ["One", "Two", "Three"].map(
    (name) => [`${name}.md`, `# ${name}\n\nAttendees: Nils Vang, Eva Moe\n`] as const,
  );
  vault.write("person/Nils Vang.md", "---\ntype: person # mine\ncreated: 2020-01-01\n---\nFriend.\n");
  const before = vault.read("person/Nils Vang.md");
  const ids: string[] = [];
  for (const [name, text] of files) {
    ids.push(await process(name, text));
    if (name === "Two.md") await editRecord(vault.ctx, { path: "person/Eva Moe", body_append: "Sings." });
  }
  const [one = "", two = "", three = ""] = ids;
  expect((await undoFile(vault.ctx, one)).kept).toEqual([
    { path: "person/Eva Moe.md", reason: "It was edited since" },
  ]);
  await undoFile(vault.ctx, three);
  await undoFile(vault.ctx, two);
  expect(vault.read("person/Nils Vang.md")).toBe(before);
  expect(vault.read("person/Eva Moe.md")).toContain("Sings.");
  expect(vault.read("person/Eva Moe.md")).not.toContain("[[note/");
});

it("removes from a user's record what was added, and nothing else", async () => {
  vault.write(
    "person/Ada Ek.md",
    "---\ntype: person # mine\ncreated: 2020-01-01\nname: Ada Ek\n---\nFriend.\n",
  );
  const before = vault.read("person/Ada Ek.md");
  const file = await process("Ada.md", "# Visit\n\nAttendees: Ada Ek (Northwind Ltd), Per Lund\n");
  expect(vault.read("person/Ada Ek.md")).toContain("[[note/Visit]]");
  await editRecord(vault.ctx, { path: "person/Ada Ek", append: { tags: ["kept"] } });
  await undoFile(vault.ctx, file);
  expect(vault.read("person/Ada Ek.md")).toBe(
    before.replace("name: Ada Ek\n", "name: Ada Ek\ntags:\n  - kept\n"),
  );
});

it("refuses a file that is not processed", async () => {
  await addToInbox(vault.ctx, { filename: "waiting.md", content: "text" });
  const { files } = await inboxStates(vault.ctx);
  const waiting = files.find(({ filename }) => filename === "waiting.md")?.id ?? "";
  await expect(undoFile(vault.ctx, waiting)).rejects.toMatchObject({ code: "CONFLICT" });
  await expect(undoFile(vault.ctx, crypto.randomUUID())).rejects.toMatchObject({ code: "NOT_FOUND" });
});

it("gives each record that nobody edited since its bytes again, however it is written", async () => {
  const texts = {
    "person/Ola Nord.md":
      "---\r\ntype: person\r\nname: Ola Nord\r\ncreated: 2020-01-01\r\nrelated: [] # none yet\r\naliases: []\r\norg:\r\n---\r\nHi.\r\n",
    "person/Pia Sund.md":
      '---\ntype: person\nname: Pia Sund\ncreated: 2020-01-01\nrelated: "[[note/Other]]"\ntags: [a, b]\n---\nHi',
    "org/Fjordline Ltd.md":
      "---\nname: Fjordline Ltd\ntype: org\ncreated: 2020-01-01\nrelated: ['[[person/Pia Sund]]']\nstatus:\n---\n",
  };
  for (const [path, text] of Object.entries(texts)) vault.write(path, text);
  const file = await process(
    "Ferry.md",
    "# Ferry\n\nAttendees: Ola Nord (Fjordline Ltd), Pia Sund (Fjordline Ltd)\n\n## Decisions\n- We decided to take the ferry at six.\n",
  );
  for (const [path, text] of Object.entries(texts)) expect(vault.read(path), path).not.toBe(text);
  await undoFile(vault.ctx, file);
  for (const [path, text] of Object.entries(texts)) expect(vault.read(path), path).toBe(text);
});

it("reverts accepted proposals of the file, a decision too, and proposes them again the next time", async () => {
  const before = snapshot(vault.root);
  const file = await process(
    "Roof.md",
    "# Roof\n\nAttendees: Ida Lunde\n\nIda had lunch with Velmora about the lease.\n\n## Decisions\n- We decided to mend the roof.\n- We decided to rent the barn.\n",
  );
  const { proposals } = await listCuratorProposals(vault.ctx, { file });
  const named = (name: RegExp) => proposals.find((each) => name.test(each.name))?.id ?? "";
  await acceptCuratorProposal(vault.ctx, { id: named(/Velmora/) });
  await acceptCuratorProposal(vault.ctx, { id: named(/mend the roof/i) });
  await acceptCuratorProposal(vault.ctx, { id: named(/rent the barn/i), name: "Rent the old barn" });
  expect(vault.has("decision/Rent the old barn.md")).toBe(true);
  const { kept } = await undoFile(vault.ctx, file);
  expect(kept).toEqual([]);
  const after = snapshot(vault.root);
  delete after["inbox/Roof.md"];
  expect(after).toEqual(before);
  expect((await listCuratorProposals(vault.ctx, { state: "accepted", file })).proposals).toEqual([]);
});

it("says which record it keeps since it was moved", async () => {
  const file = await process("Moved.md", "# Moved\n\nAttendees: Una Holt\n");
  await moveRecord(vault.ctx, { path: "note/Moved", to: "note/sub/Moved" });
  const { kept } = await undoFile(vault.ctx, file);
  expect(kept).toContainEqual({ path: "note/sub/Moved.md", reason: "It was moved since" });
  expect(vault.has("note/sub/Moved.md")).toBe(true);
});

it("removes its additions from a record that was moved since, however often", async () => {
  vault.write("person/Liv Aas.md", "---\ntype: person\ncreated: 2020-01-01\n---\nFriend.\n");
  const before = vault.read("person/Liv Aas.md");
  const file = await process("Harbour.md", "# Harbour\n\nAttendees: Liv Aas, Jon Ek\n");
  expect(vault.read("person/Liv Aas.md")).toContain("[[note/Harbour]]");
  await moveRecord(vault.ctx, { path: "person/Liv Aas", name: "Liv Holm" });
  await moveRecord(vault.ctx, { path: "person/Liv Holm", name: "Liv Berg" });
  const { removed, changed } = await undoFile(vault.ctx, file);
  expect(removed).toEqual(["person/Jon Ek.md"]);
  expect(changed).toContain("person/Liv Berg.md");
  expect(vault.read("person/Liv Berg.md")).toBe(before);
});
