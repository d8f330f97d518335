import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Context } from "@/lib/db";
import { addToInbox, createRecord, editRecord, inboxStates, moveRecord, reconcile } from "@/lib/vault";
import { shareVault, snapshot, type TestVault, writeInto } from "@/tests/support/vault";
import "@/lib/wiring";
import { acceptCuratorProposal, listCuratorProposals, undoCuratorProposal } from "../operations";
import { undoFile } from "../undo/undo";
import { curatorWorkflow } from "../workflow";
import { reopenProposals } from "./reopen-all";

let vault: TestVault;
let ctx: Context;
beforeAll(async () => {
  vault = await shareVault();
});
afterAll(() => vault.close());
beforeEach(async () => {
  ctx = await vault.another();
});

/** Adds a file and processes it; its id, and its proposals by their names. */
async function process(filename: string, content: string) {
  await addToInbox(ctx, { filename, content });
  const { files } = await inboxStates(ctx);
  const inboxId = files.find((file) => file.filename === filename)?.id ?? "";
  await curatorWorkflow.run(
    ctx,
    (_, work) => work(),
    { inboxId },
    async () => {},
  );
  const { proposals } = await listCuratorProposals(ctx, { file: inboxId });
  return { inboxId, idOf: (name: RegExp) => proposals.find((each) => name.test(each.name))?.id ?? "" };
}

const records = () =>
  Object.fromEntries(Object.entries(snapshot(ctx.account.vaultDir)).filter(([path]) => path.endsWith(".md")));

const accept = (id: string, correction = {}) => acceptCuratorProposal(ctx, { id, ...correction });
const undo = (id: string) => undoCuratorProposal(ctx, { id });
const pending = async () =>
  (await listCuratorProposals(ctx, {})).proposals.map(({ type, name, path }) => [type, name, path]).sort();

const LUNCH = `# Lunch

Attendees: Alice Chen, Bob Martin

Alice had lunch with Brentola about the tender. Bob had lunch with Velmora about the lease.

Bob will probably fold the old letters.

## Decisions
- We decided to mend the roof.
`;

describe("an accepted proposal that is undone", () => {
  it("leaves every record as it was, and waits again as it was proposed", async () => {
    const { inboxId, idOf } = await process("Lunch.md", LUNCH);
    const [before, waiting] = [records(), await pending()];
    const made = async () => (await inboxStates(ctx)).files[0]?.records;
    const recordsOfFile = await made();
    await accept(idOf(/Brentola/), { name: "Brentola Ltd", type: "project" });
    expect(records()).not.toEqual(before);
    const undone = await undo(idOf(/Brentola/));
    expect(undone).toEqual({
      message: "The org Brentola is proposed again",
      removed: ["project/Brentola Ltd.md"],
      changed: ["note/Lunch.md"],
    });
    expect([records(), await pending(), await made()]).toEqual([before, waiting, recordsOfFile]);
    // Its file can still be undone as a whole.
    expect((await undoFile(ctx, inboxId)).kept).toEqual([]);
  });

  it.each([
    ["the first one first", (ids: string[]) => ids],
    ["the last one first", (ids: string[]) => ids.toReversed()],
  ])("leaves every record as it was after others, too: %s", async (_, order) => {
    const { inboxId, idOf } = await process("Lunch.md", LUNCH);
    const before = records();
    const ids = [/Brentola/, /Velmora/, /old letters/].map(idOf);
    for (const id of ids) await accept(id);
    for (const id of order(ids)) await undo(id);
    expect(records()).toEqual(before);
    expect((await undoFile(ctx, inboxId)).kept).toEqual([]);
    expect(Object.keys(records())).toEqual(["inbox/Lunch.md"]);
  });

  it("loses only what is its own, where others stay", async () => {
    const { idOf } = await process("Lunch.md", LUNCH);
    await accept(idOf(/Velmora/));
    const before = records();
    await undo(idOf(/Velmora/));
    await accept(idOf(/Brentola/));
    await accept(idOf(/Velmora/));
    await accept(idOf(/old letters/));
    await undo(idOf(/Brentola/));
    await undo(idOf(/old letters/));
    expect(records()).toEqual(before);
  });

  it("is a draft again, by its own name", async () => {
    const { idOf } = await process("Lunch.md", LUNCH);
    const [before, waiting] = [records(), await pending()];
    const id = idOf(/mend the roof/i);
    await accept(id, { name: "Mend the whole roof" });
    expect(await undo(id)).toMatchObject({ removed: [], changed: ["decision/Mend the roof.md"] });
    expect([records(), await pending()]).toEqual([before, waiting]);
    await accept(id);
    await editRecord(ctx, { path: "decision/Mend the roof", body_append: "In May." });
    await expect(undo(id)).rejects.toThrow(
      "decision/Mend the roof.md was edited since: set its status to draft instead",
    );
  });

  it("waits in all files of its name again", async () => {
    const first = await process("Lunch.md", LUNCH);
    await process(
      "Dinner.md",
      "# Dinner\n\nAttendees: Dora Vance\n\nDora had lunch with Brentola about it.\n",
    );
    const [before, waiting] = [records(), await pending()];
    const { message } = await accept(first.idOf(/Brentola/));
    expect(message).toContain("linked in 1 other file");
    await undo(first.idOf(/Brentola/));
    expect([records(), await pending()]).toEqual([before, waiting]);
  });

  it("leaves what a later file added, and the bytes of before once that is undone too", async () => {
    const text = "---\ntype: org # mine\ncreated: 2020-01-01\nname: Velmora Group\n---\nBakers.\n";
    writeInto(ctx.account.vaultDir, "org/Velmora Group.md", text);
    await reconcile(ctx);
    const { idOf } = await process("Lunch.md", LUNCH);
    await accept(idOf(/Velmora/), { name: "Velmora Group" });
    const later = await process("Later.md", "# Later\n\nAttendees: Kim Roe (Velmora Group)\n");
    await undo(idOf(/Velmora/));
    expect(records()["org/Velmora Group.md"]).toContain("[[note/Later]]");
    expect(records()["org/Velmora Group.md"]).not.toContain("[[note/Lunch]]");
    expect((await undoFile(ctx, later.inboxId)).kept).toEqual([]);
    expect(records()["org/Velmora Group.md"]).toBe(text);
  });

  it("takes from a record that was there what it added, and keeps what was edited and moved since", async () => {
    const text = "---\ntype: org # mine\ncreated: 2020-01-01\nname: Velmora Group\n---\nBakers.\n";
    writeInto(ctx.account.vaultDir, "org/Velmora Group.md", text);
    await reconcile(ctx);
    const { idOf } = await process("Lunch.md", LUNCH);
    await accept(idOf(/Velmora/), { name: "Velmora Group" });
    expect(records()["org/Velmora Group.md"]).toContain("[[note/Lunch]]");
    await editRecord(ctx, { path: "org/Velmora Group", append: { tags: ["kept"] } });
    await moveRecord(ctx, { path: "org/Velmora Group", to: "org/old/Velmora Group" });
    await undo(idOf(/Velmora/));
    expect(records()["org/old/Velmora Group.md"]).toBe(
      text.replace("Velmora Group\n", "Velmora Group\ntags:\n  - kept\n"),
    );
    expect(records()["note/Lunch.md"]).not.toContain("Velmora Group]]");
  });

  it("is refused where somebody has worked with its record", async () => {
    const { idOf } = await process("Lunch.md", LUNCH);
    const id = idOf(/Brentola/);
    const refused = async (why: string) => {
      const before = records();
      await expect(undo(id)).rejects.toMatchObject({ code: "CONFLICT", message: why });
      expect(records()).toEqual(before);
    };
    const { path } = await accept(id);
    await createRecord(ctx, { type: "note", name: "Mine", body: "Ask [[Brentola]]." });
    await refused(`note/Mine.md links to ${path}: undo or remove that first, or delete the record instead`);
    await editRecord(ctx, { path: "note/Mine", body: "Ask somebody." });
    await editRecord(ctx, { path, body_append: "Bakers." });
    await refused(`${path} was edited since: change or delete it instead`);
    await moveRecord(ctx, { path, to: "org/sub/Brentola" });
    await refused(`${path} was moved to org/sub/Brentola.md since: change or delete it there instead`);
    expect(await reopenProposals(ctx, [id, idOf(/Velmora/)])).toHaveLength(1);
  });

  it("teaches nothing any more", async () => {
    const ids: string[] = [];
    for (const thing of ["old barn", "long hall", "back stairs"]) {
      const { idOf } = await process(
        `${thing}.md`,
        `# ${thing}\n\nAttendees: Bob Martin\n\nBob will probably sweep the ${thing}.\n`,
      );
      ids.push(idOf(/^Sweep/));
      await accept(idOf(/^Sweep/));
    }
    expect(await reopenProposals(ctx, ids)).toEqual([]);
    const next = await process(
      "Yard.md",
      "# Yard\n\nAttendees: Bob Martin\n\nBob will probably sweep the yard.\n",
    );
    expect(next.idOf(/^Sweep the yard/)).not.toBe("");
  });
});
