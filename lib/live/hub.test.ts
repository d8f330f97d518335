import { connect, createServer, type Server, type Socket } from "node:net";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Database } from "@/lib/db";
import { freshDatabase, type TestDatabase } from "@/tests/support/database";
import { until, untilSteady } from "@/tests/support/until";
import { LiveHub } from "./hub";

let database: TestDatabase;
let owner: postgres.Sql;

beforeAll(async () => {
  database = await freshDatabase();
  owner = postgres(database.url, { max: 1 });
});
afterAll(async () => {
  await owner.end();
  await database.drop();
});

/** Counts its notifications. */
function counter() {
  const counted = {
    count: 0,
    changed: () => {
      counted.count += 1;
    },
  };
  return counted;
}

/** A way to the database that can be cut and opened again. */
async function road(port = 0) {
  const target = new URL(database.url);
  const sockets = new Set<Socket>();
  const server: Server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on("error", () => {}).on("close", () => sockets.delete(socket));
    }
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("a listening server has an address");
  const url = new URL(database.url);
  url.port = String(address.port);
  const cut = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  return { url: url.href, port: address.port, cut };
}

/** Waits until the hub listens, which it shows by reporting a change on each channel. */
async function untilNotified(hub: LiveHub): Promise<void> {
  const first = counter();
  const end = hub.subscribe("nobody", first.changed);
  await until("it is notified", () => first.count === 2);
  end();
}

describe("the hub", () => {
  it("notifies subscribers of the account, and no one else, until they unsubscribe", async () => {
    const db = new Database(database.url, 1);
    const hub = new LiveHub(db.sql);
    await untilNotified(hub);
    const [ours, theirs, gone] = [counter(), counter(), counter()];
    hub.subscribe("ours", ours.changed);
    hub.subscribe("theirs", theirs.changed);
    const end = hub.subscribe("ours", gone.changed);
    expect(hub.count("ours")).toBe(2);
    end();
    await owner.notify("kv_live", "ours");
    await owner.notify("kv_inbox", "ours");
    await until("it is notified", () => ours.count === 2);
    expect([theirs.count, gone.count, hub.count("ours")]).toEqual([0, 0, 1]);
    await db.close();
  });

  it("has a mark of each account, which stays until a change is notified", async () => {
    const db = new Database(database.url, 1);
    const hub = new LiveHub(db.sql);
    expect(hub.mark("ours")).toBeUndefined();
    await until("it listens", () => hub.mark("ours") !== undefined);
    const [ours, theirs] = [hub.mark("ours"), hub.mark("theirs")];
    expect(hub.mark("ours")).toBe(ours);
    await owner.notify("kv_live", "ours");
    await until("it is notified", () => hub.mark("ours") !== ours);
    expect(hub.mark("theirs")).toBe(theirs);
    const other = new LiveHub(db.sql);
    await untilNotified(other);
    expect(other.mark("theirs")).not.toBe(theirs);
    await db.close();
  });

  it("listens by one connection, however many ask", async () => {
    const db = new Database(database.url, 1);
    const hub = new LiveHub(db.sql);
    for (let n = 0; n < 50; n += 1) hub.subscribe("a", () => {});
    await untilNotified(hub);
    const listeners = async () => {
      const [row] = await owner<{ n: number }[]>`select count(*)::int as n from pg_stat_activity
        where datname = current_database() and query ilike 'listen%'`;
      return row?.n;
    };
    await expect.poll(listeners).toBe(1);
    await db.close();
  });

  it.each([
    ["after its connection was lost", true],
    ["when the database comes only after the first has asked", false],
  ])("listens %s, and reports that something may have been missed", async (_, isThereAtFirst) => {
    const first = await road();
    const db = new Database(first.url, 1);
    const hub = new LiveHub(db.sql);
    if (isThereAtFirst) await untilNotified(hub);
    const mark = hub.mark("ours");
    expect(mark !== undefined).toBe(isThereAtFirst);
    await first.cut();
    const ours = counter();
    hub.subscribe("ours", ours.changed);
    await owner.notify("kv_live", "ours");
    expect(ours.count).toBe(0);
    const second = await road(first.port);
    await until("it is notified", () => ours.count >= 2);
    const before = await untilSteady("it is notified of what it may have missed", () => ours.count);
    await owner.notify("kv_live", "ours");
    await until("it is notified", () => ours.count === before + 1);
    expect(hub.mark("ours")).not.toBe(mark);
    await db.close();
    await second.cut();
  });
});
