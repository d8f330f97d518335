import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { type LogService, logFilesAmong } from "../files/names";
import { keyOf, type Position } from "./cursor";
import { readLast, readOn } from "./file";
import { AccountFilter, type LogLine } from "./lines";

/** A line, and how far all files have been told with it. */
export interface Told {
  text: string;
  position: Position;
}

/** The account's lines in all log files of some services, and how far they have been told. */
export class LogSource {
  private readonly filter: AccountFilter;
  private position = new Map<string, number>();

  constructor(
    private readonly directory: string,
    private readonly services: readonly LogService[],
    account: string,
  ) {
    this.filter = new AccountFilter(account);
  }

  /** Goes on behind what was told earlier. Files that are not in `position` are new since. */
  resume(position: Position): void {
    this.position = new Map(position);
  }

  /** The last `count` lines, oldest first; everything before counts as told. */
  async last(count: number): Promise<Told[]> {
    let lines: Found[] = [];
    const ends = new Map<string, number>();
    for (const name of (await this.names()).reverse()) {
      const key = keyOf(name);
      const part = await readLast(join(this.directory, name), count, this.filter);
      ends.set(key, part.end);
      lines = inOrder([...part.lines.map((line) => ({ ...line, key })), ...lines]);
      lines = lines.slice(Math.max(0, lines.length - count));
    }
    // A line that is yet to be told lies behind its file's position, so that a client can go on in the middle.
    const first = new Map(
      lines.toReversed().map(({ key, end, text }) => [key, end - Buffer.byteLength(text) - 1]),
    );
    this.position = new Map([...ends, ...first]);
    const told = this.tell(lines);
    this.position = ends;
    return told;
  }

  /** What has come since, a chunk of each file at most; `more` when a file was not read to its end. */
  async next(): Promise<{ told: Told[]; more: boolean }> {
    const names = await this.names();
    const keys = new Set(names.map(keyOf));
    for (const key of this.position.keys()) if (!keys.has(key)) this.position.delete(key);
    const lines: Found[] = [];
    const ends = new Map(this.position);
    let more = false;
    for (const name of names) {
      const key = keyOf(name);
      const start = this.position.get(key) ?? 0;
      const part = await readOn(join(this.directory, name), start, this.filter);
      lines.push(...part.lines.map((line) => ({ ...line, key })));
      ends.set(key, part.end);
      more ||= part.end > start;
    }
    const told = this.tell(inOrder(lines));
    this.position = ends;
    return { told, more };
  }

  private tell(lines: readonly Found[]): Told[] {
    return lines.map(({ key, end, text }) => {
      this.position = new Map(this.position).set(key, end);
      return { text, position: this.position };
    });
  }

  /** Names of the files there are, oldest first. */
  private async names(): Promise<string[]> {
    const names = await readdir(this.directory).catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return [];
      throw error;
    });
    const files = logFilesAmong(names).filter(({ service }) => this.services.includes(service));
    return files.map(({ name }) => name);
  }
}

type Found = LogLine & { key: string };

/** By time; lines of one time stay as they stand, since sorting is stable. */
const inOrder = (lines: readonly Found[]): Found[] =>
  lines.toSorted((a, b) => (a.time < b.time ? -1 : a.time > b.time ? 1 : 0));
