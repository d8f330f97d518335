import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { type ClientRequest, type IncomingMessage, request } from "node:http";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { revokeApiKey } from "@/lib/accounts";
import type { ErrorBody } from "@/tests/support/api";
import { EITHER, itDeep } from "@/tests/support/deep";
import { startService } from "@/tests/support/own-service";
import { isDeep } from "@/tests/support/property";
import { serveOwn } from "@/tests/support/serve-own";
import type { TestAccount } from "@/tests/support/service";
import { until, untilSteady } from "@/tests/support/until";

const served = serveOwn({ process: EITHER, worker: true });

interface Line {
  service: string;
  account: string;
  msg: string;
  path?: string;
  requestId?: string;
}

/** A stream as it is read: every event so far. */
interface Followed {
  reply: IncomingMessage;
  events: { id: string; line: Line; text: string }[];
  text: () => string;
  isOver: () => boolean;
  close: () => void;
}

const open: ClientRequest[] = [];
afterEach(() => {
  for (const each of open.splice(0)) each.destroy();
});

function follow(account: TestAccount, query = "", headers: object = {}, base = served.service.base) {
  return new Promise<Followed>((resolve, reject) => {
    const sent = { authorization: `Bearer ${account.api.key}`, ...headers };
    const outgoing = request(`${base}/api/v1/logs${query}`, { headers: sent }, (reply) => {
      let text = "";
      let over = false;
      const end = () => {
        over = true;
      };
      reply.setEncoding("utf8").on("data", (chunk) => {
        text += chunk;
      });
      reply.on("end", end).on("error", end).on("close", end);
      const close = () => outgoing.destroy();
      const events = () =>
        [...text.matchAll(/^id: (.+)\ndata: (.+)\n\n/gm)].map(([, id = "", data = ""]) =>
          readEvent(id, data),
        );
      resolve({
        reply,
        text: () => text,
        isOver: () => over,
        close,
        get events() {
          return events();
        },
      });
    });
    outgoing.on("error", reject).end();
    open.push(outgoing);
  });
}

function readEvent(id: string, data: string) {
  const { line, ...rest } = JSON.parse(data);
  expect(rest).toEqual({});
  return { id, line: JSON.parse(line) as Line, text: line as string };
}

/** Writes a recognizable line to the log of the process that answers. */
async function leaveMark(account: TestAccount, mark: string): Promise<void> {
  await account.api.send("GET", "/vault/schema", { headers: { "x-request-id": mark } });
}

const marks = (followed: Followed) =>
  followed.events.flatMap(({ line: { requestId = "" } }) => (requestId.startsWith("mark-") ? requestId : []));
const logsDir = () => join(served.service.dataDir, "logs");

/** Waits until the files have a mark. */
const kept = (mark: string) =>
  until(`${mark} is in a file`, () =>
    readdirSync(logsDir()).some((name) => readFileSync(join(logsDir(), name), "utf8").includes(`"${mark}"`)),
  );

describe("GET /logs", () => {
  it("answers the last lines, oldest first, and then each new one", async () => {
    const account = await served.service.account();
    for (let n = 1; n <= 9; n += 1) await leaveMark(account, `mark-${n}`);
    await kept("mark-9");
    const followed = await follow(account, `?service=${EITHER}&tail=4`);
    expect(followed.reply.headers).toMatchObject({
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store",
      "x-request-id": expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    await until("the tail is there", () => marks(followed).length === 4);
    expect(marks(followed)).toEqual(["mark-6", "mark-7", "mark-8", "mark-9"]);
    await leaveMark(account, "mark-10");
    await until("the new line came", () => marks(followed).includes("mark-10"), 3_000);
    await leaveMark(account, "mark-11");
    await until("the next came", () => marks(followed).includes("mark-11"), 3_000);
    expect(marks(followed).slice(3)).toEqual(["mark-9", "mark-10", "mark-11"]);
  });

  itDeep("begins with nothing when no tail is wanted", async () => {
    const account = await served.service.account();
    await leaveMark(account, "mark-a");
    await kept("mark-a");
    const followed = await follow(account, "?tail=0");
    await until("it is open", () => followed.text() !== "");
    await leaveMark(account, "mark-b");
    await until("the line came", () => marks(followed).includes("mark-b"), 3_000);
    expect(marks(followed)).toEqual(["mark-b"]);
  });

  it("shows what the worker could not do for the account, by service", async () => {
    const account = await served.service.account();
    const worker = await follow(account, "?service=worker");
    const all = await follow(account);
    await account.api.ok("addToInbox", { filename: "a.md", content: "AAA=", encoding: "base64" });
    await until("the worker's line came", () => worker.events.length > 0, 15_000);
    await until("all came", () => all.events.some(({ line }) => line.service === "worker"), 3_000);
    expect(new Set(worker.events.map(({ line }) => line.service))).toEqual(new Set(["worker"]));
    expect(all.events.some(({ line }) => line.service === EITHER)).toBe(true);
  });

  it("shows an account its own lines only, and none that are nobody's", async () => {
    const [mine, theirs] = [await served.service.account(), await served.service.account()];
    const followed = await follow(mine);
    await leaveMark(theirs, "mark-theirs");
    await served.service
      .client()
      .send("GET", "/vault/schema", { headers: { "x-request-id": "mark-nobody" } });
    await leaveMark(mine, "mark-mine");
    for (const mark of ["mark-theirs", "mark-nobody", "mark-mine"]) await kept(mark);
    // Lines come in the order of the file: behind this one, none of the others comes.
    await leaveMark(mine, "mark-last");
    await until("ours came", () => marks(followed).includes("mark-last"));
    expect(marks(followed)).toEqual(["mark-mine", "mark-last"]);
    expect(new Set(followed.events.map(({ line }) => line.account))).toEqual(new Set([mine.id]));
    expect(await served.service.output()).toContain("mark-nobody");
  });

  it("continues after the last event that the client has seen", async () => {
    const account = await served.service.account();
    const first = await follow(account);
    for (const n of [1, 2, 3]) await leaveMark(account, `mark-${n}`);
    await until("three came", () => marks(first).length === 3, 3_000);
    first.close();
    const { id } = first.events.find(({ line }) => line.requestId === "mark-2") ?? { id: "" };
    await leaveMark(account, "mark-4");
    const again = await follow(account, "", { "last-event-id": id });
    await until("the rest came", () => marks(again).includes("mark-4"), 3_000);
    expect(marks(again)).toEqual(["mark-3", "mark-4"]);
    const odd = await follow(account, "", { "last-event-id": "../../etc/passwd" });
    await until("the tail came", () => marks(odd).length === 4, 3_000);
  });

  it.each([
    ["?service=database", "service", "web, api, worker"],
    ["?service=", "service", "web, api, worker"],
    ["?tail=-1", "tail", "0 to 1000"],
    ["?tail=1001", "tail", "0 to 1000"],
    ["?tail=1.5", "tail", "0 to 1000"],
    ["?tail=ten", "tail", "0 to 1000"],
    ["?tail=", "tail", "0 to 1000"],
    ["?tail=1e2", "tail", "0 to 1000"],
    ["?limit=1001", "limit", "1 to 1000"],
    ["?lines=5", "lines", "not known"],
  ])("refuses %s and says what would be right", async (query, path, message) => {
    const reply = await served.api.send<ErrorBody>("GET", `/logs${query}`);
    expect(reply.status).toBe(400);
    expect(reply.body.error.details).toEqual([{ path, message: expect.stringContaining(message) }]);
  });

  it("is closed without a key, and closes when the key is revoked", async () => {
    expect((await served.service.client().send("GET", "/logs")).status).toBe(401);
    const account = await served.service.account();
    const { id, key } = await account.newKey();
    const followed = await follow(account, "", { authorization: `Bearer ${key}` });
    await until("it is open", () => followed.text() !== "");
    // Its key is checked again every two seconds; what comes after that comes by a stream that went through it.
    const opened = Date.now();
    const late = async () => {
      await leaveMark(account, `mark-${Date.now()}`);
      return marks(followed).some((mark) => Number(mark.slice("mark-".length)) > opened + 3_000);
    };
    if (isDeep()) await until("lines come still", late);
    await revokeApiKey(account.ctx, { id });
    await until("it ended", followed.isOver, 5_000);
  });

  it("contains no key, however it got into a line", async () => {
    const account = await served.service.account();
    const followed = await follow(account);
    await account.api.send("GET", `/vault/list/${account.api.key}`);
    await leaveMark(account, "mark-end");
    await until("it came", () => marks(followed).includes("mark-end"), 3_000);
    expect(followed.text()).toContain("kv_[redacted]");
    expect(followed.text()).not.toContain(account.api.key);
    const kept = readdirSync(logsDir()).map((name) => readFileSync(join(logsDir(), name), "utf8"));
    expect(kept.join("")).not.toContain(account.api.key);
    expect(kept.join("")).toContain("kv_[redacted]");
  });

  itDeep(
    "keeps nothing in memory for a client that does not read, and loses nothing",
    {
      timeout: 90_000,
    },
    async () => {
      const account = await served.service.account();
      const count = 80_000;
      const line = (n: number) =>
        JSON.stringify({ time: "2026-11-20T09:00:00.000Z", account: account.id, n, text: "x".repeat(1_000) });
      const file = join(logsDir(), `worker-${Date.now()}-elsewhere-1-1.jsonl`);
      writeFileSync(file, Array.from({ length: count }, (_, n) => `${line(n)}\n`).join(""));
      const before = residentMiB(served.service.web.pid);
      const slow = await follow(account, "?service=worker", { "last-event-id": "0123456789.0" });
      slow.reply.pause();
      await untilSteady("the service waits for the reader", () => slow.reply.socket.bytesRead);
      expect(residentMiB(served.service.web.pid) - before).toBeLessThan(60);
      expect(slow.text().length).toBeLessThan(4 * 1024 * 1024);
      slow.reply.resume();
      await until("all came", () => slow.text().includes(`\\"n\\":${count - 1},`), 60_000);
      expect(slow.text().match(/^data: /gm)).toHaveLength(count);
      rmSync(file);
    },
  );
});

/** Memory of a process, in MiB. */
const residentMiB = (pid: number) =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;

describe("the files", () => {
  it("are those of each process, for no one else to read", async () => {
    const isThere = (service: string) =>
      readdirSync(logsDir()).some((name) => name.startsWith(`${service}-`));
    await until("both write", () => isThere(EITHER) && isThere("worker"));
    const names = readdirSync(logsDir());
    for (const [service, pid] of [
      [EITHER, served.service.web.pid],
      ["worker", served.service.worker?.pid],
    ] as const) {
      const own = names.filter((name) => name.startsWith(`${service}-`) && name.includes(`-${pid}-`));
      expect(own, names.join("\n")).toHaveLength(1);
      expect(statSync(join(logsDir(), own[0] ?? "")).mode & 0o777).toBe(0o600);
    }
    expect(statSync(logsDir()).mode & 0o777).toBe(0o700);
  });

  itDeep("have every line of a process that ended, and the next process's lines join a stream", async () => {
    const account = await served.service.account();
    const beside = await startService({ beside: served.service, process: "api" });
    const followed = await follow(account);
    const there = beside.client(account.api.key);
    await there.send("GET", "/vault/schema", { headers: { "x-request-id": "mark-beside" } });
    await beside.stop();
    await until("its last line came", () => marks(followed).includes("mark-beside"), 3_000);
  });

  itDeep("do not keep the service from ending while a stream is open", async () => {
    const beside = await startService({ beside: served.service });
    const followed = await follow(served.account, "", {}, beside.base);
    await until("it is open", () => followed.text() !== "");
    await beside.stop();
    // A connection that is cut when the time for open requests is up leaves its reply unfinished.
    await until("it is over", () => followed.isOver());
    expect(followed.reply.complete).toBe(true);
    expect(beside.web.exitCode).toBe(0);
  });
});

itDeep("without a writable directory, only the log files are missing", { timeout: 60_000 }, async () => {
  const other = await startService({
    beside: served.service,
    process: "api",
    env: { KV_DATA_DIR: blockedDataDir() },
  });
  try {
    for (let n = 0; n < 20; n += 1) {
      const { status } = await other.client(served.account.api.key).send("GET", "/vault/schema");
      expect(status).toBe(200);
    }
    await until(
      "the last is logged",
      async () => (await other.output()).split('"msg":"request"').length > 20,
    );
    const output = await other.output();
    expect(output.match(/Logs cannot be written/g)).toHaveLength(1);
    expect(output).toContain('"msg":"request"');
  } finally {
    await other.stop();
  }
});

/** A data directory where `logs` is a file. */
function blockedDataDir(): string {
  const path = `${served.service.dataDir}-blocked`;
  if (existsSync(path)) rmSync(path, { recursive: true });
  mkdirSync(path, { recursive: true });
  writeFileSync(join(path, "logs"), "");
  return path;
}
