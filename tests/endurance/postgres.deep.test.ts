import { readFileSync } from "node:fs";
import { join } from "node:path";
import postgres from "postgres";
import { afterAll, beforeAll, expect, it } from "vitest";
import { etagOf } from "@/tests/crash/writers";
import { type OwnServer, ownServer } from "@/tests/support/own-server";
import { type OwnService, startService } from "@/tests/support/own-service";
import { times } from "@/tests/support/property";
import { type Room, reachableRoom } from "@/tests/support/room";
import type { TestAccount } from "@/tests/support/service";
import { until } from "@/tests/support/until";
import { expectWhole } from "@/tests/support/whole";

const ROUNDS = times(10, 1);
const WRITERS = 9;

let room: Room;
let server: OwnServer;
let service: OwnService;
let account: TestAccount;

beforeAll(async () => {
  room = reachableRoom("kv-postgres-");
  server = await ownServer({ durable: true });
  service = await startService({
    worker: true,
    place: { dataDir: join(room.path, "data"), databaseUrl: server.url },
  });
  account = await service.account();
}, 300_000);
afterAll(async () => {
  await service?.stop();
  await server?.remove();
  room?.remove();
}, 60_000);

/** Ends every session of the application at once. */
async function terminate(): Promise<void> {
  const sql = postgres(server.url, { max: 1, onnotice: () => {} });
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'`;
  await sql.end();
}

/** Kills the process of one session: Postgres then ends all others and recovers. */
async function killBackend(): Promise<void> {
  const sql = postgres(server.url, { max: 1, onnotice: () => {} });
  const [row] = await sql<
    { pid: number }[]
  >`select pid from pg_stat_activity where backend_type = 'client backend' order by random() limit 1`;
  if (row) process.kill(row.pid, "SIGKILL");
  await sql.end().catch(() => {});
}

async function crash(): Promise<void> {
  await server.crash();
  await server.start();
}

const FAULTS = {
  "sessions that are ended": terminate,
  "a session's process that is killed": killBackend,
  "a crash of the server": crash,
};

it.each(Object.entries(FAULTS))(
  "%s: no acknowledged write is lost, and the processes keep running",
  { timeout: ROUNDS * 60_000 + 60_000 },
  async (name, fault) => {
    const pids = [service.web.pid, service.worker?.pid];
    const etags = new Map<string, string>();
    let round = 0;
    let isOver = false;
    const writer = async (who: number) => {
      for (let n = 0; !isOver; n += 1) {
        const reply = await account.api
          .call("createRecord", { type: "note", name: `${name} ${who} ${n}`, body: `${who} ${n}\n` })
          .catch(() => null);
        if (reply?.status === 201) etags.set(reply.body.path, reply.body.etag);
        else if (reply) expect(reply.status, reply.text).toBe(503);
      }
    };
    const faults = (async () => {
      for (; round < ROUNDS; round += 1) {
        const before = etags.size;
        await until("writes succeed again", () => etags.size > before + 20, 60_000);
        await fault();
      }
      const before = etags.size;
      await until("writes succeed at last", () => etags.size > before + 20, 60_000);
    })().finally(() => {
      isOver = true;
    });
    await Promise.all([faults, ...Array.from({ length: WRITERS }, (_, who) => writer(who))]);

    for (const [path, etag] of etags)
      expect(etagOf(readFileSync(join(account.vaultDir, path))), path).toBe(etag);
    expect([service.web.pid, service.worker?.pid]).toEqual(pids);
    await account.api.ok("addToInbox", { filename: `after ${name}.md`, content: "# After\n\nA thought.\n" });
    await until(
      "the worker continues",
      async () => {
        const { files } = await account.api.ok("inboxStates", { limit: 100 });
        return files.every(({ state }) => state === "processed");
      },
      60_000,
    );
    await expectWhole(service.db, account.ctx);
  },
);
