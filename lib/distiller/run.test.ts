import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { curatorWorkflow, listCuratorProposals, writeCuratorSettings } from "@/lib/curator";
import { addToInbox, deleteRecord, inboxStates } from "@/lib/vault";
import { itDeep } from "@/tests/support/deep";
import { shareVault, snapshot, type TestVault } from "@/tests/support/vault";
import { provideClusters } from "./clusters";
import { countClaimsLeft } from "./contradictions";
import { distillerHistory, distillerStatus } from "./operations/status";
import { acceptLearning } from "./review/accept";
import { editLearning } from "./review/edit";
import { listLearnings } from "./review/list";
import { listRejections, rejectLearning, restoreLearning } from "./review/reject";
import { distil, noteOf, pathsOf } from "./vault.fixture";

let all: TestVault;
let vault: TestVault;

beforeAll(async () => {
  all = await shareVault();
});
afterAll(() => all.close());
beforeEach(async () => {
  vault = await all.beside();
});

const STORAGE = "We decided to use RocksDB for the event store.";

describe("a scan", () => {
  it("reports what is worth reading, and changes nothing", async () => {
    vault.write("note/Storage.md", noteOf(`${STORAGE} Snapshots must be written every 15 minutes.`));
    vault.write("note/Garden.md", noteOf("The bed gets three hours of sun."));
    const before = snapshot(vault.root);
    const result = await distil(vault, { scan: true });
    expect(result).toMatchObject({ records_scanned: 2, candidates_found: 1, learnings_extracted: 0 });
    expect(snapshot(vault.root)).toEqual(before);
  });
});

describe("a run", () => {
  it("makes a draft that quotes its source word for word and links to it", async () => {
    vault.write("note/Storage.md", noteOf(`Some words.\n${STORAGE}`, 'project: ["[[project/Log]]"]\n'));
    const { created, candidates_found, planned_by } = await distil(vault);
    expect({ created, candidates_found }).toEqual({
      created: ["decision/Use RocksDB for the event store.md"],
      candidates_found: 1,
    });
    expect(planned_by).toEqual({ model: 0, local: 1, reason: "No model provider is configured" });
    const text = vault.read("decision/Use RocksDB for the event store.md");
    expect(text).toContain("status: draft\n");
    expect(text).toContain("distilled_by: local\n");
    expect(text).toContain('based_on:\n  - "[[note/Storage]]"\n');
    expect(text).toContain('project:\n  - "[[project/Log]]"\n');
    expect(text).toContain(`> ${STORAGE}\n\nFrom [[note/Storage]]\n`);
  });

  itDeep("gives each kind its first status, and marks kinds without one as draft", async () => {
    vault.write("note/A.md", noteOf("We assume that the wall is dry. Loans may not exceed 24 months."));
    await distil(vault);
    const [assumption = "", constraint = ""] = [
      ...(await pathsOf(vault, "assumption")),
      ...(await pathsOf(vault, "constraint")),
    ];
    expect(vault.read(assumption)).toContain("status: active\nreview: draft\n");
    expect(vault.read(constraint)).toContain("status: active\nreview: draft\n");
  });

  it("reads neither unchanged records again, nor its own", async () => {
    vault.write("note/Storage.md", noteOf(STORAGE));
    await distil(vault);
    const before = snapshot(vault.root);
    expect(await distil(vault)).toMatchObject({ candidates_found: 0, learnings_extracted: 0, created: [] });
    expect(snapshot(vault.root)).toEqual(before);
    vault.write("note/Storage.md", noteOf(STORAGE, "tags: [one]\n"));
    expect(await distil(vault)).toMatchObject({ candidates_found: 0, learnings_extracted: 0 });
    vault.write("note/Storage.md", noteOf(`${STORAGE}\n\nLoans may not exceed 24 months.`));
    expect(await distil(vault)).toMatchObject({ candidates_found: 1, learnings_extracted: 1 });
    expect(await pathsOf(vault, "decision")).toHaveLength(1);
  });

  it("does not read its own records, whatever they contain", async () => {
    vault.write("note/Storage.md", noteOf(STORAGE));
    const { created } = await distil(vault);
    const path = created[0] ?? "";
    vault.write(path, `${vault.read(path)}\nLoans may not exceed 24 months.\n`);
    expect(await distil(vault)).toMatchObject({ records_scanned: 1, candidates_found: 0, created: [] });
  });

  it("merges what two records say, and keeps apart what differs in figures or names", async () => {
    vault.write("note/A.md", noteOf("The minimum order is 500 kg per delivery."));
    vault.write("note/B.md", noteOf("As he said, the minimum order is 500 kg per delivery!"));
    vault.write("note/C.md", noteOf("The minimum order is 700 kg per pallet."));
    vault.write("note/D.md", noteOf("The budget for Q1 is capped at 900 euros."));
    vault.write("note/E.md", noteOf("The budget for Q3 is capped at 900 euros."));
    await distil(vault);
    const constraints = await pathsOf(vault, "constraint");
    expect(constraints).toHaveLength(4);
    const merged = constraints.map((path) => vault.read(path)).filter((text) => text.includes("[[note/B]]"));
    expect(merged).toHaveLength(1);
    expect(merged[0]).toContain('based_on:\n  - "[[note/A]]"\n  - "[[note/B]]"\n');
    expect(merged[0]).toContain("From [[note/A]]");
    expect(merged[0]).toContain("From [[note/B]]");
  });

  itDeep("gives learnings with the same name different names, however long they are", async () => {
    const long = `${"氷".repeat(79)}`;
    vault.write("note/A.md", noteOf(`Decision: ${long} one two 1.`));
    vault.write("note/B.md", noteOf(`Decision: ${long} one two 2.`));
    vault.write("note/C.md", noteOf("A broken record.", "tags: [one"));
    const { created } = await distil(vault);
    expect(created).toHaveLength(2);
    for (const path of created) expect(vault.has(path)).toBe(true);
    expect(created.some((path) => path.endsWith(" (2).md"))).toBe(true);
  });

  it("leaves alone what a person or the Curator wrote down already", async () => {
    const own =
      "---\ntype: decision\nname: Use RocksDB for the event store\ncreated: 2026-01-01\n---\n\nMine.\n";
    vault.write("decision/Use RocksDB for the event store.md", own);
    vault.write("note/Storage.md", noteOf(STORAGE));
    expect(await distil(vault)).toMatchObject({ learnings_extracted: 0 });
    expect(vault.read("decision/Use RocksDB for the event store.md")).toBe(own);
  });

  it("finds what records contradict, and links all three both ways", async () => {
    vault.write("note/A.md", noteOf("The summer concert is on 21 June.", "# kept\n"));
    vault.write("note/B.md", noteOf("The summer concert is on 28 June. The band is from Leeds."));
    vault.write("note/C.md", noteOf("The winter concert is on 12 December."));
    const { created, distill_id, claims_left } = await distil(vault);
    const path = "contradiction/The summer concert is on 21 June, but The summer concert is on 28 June.md";
    expect(created).toEqual([path]);
    expect(claims_left).toBeUndefined();
    expect(await countClaimsLeft(vault.ctx, distill_id, 1)).toBe(1);
    const text = vault.read(path);
    expect(text).toContain("status: unresolved\nreview: draft\n");
    expect(text).toContain('based_on:\n  - "[[note/A]]"\n  - "[[note/B]]"\n');
    expect(text).toContain("> The summer concert is on 21 June.\n");
    expect(text).toContain("> The summer concert is on 28 June.\n");
    const link = `related:\n  - "[[${path.slice(0, -3)}]]"\n`;
    expect(vault.read("note/A.md")).toBe(noteOf("The summer concert is on 21 June.", `# kept\n${link}`));
    expect(vault.read("note/B.md")).toContain(link);
    expect(await distil(vault)).toMatchObject({ candidates_found: 0, created: [] });
  });

  itDeep("does so in other languages, too", async () => {
    vault.write("note/A.md", noteOf("Das Sommerkonzert des Chors findet am 21. Juni statt."));
    vault.write("note/B.md", noteOf("Das Sommerkonzert des Chors findet am 28. Juni im Park statt."));
    vault.write("note/C.md", noteOf("Das Winterkonzert des Chors findet am 12. Dezember statt."));
    const { created } = await distil(vault);
    expect(created).toHaveLength(1);
    expect(vault.read(created[0] ?? "")).toContain('based_on:\n  - "[[note/A]]"\n  - "[[note/B]]"\n');
  });

  itDeep(
    "leaves alone the Curator's decisions in other languages, and merges what two records say",
    async () => {
      const name = "Das Dach noch in diesem Jahr neu decken zu lassen";
      vault.write(`decision/${name}.md`, `---\ntype: decision\nname: ${name}\ncreated: 2026-01-01\n---\n`);
      vault.write(
        "note/A.md",
        noteOf(`Der Vorstand beschließt einstimmig, das Dach noch in diesem Jahr neu decken zu lassen.`),
      );
      vault.write("note/B.md", noteOf("Motorboote sind auf der Strecke am See nicht erlaubt."));
      vault.write("note/C.md", noteOf("Wie immer: Motorboote sind auf der Strecke am See nicht erlaubt!"));
      vault.write("note/D.md", noteOf("Segelboote sind auf der Strecke am See nicht erlaubt."));
      const { created } = await distil(vault);
      expect(created.map((path) => path.split("/")[0])).toEqual(["constraint", "constraint"]);
      const merged = created.map((path) => vault.read(path)).filter((text) => text.includes("[[note/C]]"));
      expect(merged).toHaveLength(1);
      expect(merged[0]).toContain("[[note/B]]");
      expect(merged[0]).not.toContain("[[note/D]]");
    },
  );

  itDeep(
    "makes one contradiction of many records that differ in one number, and adds the next to it",
    async () => {
      const write = (n: number) =>
        vault.write(`note/Build ${n}.md`, noteOf(`The nightly build takes ${n} minutes.`));
      for (let n = 10; n < 30; n += 1) write(n);
      const { created } = await distil(vault);
      const [path = ""] = created;
      expect(created).toEqual([
        "contradiction/The nightly build takes 10 minutes, but other records differ.md",
      ]);
      const text = vault.read(path);
      expect(text).toContain("sources: 20\n");
      for (let n = 10; n < 30; n += 1) expect(text).toContain(`> The nightly build takes ${n} minutes.`);
      write(31);
      expect((await distil(vault)).created).toEqual([]);
      expect(vault.read(path)).toContain("> The nightly build takes 31 minutes.");
      expect(vault.read(path)).toContain("sources: 21\n");
    },
  );

  it("makes one learning, with a count, of what forty records have in common", async () => {
    for (let n = 0; n < 40; n += 1)
      vault.write(`note/Rules ${n}.md`, noteOf("Ladders must not stand on wet stone."));
    const { created } = await distil(vault);
    const constraints = created.filter((each) => each.startsWith("constraint/"));
    expect(constraints).toHaveLength(1);
    expect(vault.read(constraints[0] ?? "")).toContain("sources: 40\n");
  });

  const AGREEING = [
    "We assume that visitors arrive by train.",
    "We expect that most visitors will arrive by train.",
    "Presumably visitors arrive by train again.",
    "We assume that older visitors arrive by train.",
    "We expect that foreign visitors will arrive by train.",
  ];
  const writeAgreeing = () => {
    for (const [at, text] of AGREEING.entries()) vault.write(`note/${"ABCDE"[at]}.md`, noteOf(text));
  };
  const synthesesOf = ({ created }: Awaited<ReturnType<typeof distil>>) =>
    created.filter((path) => path.startsWith("synthesis/"));

  itDeep("makes no synthesis where those that agree are of several clusters", async () => {
    provideClusters(async (_, paths) => new Map(paths.map((path) => [path, path < "note/C" ? "1" : "2"])));
    try {
      writeAgreeing();
      expect(synthesesOf(await distil(vault))).toEqual([]);
    } finally {
      provideClusters(async () => new Map());
    }
  });

  itDeep("makes a synthesis where five records agree", async () => {
    writeAgreeing();
    rmSync(join(vault.root, "note/E.md"));
    expect(synthesesOf(await distil(vault))).toEqual([]);
    writeAgreeing();
    const { created } = await distil(vault);
    const [path = ""] = created.filter((each) => each.startsWith("synthesis/"));
    const text = vault.read(path);
    expect(text).toContain("status: draft");
    for (const source of ["A", "B", "C", "D", "E"]) expect(text).toContain(`From [[note/${source}]]`);
  });

  it("makes no synthesis of one sentence that five records have", async () => {
    for (const name of "ABCDE") vault.write(`note/${name}.md`, noteOf(AGREEING[0] ?? ""));
    const { created } = await distil(vault);
    expect(created.map((path) => path.split("/")[0])).toEqual(["assumption"]);
  });

  itDeep(
    "makes it as well when a step is repeated, all of whose sources were stored before a crash",
    async () => {
      writeAgreeing();
      const repeated = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
        if (name === "distil 1") await work();
        return work();
      };
      expect(synthesesOf(await distil(vault, {}, repeated))).toHaveLength(1);
    },
  );

  itDeep("is about one project where one is named", async () => {
    vault.write("project/Log.md", "---\ntype: project\nname: Log\ncreated: 2026-01-01\n---\n");
    vault.write("note/A.md", noteOf(STORAGE, 'project: "[[project/Log]]"\n'));
    vault.write("note/B.md", noteOf("Loans may not exceed 24 months."));
    const result = await distil(vault, { project: "project/Log.md" });
    expect(result).toMatchObject({ records_scanned: 2, candidates_found: 1, learnings_extracted: 1 });
    expect(await pathsOf(vault, "constraint")).toEqual([]);
  });

  itDeep("is shown in status and history", async () => {
    vault.write("note/A.md", noteOf(STORAGE));
    await distil(vault, { scan: true });
    expect(await distillerStatus(vault.ctx)).toMatchObject({ last_run: null, candidates: 1 });
    await distil(vault);
    expect(await distillerStatus(vault.ctx)).toMatchObject({
      candidates: 1,
      learnings_extracted: 1,
      learnings_total: 1,
    });
    const { history } = await distillerHistory(vault.ctx, { limit: 5 });
    expect(
      history.map(({ kind, candidates, learnings_extracted }) => [kind, candidates, learnings_extracted]),
    ).toEqual([
      ["scan", 1, 0],
      ["run", 1, 1],
    ]);
    expect((await distillerHistory(vault.ctx, { limit: 1 })).history).toHaveLength(1);
  });
});

describe("a draft", () => {
  const first = async () => (await listLearnings(vault.ctx)).learnings[0];

  itDeep("that is unsure stands after the sure ones", async () => {
    const draft = (name: string, confidence: string) =>
      vault.write(
        `constraint/${name}.md`,
        `---\ntype: constraint\nname: ${name}\ncreated: 2026-01-01\nreview: draft\ndistilled_by: local\nconfidence: ${confidence}\n---\n`,
      );
    draft("Aa", "0.52");
    draft("Bb", "0.9");
    draft("Cc", "high");
    await distil(vault);
    const { learnings } = await listLearnings(vault.ctx, { kind: "constraint" });
    const shown = learnings.filter(({ name }) => /^(?:Aa|Bb|Cc)$/.test(name));
    expect(shown.map(({ name, isUnsure }) => [name, isUnsure])).toEqual([
      ["Bb", false],
      ["Cc", false],
      ["Aa", true],
    ]);
  });

  it("is accepted", async () => {
    vault.write("note/A.md", noteOf(`${STORAGE} Loans may not exceed 24 months.`));
    await distil(vault);
    const { learnings } = await listLearnings(vault.ctx, { state: "draft" });
    expect(learnings).toHaveLength(2);
    for (const { path } of learnings) await acceptLearning(vault.ctx, { path });
    expect(vault.read("decision/Use RocksDB for the event store.md")).toContain("status: final");
    expect(vault.read("constraint/Loans may not exceed 24 months.md")).not.toContain("review:");
    expect((await listLearnings(vault.ctx, { state: "draft" })).total).toBe(0);
    expect((await listLearnings(vault.ctx, { state: "accepted" })).total).toBe(2);
    await expect(acceptLearning(vault.ctx, { path: learnings[0]?.path ?? "" })).rejects.toThrow(
      /not a draft/,
    );
  });

  it("is accepted in other words, and found again by its evidence", async () => {
    vault.write("note/A.md", noteOf(STORAGE));
    await distil(vault);
    const { path } = await editLearning(vault.ctx, {
      path: (await first())?.path ?? "",
      name: "Events live in RocksDB",
    });
    expect(path).toBe("decision/Events live in RocksDB.md");
    vault.write("note/B.md", noteOf(STORAGE));
    await distil(vault);
    expect(await pathsOf(vault, "decision")).toEqual([path]);
    expect(vault.read(path)).toContain("[[note/B]]");
    const again = editLearning(vault.ctx, { path, name: "Something else" });
    await expect(again).rejects.toMatchObject({ code: "CONFLICT" });
    expect(await pathsOf(vault, "decision")).toEqual([path]);
  });

  itDeep("is not made of what the curator proposes", async () => {
    await writeCuratorSettings(vault.ctx, { review: "all" });
    await addToInbox(vault.ctx, { filename: "Storage.md", content: `# Storage\n\n${STORAGE}\n` });
    const inboxId = (await inboxStates(vault.ctx)).files[0]?.id ?? "";
    await curatorWorkflow.run(
      vault.ctx,
      (_, work) => work(),
      { inboxId },
      async () => {},
    );
    const { proposals } = await listCuratorProposals(vault.ctx, { likely: "true" });
    expect(proposals.map(({ type }) => type)).toEqual(["decision"]);
    expect(await distil(vault)).toMatchObject({ candidates_found: 1, created: [] });
    vault.write("note/B.md", noteOf("We decided to move the archive to the cellar."));
    expect((await distil(vault)).created).toHaveLength(1);
  });

  it("does not come back once it is rejected, unless that is reverted", async () => {
    vault.write("note/A.md", noteOf(STORAGE));
    await distil(vault);
    const draft = await first();
    const text = vault.read(draft?.path ?? "");
    const { rejection } = await rejectLearning(vault.ctx, { path: draft?.path ?? "" });
    expect(vault.has(draft?.path ?? "")).toBe(false);
    vault.write("note/B.md", noteOf(STORAGE));
    expect(await distil(vault)).toMatchObject({ learnings_extracted: 0, created: [] });
    await restoreLearning(vault.ctx, { rejection });
    expect(vault.read(draft?.path ?? "")).toBe(text);
    await expect(restoreLearning(vault.ctx, { rejection })).rejects.toThrow(/already reverted/);
  });

  itDeep(
    "is put back where it was, as it was, in another folder and with fields that no edit may write",
    async () => {
      vault.write("note/A.md", noteOf(STORAGE));
      await distil(vault);
      const draft = await first();
      const text = vault.read(draft?.path ?? "").replace(/^status: .*$/m, "status: odd # mine");
      expect(text).toContain("odd # mine");
      rmSync(join(vault.root, draft?.path ?? ""));
      vault.write("Archive/Kept.md", text);
      const { rejection } = await rejectLearning(vault.ctx, { path: "Archive/Kept.md" });
      expect(vault.has("Archive/Kept.md")).toBe(false);
      expect(await restoreLearning(vault.ctx, { rejection })).toMatchObject({ path: "Archive/Kept.md" });
      expect(vault.read("Archive/Kept.md")).toBe(text);
    },
  );

  it("does not come back when its owner deletes it, here or on disk, unless it is put back", async () => {
    vault.write("note/A.md", noteOf(`${STORAGE} Loans may not exceed 24 months.`));
    await distil(vault);
    const [decision, constraint] = [await pathsOf(vault, "decision"), await pathsOf(vault, "constraint")].map(
      ([path]) => path ?? "",
    );
    const text = vault.read(decision ?? "");
    rmSync(join(vault.root, decision ?? ""));
    await deleteRecord(vault.ctx, { path: constraint ?? "" });
    vault.write("note/A.md", noteOf(`${STORAGE} Loans may not exceed 24 months. More of it.`));
    vault.write("note/B.md", noteOf(STORAGE));
    expect(await distil(vault)).toMatchObject({ learnings_extracted: 0, created: [] });
    expect((await listRejections(vault.ctx, 10)).map(({ kind }) => kind).sort()).toEqual([
      "constraint",
      "decision",
    ]);
    vault.write(decision ?? "", text);
    vault.write("note/C.md", noteOf(STORAGE));
    expect(await distil(vault)).toMatchObject({ created: [] });
    expect(vault.read(decision ?? "")).toContain("[[note/C]]");
  });

  itDeep("a contradiction that was rejected does not come back with another record", async () => {
    vault.write("note/A.md", noteOf("The summer concert takes place on 21 June."));
    vault.write("note/B.md", noteOf("The summer concert takes place on 28 June."));
    await distil(vault);
    const [contradiction] = await pathsOf(vault, "contradiction");
    await rejectLearning(vault.ctx, { path: contradiction ?? "" });
    vault.write("note/C.md", noteOf("The summer concert takes place on 30 June."));
    await distil(vault);
    expect(await pathsOf(vault, "contradiction")).toEqual([]);
  });

  itDeep("says when its source does not say so any more", async () => {
    vault.write("note/A.md", noteOf(STORAGE));
    await distil(vault);
    expect((await first())?.evidence).toEqual([{ quote: STORAGE, source: "note/A.md", isGone: false }]);
    vault.write("note/A.md", noteOf("Nothing of the kind."));
    expect((await first())?.evidence[0]?.isGone).toBe(true);
    rmSync(join(vault.root, "note/A.md"));
    expect((await first())?.evidence[0]?.isGone).toBe(true);
  });

  it("is only what the Distiller made", async () => {
    vault.write(
      "decision/Mine.md",
      "---\ntype: decision\nname: Mine\ncreated: 2026-01-01\nstatus: draft\n---\n",
    );
    for (const act of [acceptLearning, rejectLearning]) {
      await expect(act(vault.ctx, { path: "decision/Mine.md" })).rejects.toThrow(
        /not created by the distiller/,
      );
      await expect(act(vault.ctx, { path: "decision/Nobody.md" })).rejects.toThrow(/There is no/);
    }
    expect(vault.has("decision/Mine.md")).toBe(true);
  });
});
