import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type LogFileLimits, LogFiles } from "./files";
import { hostOf, type LogService, logFilesAmong, thisHost } from "./names";

let room: string;
let directory: string;
beforeEach(() => {
  room = mkdtempSync(join(tmpdir(), "kv-log-"));
  directory = join(room, "logs");
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(room, { recursive: true, force: true });
});

/** What a process holds until it ends. */
const held: LogFiles[] = [];
function open(service: LogService, bounds: Partial<LogFileLimits>): LogFiles {
  const files = new LogFiles(directory, service, bounds);
  held.push(files);
  return files;
}

const SMALL: Partial<LogFileLimits> = { fileBytes: 100, files: 3, gatherMs: 5 };
const names = () => logFilesAmong(readdirSync(directory)).map(({ name }) => name);
const textOf = (name: string) => readFileSync(join(directory, name), "utf8");
const line = (n: number) => `{"n":${String(n).padStart(3, "0")},"x":"${"x".repeat(20)}"}\n`;
/** A process number that nothing has. */
const DEAD = 4_194_305;

describe("log files", () => {
  it("hold every line, in order, and no one else may read them", async () => {
    const files = open("web", { gatherMs: 5 });
    for (let n = 0; n < 50; n += 1) files.write(line(n));
    await files.flush();
    files.write(line(50));
    await files.flush();
    const [only = "", ...others] = names();
    expect(others).toEqual([]);
    expect(textOf(only)).toBe(Array.from({ length: 51 }, (_, n) => line(n)).join(""));
    expect(statSync(join(directory, only)).mode & 0o777).toBe(0o600);
    expect(statSync(directory).mode & 0o777).toBe(0o700);
  });

  it("write by themselves, a moment later", async () => {
    const files = open("web", { gatherMs: 5 });
    files.write(line(1));
    await vi.waitFor(() => expect(names().map(textOf)).toEqual([line(1)]));
  });

  it("are bounded in size and number, the oldest going first, and cut no line", async () => {
    const files = open("web", SMALL);
    for (let n = 0; n < 100; n += 1) {
      files.write(line(n));
      if (n % 7 === 0) await files.flush();
    }
    await files.flush();
    expect(names()).toHaveLength(3);
    const texts = names().map(textOf);
    for (const text of texts) expect(text.length).toBeLessThanOrEqual(100);
    const kept = texts.join("");
    expect(kept).toBe(
      Array.from({ length: kept.length / line(0).length }, (_, at) =>
        line(100 - kept.length / line(0).length + at),
      ).join(""),
    );
  });

  it("count those of dead processes, not those of other services", async () => {
    mkdirSync(directory, { recursive: true });
    const old = (service: string, n: number) =>
      `${service}-000000000000${n}-${thisHost()}-${DEAD}-${n}.jsonl`;
    for (const service of ["web", "worker"])
      for (let n = 1; n <= 5; n += 1) writeFileSync(join(directory, old(service, n)), line(n));
    writeFileSync(join(directory, "notes.txt"), "mine");
    const files = open("web", SMALL);
    files.write(line(9));
    await files.flush();
    expect(
      names()
        .filter((name) => name.startsWith("web-"))
        .slice(0, 2),
    ).toEqual([old("web", 4), old("web", 5)]);
    expect(names().filter((name) => name.startsWith("web-"))).toHaveLength(3);
    expect(names().filter((name) => name.startsWith("worker-"))).toHaveLength(5);
    expect(readdirSync(directory)).toContain("notes.txt");
  });

  it("leave the file alone into which another living process writes", async () => {
    mkdirSync(directory, { recursive: true });
    const living = `web-0000000000001-${thisHost()}-${process.ppid}-1.jsonl`;
    writeFileSync(join(directory, living), line(0));
    const files = open("web", SMALL);
    for (let n = 0; n < 40; n += 1) files.write(line(n));
    await files.flush();
    expect(names()[0]).toBe(living);
    expect(names()).toHaveLength(3);
  });

  it("leave the file alone that a process of another container with this host name has just written", async () => {
    mkdirSync(directory, { recursive: true });
    const elsewhere = hostOf(hostname(), "another container");
    const living = `web-0000000000001-${elsewhere}-${DEAD}-1.jsonl`;
    writeFileSync(join(directory, living), line(0));
    const files = open("web", SMALL);
    for (let n = 0; n < 40; n += 1) files.write(line(n));
    await files.flush();
    expect(names()[0]).toBe(living);
  });

  it("begin a new one when somebody has deleted theirs", async () => {
    const files = open("web", SMALL);
    files.write(line(1));
    await files.flush();
    rmSync(directory, { recursive: true });
    files.write(line(2));
    await files.flush();
    expect(names().map(textOf)).toEqual([line(2)]);
  });

  it("have the last words of a process that ends", () => {
    const files = open("worker", SMALL);
    files.write(line(1));
    files.end();
    expect(names().map(textOf)).toEqual([line(1)]);
  });

  it("write the last lines once, after an active write", () =>
    atMomentsOfWrite(async ({ files, flushed, begun, moment }) => {
      files.write(line(2));
      files.end();
      await flushed;
      expect(names().map(textOf).join("") === begun + line(2), `moment ${moment}`).toBe(true);
    }));

  it("wait for an active write when the process ends", () =>
    atMomentsOfWrite(async ({ files, flushed, begun, moment }) => {
      files.end();
      expect(names().map(textOf).join("") === begun, `moment ${moment}`).toBe(true);
      await flushed;
    }));
});

interface Writing {
  files: LogFiles;
  /** The write of `begun`, which is a short line and a long one. */
  flushed: Promise<void>;
  begun: string;
  moment: number;
}

/** Observes log files while they write, each time some turns of the event loop later. */
async function atMomentsOfWrite(look: (writing: Writing) => Promise<void>): Promise<void> {
  const long = `${"x".repeat(500_000)}\n`;
  for (let moment = 0; moment < 30; moment += 1) {
    const files = open("worker", { gatherMs: 60_000, files: 1 });
    files.write(line(1));
    await files.flush();
    files.write(long);
    const flushed = files.flush();
    for (let turn = 0; turn < moment; turn += 1) await new Promise(setImmediate);
    await look({ files, flushed, begun: line(1) + long, moment });
    rmSync(directory, { recursive: true });
  }
}

describe("a disk that does not take them", () => {
  it("is reported once, and loses only log lines", async () => {
    writeFileSync(directory, "a file where the directory should be");
    const stderr = vi.spyOn(process.stderr, "write").mockReturnValue(true);
    const files = open("web", { ...SMALL, restMs: 0 });
    for (let n = 0; n < 3; n += 1) {
      files.write(line(n));
      await files.flush();
    }
    expect(stderr.mock.calls.map(([text]) => text)).toEqual([expect.stringContaining(directory)]);
    rmSync(directory);
    await vi.waitFor(async () => {
      files.write(line(4));
      await files.flush();
      expect(names().map(textOf)[0]).toContain(line(4));
    });
  });

  it("is left in peace for a while", async () => {
    writeFileSync(directory, "a file where the directory should be");
    vi.spyOn(process.stderr, "write").mockReturnValue(true);
    const files = open("web", SMALL);
    files.write(line(1));
    await files.flush();
    rmSync(directory);
    files.write(line(2));
    await files.flush();
    expect(() => names()).toThrow(/ENOENT/);
  });

  it.runIf(process.getuid?.() !== 0)("may be one that we may not write", async () => {
    mkdirSync(directory);
    chmodSync(directory, 0o500);
    const stderr = vi.spyOn(process.stderr, "write").mockReturnValue(true);
    const files = open("web", SMALL);
    files.write(line(1));
    await files.flush();
    expect(stderr.mock.calls.map(([text]) => text)).toEqual([expect.stringContaining("EACCES")]);
  });

  it("may be slow: what waits is bounded", async () => {
    const files = open("web", { waitingBytes: 3 * line(0).length });
    for (let n = 0; n < 10; n += 1) files.write(line(n));
    await files.flush();
    expect(names().map(textOf)).toEqual([line(0) + line(1) + line(2)]);
  });
});
