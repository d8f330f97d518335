import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Context } from "@/lib/db";
import { addToInbox, inboxStates, readRecord } from "@/lib/vault";
import { itDeep } from "@/tests/support/deep";
import { shareVault, type TestVault } from "@/tests/support/vault";
import { acceptCuratorProposal, discardCuratorProposal, listCuratorProposals } from "../operations";
import { curatorProposals } from "../tables";
import { curatorWorkflow } from "../workflow";
import { phrasingOf } from "./phrasing";

let vault: TestVault;
let ctx: Context;
beforeAll(async () => {
  vault = await shareVault();
});
afterAll(() => vault.close());
beforeEach(async () => {
  ctx = await vault.another();
});

/** Processes a file; the paths of its records, and its proposals by their names. */
async function process(filename: string, content: string) {
  await addToInbox(ctx, { filename, content });
  const find = async () => (await inboxStates(ctx)).files.find((file) => file.filename === filename);
  const inboxId = (await find())?.id ?? "";
  await curatorWorkflow.run(
    ctx,
    (_, work) => work(),
    { inboxId },
    async () => {},
  );
  const { proposals } = await listCuratorProposals(ctx, { file: inboxId });
  return {
    records: (await find())?.records.map(({ path }) => path) ?? [],
    proposed: new Map(proposals.map(({ type, name, id }) => [`${type}: ${name}`, id])),
  };
}

const note = (title: string, ...lines: string[]) =>
  `# ${title}\n\nAttendees: Alice Chen, Bob Martin\n\n${lines.join("\n\n")}\n`;

/** Proposes a task that each of three files words the same way. */
async function threeTasks(settle: (id: string) => Promise<unknown>): Promise<void> {
  for (const thing of ["old barn", "long hall", "back stairs"]) {
    const { proposed } = await process(`${thing}.md`, note(thing, `Bob will probably sweep the ${thing}.`));
    const id = proposed.get(`task: Sweep the ${thing}`);
    expect(id, thing).toBeDefined();
    await settle(id ?? "");
  }
}

const NEXT = note("Yard", "Alice will probably sweep the yard.");

describe("a phrasing", () => {
  it("that was accepted three times is that of a task: the next one is written", async () => {
    await threeTasks((id) => acceptCuratorProposal(ctx, { id }));
    const { records, proposed } = await process("Yard.md", NEXT);
    expect(records).toContain("task/Sweep the yard.md");
    expect([...proposed.keys()].filter((name) => name.startsWith("task: "))).toEqual([]);
  });

  itDeep("that was discarded once, or never decided, is still proposed", async () => {
    let first = true;
    await threeTasks((id) => {
      const settled = first ? discardCuratorProposal(ctx, { id }) : acceptCuratorProposal(ctx, { id });
      first = false;
      return settled;
    });
    expect([...(await process("Yard.md", NEXT)).proposed.keys()]).toContain("task: Sweep the yard");
    ctx = await vault.another();
    expect([...(await process("Yard.md", NEXT)).proposed.keys()]).toEqual(["task: Sweep the yard"]);
  });

  it("is the words before the name, for any owner", () => {
    const of = (name: string, evidence: string, ...owners: string[]) =>
      phrasingOf({ type: "task", name, evidence }, owners);
    expect(of("Check the keys", "Bob will check the keys.", "Bob Martin")).toBe("* will");
    expect(of("Check the keys", "So Ann Lee, you will check the keys", "Ann Lee")).toBe("* you will");
    expect(of("Check the keys", "Check the keys", "Bob Martin")).toBeNull();
    expect(of("Check all keys", "We will look at the keys", "Bob Martin")).toBeNull();
  });
});

it("is what a task begins with, where its own words follow the owner", () => {
  const of = (name: string, evidence: string, ...owners: string[]) =>
    phrasingOf({ type: "task", name, evidence }, owners);
  expect(of("Pay the baker", "Karin pays the baker.", "Karin Holt")).toBe("* pays");
  expect(of("Is on the keys", "Bob Martin is on the keys.", "Bob Martin")).toBe("* is on");
  expect(of("Sich um das Zelt kümmern", "Uwe kümmert sich um das Zelt", "Uwe Ahl")).toBe("* kümmert");
});

it("of guesses that were accepted three times is that of a task, but never of one of last year", async () => {
  const rota = (title: string, line: string) => note(`${title} 2026-11-20`, line);
  for (const thing of ["keys", "ledger", "tent"]) {
    const { proposed } = await process(`${thing}.md`, rota(thing, `Bob is on the ${thing} for the fete.`));
    await acceptCuratorProposal(ctx, { id: proposed.get(`task: Is on the ${thing} for the fete`) ?? "" });
  }
  const { records } = await process("cups.md", rota("Cups", "Alice is on the cups for the fete."));
  expect(records).toContain("task/Is on the cups for the fete.md");
  const old = await process("old.md", note("Old 2019-11-20", "Alice is on the bar for the fete."));
  expect(old.records.filter((path) => path.startsWith("task/"))).toEqual([]);
});

describe("a name", () => {
  const LUNCH = note("Lunch", "Alice had lunch with Velmora about the lease.");
  const again = (title: string) => LUNCH.replace("Lunch", title);
  const orgsOf = (proposed: ReadonlyMap<string, string>) =>
    [...proposed.keys()].filter((key) => /^(?:org|location)/.test(key));

  it("that was corrected is that record from then on", async () => {
    const { proposed } = await process("Lunch.md", LUNCH);
    const id = proposed.get("org: Velmora") ?? "";
    await acceptCuratorProposal(ctx, { id, name: "Velmora Group" });
    const { text } = { text: (await readRecord(ctx, { path: "org/Velmora Group" })).raw };
    const next = await process("Dinner.md", again("Dinner"));
    expect(orgsOf(next.proposed)).toEqual([]);
    expect(next.records).toContain("org/Velmora Group.md");
    const { raw, backlinks } = await readRecord(ctx, { path: "org/Velmora Group" });
    expect([raw, backlinks.map(({ path }) => path)]).toEqual([
      text,
      expect.arrayContaining(["note/Dinner.md"]),
    ]);
  });

  itDeep(
    "that was discarded as a guess is proposed where it is likely, until it is discarded there too",
    async () => {
      const guess = (await process("Lunch.md", LUNCH)).proposed.get("org: Velmora") ?? "";
      await ctx.db.tx((tx) =>
        tx.update(curatorProposals).set({ confidence: 0.2 }).where(eq(curatorProposals.id, guess)),
      );
      const { proposed } = await process("Dinner.md", again("Dinner"));
      await discardCuratorProposal(ctx, { id: guess });
      const { proposals } = await listCuratorProposals(ctx, {});
      expect(proposals.map(({ id }) => id)).toContain(proposed.get("org: Velmora"));
      const next = await process("Tea.md", again("Tea"));
      await discardCuratorProposal(ctx, { id: next.proposed.get("org: Velmora") ?? "" });
      expect([...(await process("Supper.md", again("Supper"))).proposed.keys()]).not.toContain(
        "org: Velmora",
      );
    },
  );

  itDeep("that was corrected to another type is not proposed as the first one again", async () => {
    const { proposed } = await process("Lunch.md", LUNCH);
    await acceptCuratorProposal(ctx, { id: proposed.get("org: Velmora") ?? "", type: "location" });
    const next = await process("Dinner.md", again("Dinner"));
    expect(orgsOf(next.proposed)).toEqual([]);
    expect(vault.has("org/Velmora.md")).toBe(false);
  });
});
