import { appendFileSync, mkdtempSync, rmSync, unlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { LOG_SERVICES, type LogService } from "../files/names";
import { idOf, positionOf } from "./cursor";
import { LogSource } from "./source";

let room: string;
beforeEach(() => {
  room = mkdtempSync(join(tmpdir(), "kv-logs-"));
});
afterEach(() => rmSync(room, { recursive: true, force: true }));

const MINE = "11111111-1111-4111-8111-111111111111";
const OTHER = "22222222-2222-4222-8222-222222222222";

const file = (service: LogService, n: number) => join(room, `${service}-000000000000${n}-host-77-${n}.jsonl`);
const lineAt = (n: number, account: string | undefined = MINE, more: object = {}) =>
  `${JSON.stringify({ level: 30, time: new Date(n).toISOString(), n, account, ...more })}\n`;
const put = (path: string, ...numbers: number[]) =>
  appendFileSync(path, numbers.map((n) => lineAt(n)).join(""));
const source = (services: readonly LogService[] = LOG_SERVICES) => new LogSource(room, services, MINE);
const numbers = (lines: readonly { text: string }[]) => lines.map(({ text }) => JSON.parse(text).n);

/** Everything that comes until nothing more does. */
async function rest(from: LogSource): Promise<number[]> {
  const all: number[] = [];
  for (let more = true; more; ) {
    const read = await from.next();
    all.push(...numbers(read.lines));
    more = read.more;
  }
  return all;
}

describe("the last lines", () => {
  it("come from all files, by time", async () => {
    put(file("web", 1), 1, 4, 6);
    put(file("web", 2), 7, 9);
    put(file("worker", 1), 2, 3, 5, 8);
    expect(numbers(await source().last(100))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(numbers(await source().last(3))).toEqual([7, 8, 9]);
    expect(numbers(await source(["worker"]).last(2))).toEqual([5, 8]);
    expect(numbers(await source().last(0))).toEqual([]);
  });

  it("are the account's own alone", async () => {
    writeFileSync(
      file("web", 1),
      [
        lineAt(1, OTHER),
        lineAt(2, undefined).replace(`,"account":"${MINE}"`, ""),
        lineAt(3, OTHER, { path: `"account":"${MINE}"` }),
        lineAt(4, OTHER, { inner: { account: MINE } }),
        `{"account":"${MINE}", broken\n`,
        `{"account":"${MINE}","account":"${OTHER}","time":"x"}\n`,
        lineAt(5),
      ].join(""),
    );
    expect(numbers(await source().last(100))).toEqual([5]);
  });

  it("are found in a large file, across the edges of what is read at once", async () => {
    const long = (n: number) => lineAt(n, MINE, { text: "é".repeat(1 + ((n * 7919) % 5_000)) });
    const all = Array.from({ length: 400 }, (_, n) => n);
    writeFileSync(file("web", 1), all.map(long).join(""));
    writeFileSync(file("web", 2), lineAt(400, MINE, { text: "x".repeat(700_000) }) + lineAt(401));
    expect(numbers(await source().last(1000))).toEqual([...all, 400, 401]);
    expect(numbers(await source().last(250))).toEqual([...all.slice(152), 400, 401]);
    const from = source();
    from.resume(new Map());
    expect((await rest(from)).sort((a, b) => a - b)).toEqual([...all, 400, 401]);
  });

  it("are none where there is no directory", async () => {
    rmSync(room, { recursive: true });
    expect(await source().last(10)).toEqual([]);
    expect(await source().next()).toEqual({ lines: [], more: false });
  });
});

describe("what comes after", () => {
  it("is each new line once, of new files and of files that end, when it is whole", async () => {
    put(file("web", 1), 1, 2);
    const from = source();
    await from.last(1);
    expect(await rest(from)).toEqual([]);
    put(file("web", 1), 3);
    put(file("worker", 1), 4);
    expect(await rest(from)).toEqual([3, 4]);
    const half = lineAt(5);
    appendFileSync(file("web", 1), half.slice(0, 20));
    expect(await rest(from)).toEqual([]);
    appendFileSync(file("web", 1), half.slice(20));
    put(file("web", 2), 6);
    expect(await rest(from)).toEqual([5, 6]);
    unlinkSync(file("web", 1));
    put(file("web", 2), 7);
    expect(await rest(from)).toEqual([7]);
  });

  it("resumes after any event, without duplicates or gaps", async () => {
    put(file("web", 1), 1, 4, 6);
    put(file("worker", 1), 2, 3, 5);
    const last = await source().last(5);
    expect(numbers(last)).toEqual([2, 3, 4, 5, 6]);
    put(file("worker", 2), 7);
    for (const [index, { position }] of last.entries()) {
      const again = source();
      again.resume(positionOf(idOf(position)) ?? new Map());
      const after = (await rest(again)).sort((a, b) => a - b);
      expect(after).toEqual([3, 4, 5, 6, 7].slice(index));
    }
  });
});

it.each(["", "x", "a.b", "0123456789", "0123456789.", ",", "0123456789.1,", "0123456789.-1", "../../etc.1"])(
  "an id that is none of ours says nothing: %j",
  (id) => expect(positionOf(id)).toBeNull(),
);
