import { rmSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { listBackups, startBackup, startRestore } from "@/lib/backups";
import { saveView } from "@/lib/runs";
import { until } from "@/tests/support/until";
import { snapshot } from "@/tests/support/vault";
import { workerOf } from "@/tests/support/workers";
import { backupRoom } from "./room";

const room = backupRoom();
const FILES = 1_500;

async function first<T>(query: string): Promise<T | undefined> {
  const [row] = await room().ctx.db.tx((tx) => tx.execute(sql.raw(query)));
  return row as T | undefined;
}

const hasBegun = async (runId: string, step: string) =>
  (await first(`select 1 from workflow_events where run_id = '${runId}' and step = '${step}'`)) !== undefined;

const statusOf = async (runId: string) =>
  (await first<{ status: string }>(`select status from workflow_runs where run_id = '${runId}'`))?.status;

it("a worker that is killed during a backup and during a restore resumes both, and all is whole", async () => {
  const { ctx, write, root } = room();
  for (let n = 0; n < FILES; n += 1)
    write(`note/Note ${n}.md`, `---\ntype: note\nname: Note ${n}\n---\n${n}\n`);
  await saveView(ctx, { name: "before", query: "" });
  const worker = workerOf(room());
  const killedIn = async (runId: string, step: string, after: number) => {
    await until(`${step} begins`, () => hasBegun(runId, step), 60_000);
    await new Promise((resolve) => setTimeout(resolve, after));
    await worker.end("SIGKILL");
    await worker.start();
    await until("the run ends", async () => (await statusOf(runId)) !== "RUNNING", 120_000);
    expect(await statusOf(runId)).toBe("COMPLETED");
  };
  await worker.start();
  try {
    const backup = await startBackup(ctx);
    await killedIn(backup.runId, "write", 50);
    const { backups } = await listBackups(ctx);
    expect(backups).toHaveLength(1);
    expect(backups[0]).toMatchObject({ state: "stored", files: FILES, fault: null });

    const before = snapshot(root);
    rmSync(join(root, "note"), { recursive: true });
    write("note/Other.md", "other");
    await saveView(ctx, { name: "after", query: "" });
    const restore = await startRestore(ctx, { id: backups[0]?.id ?? "", apply: true });
    await killedIn(restore.runId, "restore", 400);
    expect(snapshot(root)).toEqual(before);
    expect(await first("select count(*)::int as n from saved_views")).toEqual({ n: 1 });
    await until("the index follows", async () => {
      const found = await first<{ n: number }>("select count(*)::int as n from vault_files");
      return found?.n === FILES;
    });
  } finally {
    await worker.end("SIGTERM");
  }
}, 300_000);
