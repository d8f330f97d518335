import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { shareVault, type TestVault } from "@/tests/support/vault";
import { listCandidates, storeCandidates } from "./candidates";
import { distillerHistory } from "./operations/status";
import { beginRun, finishRun, type RunId } from "./runs";
import { scanBatch } from "./scan-batch";
import { distil, noteOf } from "./vault.fixture";

let all: TestVault;
let vault: TestVault;

beforeAll(async () => {
  all = await shareVault();
  vault = await all.beside();
});
afterAll(() => all.close());

const run = (): RunId => ({ distillId: randomUUID(), startedAt: vault.ctx.clock.now().toISOString() });
const begin = (id: RunId) => beginRun(vault.ctx, id, { isScan: true, project: null, scanned: 0 });

describe("candidates", () => {
  it("are the best of those that were found, best first", async () => {
    await begin(run());
    const found = Array.from({ length: 5_010 }, (_, n) => ({
      path: `note/${String(n).padStart(4, "0")}.md`,
      score: n / 10_000,
      signals: [],
    }));
    const store = (some: typeof found) => vault.ctx.db.tx((tx) => storeCandidates(vault.ctx, tx, some));
    await store(found.slice(0, 5_000));
    await store(found.slice(5_000));
    const { candidates, total } = await listCandidates(vault.ctx, { limit: 5_000 });
    expect(total).toBe(5_000);
    expect(candidates.map(({ path }) => path)).toEqual(
      found
        .slice(10)
        .reverse()
        .map(({ path }) => path),
    );
  });

  it("are counted once when a step of a scan is repeated, and replace those of the run before", async () => {
    for (let n = 0; n < 90; n += 1)
      vault.write(`note/Rule ${n}.md`, noteOf(`Ladders of kind ${n} must not stand on wet stone.`));
    const first = await distil(vault, { scan: true });
    expect(first).toMatchObject({ records_scanned: 90, candidates_found: 90 });
    const id = run();
    await begin(id);
    const options = { after: "", found: 0, inThreads: false, report: async () => {} };
    const batch = await scanBatch(vault.ctx, id, options);
    expect(batch).toEqual(await scanBatch(vault.ctx, id, options));
    expect(batch).toEqual({ sources: 90, candidates: 90, last: "note/Rule 9.md" });
    expect(await scanBatch(vault.ctx, id, { ...options, after: "note/Rule 9.md", found: 90 })).toBeNull();
    await finishRun(vault.ctx, id);
    const { history } = await distillerHistory(vault.ctx, { limit: 1 });
    expect(history).toMatchObject([{ distill_id: id.distillId, candidates: 90, kind: "scan" }]);
    expect((await listCandidates(vault.ctx, { limit: 1 })).total).toBe(90);
  });

  it("of a run are those that it has read", async () => {
    const { candidates_found, learnings_extracted } = await distil(vault);
    expect(candidates_found).toBe(90);
    expect(learnings_extracted).toBeGreaterThan(0);
    expect((await listCandidates(vault.ctx, { limit: 1 })).total).toBe(90);
    expect(await distil(vault)).toMatchObject({ candidates_found: 0 });
    expect((await listCandidates(vault.ctx, { limit: 1 })).total).toBe(0);
  });
});
