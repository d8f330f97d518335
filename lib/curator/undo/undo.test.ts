import { afterAll, beforeAll, expect, it } from "vitest";
import { addToInbox, createRecord, editRecord, inboxStates, readRecord } from "@/lib/vault";
import { openVault, type TestVault } from "@/tests/support/vault";
import "@/lib/wiring";
import { curatorWorkflow } from "../workflow";
import { undoFile } from "./undo";

let vault: TestVault;
beforeAll(async () => {
  vault = await openVault();
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

it("keeps what was edited or linked to since, without the links to what is removed", async () => {
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

it("takes out of a record of the user what was added, and nothing else", async () => {
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
