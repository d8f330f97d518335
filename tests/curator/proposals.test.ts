import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import type { Api } from "../support/api";
import { describeDeep, itDeep } from "../support/deep";
import { serve } from "../support/serve";
import { until } from "../support/until";

const NOTE = `# Supplier round

Date: 2026-11-18
Attendees: Alice Chen (Northwind Ltd), Bob Martin

Alice had lunch with Brentola about the tender.
Bob will probably fold the old letters.

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

/** Adds a file, and waits until it is processed. */
async function process(filename: string, content: string) {
  const added = await api.ok("addToInbox", { filename, content });
  return processed(added.filename);
}

async function processed(filename: string) {
  const find = async () => {
    const { files } = await api.ok("inboxStates", {});
    return files.find((each) => each.filename === filename && each.state === "processed");
  };
  await until(`${filename} is processed`, async () => (await find()) !== undefined, 60_000);
  const file = await find();
  if (!file) throw new Error(`${filename} is gone`);
  return file;
}

const proposalsOf = async (file: string) => (await api.ok("curatorProposals", { file })).proposals;

async function proposalNamed(file: string, name: RegExp) {
  const found = (await proposalsOf(file)).find((each) => name.test(each.name));
  if (!found) throw new Error(`no proposal is named ${name}`);
  return found;
}

const has = (path: string) => existsSync(join(vaultDir, path));
const everyRecord = () =>
  readdirSync(vaultDir, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".md") && !path.startsWith("inbox"))
    .sort();

describe("what the curator is not sure of", () => {
  test("waits, with its evidence; what is sure is written, decisions as drafts", async () => {
    const file = await process("Supplier round.md", NOTE);
    const proposals = await proposalsOf(file.id);
    const listed = proposals.map(({ type, name }) => `${type}: ${name}`).sort();
    expect(listed).toEqual([
      "decision: Go with the smaller venue",
      "org: Brentola",
      "task: Fold the old letters",
    ]);
    expect(proposals.map(({ owner }) => owner).sort()).toEqual(["Bob Martin", null, null]);
    for (const { evidence, confidence, state } of proposals) {
      expect(NOTE).toContain(evidence);
      expect(confidence).toBeGreaterThan(0);
      expect(state).toBe("proposed");
    }
    expect(has("org/Brentola.md")).toBe(false);
    expect(has("org/Northwind Ltd.md")).toBe(true);
    const decision = await api.ok("readRecord", { path: "decision/Go with the smaller venue" });
    expect(decision.frontmatter.status).toBe("draft");
  });

  test("is written and linked both ways when it is accepted, also as corrected", async () => {
    const file = await process(
      "Second round.md",
      NOTE.replaceAll("Brentola", "Velmora").replaceAll("round", "trial"),
    );
    const org = await proposalNamed(file.id, /Velmora/);
    const accepted = await api.ok("curatorAccept", { id: org.id, name: "Velmora Group" });
    expect(accepted.path).toBe("org/Velmora Group.md");
    const record = await api.ok("readRecord", { path: accepted.path });
    expect(record.links.map(({ path }) => path)).toContain(org.note);
    expect(record.backlinks.map(({ path }) => path)).toContain(org.note);
    expect(record.body).toContain("Velmora");
    expect(await proposalsOf(file.id)).not.toContainEqual(expect.objectContaining({ id: org.id }));

    const undone = await api.ok("curatorUndo", { id: org.id });
    expect(undone).toMatchObject({ removed: [accepted.path], changed: [org.note] });
    expect((await proposalNamed(file.id, /Velmora/)).name).toBe("Velmora");
    expect((await api.call("curatorUndo", { id: org.id })).status).toBe(409);

    const task = await proposalNamed(file.id, /old letters/);
    await api.ok("curatorAccept", { id: task.id, fields: { due: "2026-12-01" } });
    const written = await api.ok("readRecord", { path: "task/Fold the old letters" });
    expect(written.frontmatter).toMatchObject({ due: "2026-12-01", status: "todo" });
    expect(written.links.map(({ path }) => path)).toEqual(
      expect.arrayContaining([org.note, "person/Bob Martin.md"]),
    );

    const decision = await proposalNamed(file.id, /smaller venue/).catch(() => undefined);
    // The first file's decision exists: the second adds to it.
    expect(decision).toBeUndefined();
  });

  itDeep("makes a draft final when it is accepted", async () => {
    const text = "# Board\n\nAttendees: Dora Vance\n\n## Decisions\n- We decided to lease the north hall.\n";
    const file = await process("Board.md", text);
    const decision = await proposalNamed(file.id, /north hall/);
    expect(decision.path).toBe("decision/Lease the north hall.md");
    await api.ok("curatorAccept", { id: decision.id });
    const record = await api.ok("readRecord", { path: "decision/Lease the north hall" });
    expect(record.frontmatter.status).toBe("final");
  });

  test("is not proposed again once it was discarded", async () => {
    const { proposals } = await api.ok("curatorProposals", {});
    const id = proposals.find(({ name }) => name === "Brentola")?.id ?? "";
    await api.ok("curatorDiscard", { id });
    const again = await process("Third round.md", NOTE.replaceAll("Supplier", "Third supplier"));
    expect((await proposalsOf(again.id)).map(({ name }) => name)).not.toContain("Brentola");
    expect(has("org/Brentola.md")).toBe(false);
    const discarded = await api.ok("curatorProposals", { state: "discarded" });
    expect(discarded.proposals.map(({ name }) => name)).toEqual(["Brentola"]);
    expect((await api.call("curatorAccept", { id })).status).toBe(409);
  });

  itDeep("deletes a discarded draft that nobody edited", async () => {
    const text = "# Roof\n\nAttendees: Dora Vance\n\n## Decisions\n- We decided to paint the roof green.\n";
    const file = await process("Roof.md", text);
    const decision = await proposalNamed(file.id, /roof green/);
    expect(await api.ok("curatorDiscard", { id: decision.id })).toMatchObject({ deleted: decision.path });
    expect(has("decision/Paint the roof green.md")).toBe(false);
  });

  test("refuses corrections that no record can have, and changes nothing", async () => {
    const file = await process("Fourth.md", "# Fourth\n\nDora had lunch with Zentrivo about the lease.\n");
    const org = await proposalNamed(file.id, /Zentrivo/);
    const before = everyRecord();
    expect((await api.call("curatorAccept", { id: org.id, name: "a/b" })).status).toBe(400);
    expect((await api.call("curatorAccept", { id: org.id, fields: { status: "asleep" } })).status).toBe(400);
    expect((await api.call("curatorAccept", { id: crypto.randomUUID() })).status).toBe(404);
    expect(everyRecord()).toEqual(before);
    expect((await proposalNamed(file.id, /Zentrivo/)).state).toBe("proposed");
  });
});

describeDeep("the setting", () => {
  test("requires review of everything, or of nothing", async () => {
    expect(await api.ok("curatorSettings", {})).toEqual({ review: "unsure" });
    await api.ok("curatorSet", { review: "all" });
    const all = await process("All.md", "# All\n\nAttendees: Greta Holm, Ivo Brandt\n");
    expect(all.records.map(({ path }) => path)).toEqual(["note/All.md"]);
    expect((await proposalsOf(all.id)).map(({ name }) => name).sort()).toEqual(["Greta Holm", "Ivo Brandt"]);
    await api.ok("curatorSet", { review: "off" });
    const off = await process(
      "Off.md",
      "# Off\n\nUlla had lunch with Brimwell about the tender.\n\nWe decided to leave at six.\n",
    );
    expect(await proposalsOf(off.id)).toEqual([]);
    expect(has("org/Brimwell.md")).toBe(true);
    const decision = await api.ok("readRecord", { path: "decision/Leave at six" });
    expect(decision.frontmatter.status).toBe("final");
    await api.ok("curatorSet", { review: "unsure" });
  });
});

describe("undo", () => {
  test("undoes what a file made, and returns the file to the inbox", async () => {
    await process("Before.md", "# Before\n\nAttendees: Nils Ek\n");
    const nils = readFileSync(join(vaultDir, "person/Nils Ek.md"), "utf8");
    const before = everyRecord();
    const file = await process(
      "Mistake.md",
      "# Mistake\n\nAttendees: Nils Ek, Runa Dahl\n\nRuna met Holmgate about it.\n",
    );
    expect(has("person/Runa Dahl.md")).toBe(true);
    expect(readFileSync(join(vaultDir, "person/Nils Ek.md"), "utf8")).not.toBe(nils);

    const undone = await api.ok("undoInboxFile", { id: file.id });
    expect(undone).toMatchObject({ location: "inbox/Mistake.md", kept: [], changed: ["person/Nils Ek.md"] });
    expect(everyRecord()).toEqual(before);
    expect(readFileSync(join(vaultDir, "person/Nils Ek.md"), "utf8")).toBe(nils);
    expect(has("inbox/Mistake.md")).toBe(true);
    expect(await proposalsOf(file.id)).toEqual([]);
    const state = (await api.ok("inboxStates", {})).files.find(({ id }) => id === file.id);
    expect(state).toMatchObject({ state: "waiting", records: [] });
    expect((await api.call("undoInboxFile", { id: file.id })).status).toBe(409);

    const { processed } = await api.ok("processInbox", {});
    expect(processed).toBe(1);
    expect(has("person/Runa Dahl.md")).toBe(true);
  });
});
