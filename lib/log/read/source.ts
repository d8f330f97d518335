import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { isCode } from "@/lib/core/error-code";
import { type LogService, logFilesAmong } from "../files/names";
import { keyOf, type Position } from "./cursor";
import { readFrom, readLast } from "./file";
import { AccountFilter, type LogLine } from "./lines";

/** A line, and the position in all files after it. */
export interface PositionedLine {
  text: string;
  position: Position;
}

/** Reads the account's lines in all log files of some services, and tracks the position. */
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

  /** Continues after an earlier position. Files that are not in it are read from their start. */
  resume(position: Position): void {
    this.position = new Map(position);
  }

  /** The last `count` lines, oldest first; earlier lines count as read. */
  async last(count: number): Promise<PositionedLine[]> {
    let lines: Found[] = [];
    const ends = new Map<string, number>();
    for (const name of (await this.names()).reverse()) {
      const key = keyOf(name);
      const part = await readLast(join(this.directory, name), count, this.filter);
      ends.set(key, part.end);
      lines = inOrder([...part.lines.map((line) => ({ ...line, key })), ...lines]);
      lines = lines.slice(Math.max(0, lines.length - count));
    }
    // The position of a file is before its first returned line, so that a client can resume between two lines.
    const first = new Map(
      lines.toReversed().map(({ key, end, text }) => [key, end - Buffer.byteLength(text) - 1]),
    );
    this.position = new Map([...ends, ...first]);
    const positioned = this.withPositions(lines);
    this.position = ends;
    return positioned;
  }

  /** New lines, a chunk of each file at most; `more` when there may be others already. */
  async next(): Promise<{ lines: PositionedLine[]; more: boolean }> {
    const names = await this.names();
    const keys = new Set(names.map(keyOf));
    for (const key of this.position.keys()) if (!keys.has(key)) this.position.delete(key);
    const found: Found[] = [];
    const ends = new Map(this.position);
    let more = false;
    for (const name of names) {
      const key = keyOf(name);
      const start = this.position.get(key) ?? 0;
      const part = await readFrom(join(this.directory, name), start, this.filter);
      found.push(...part.lines.map((line) => ({ ...line, key })));
      ends.set(key, part.end);
      more ||= part.end > start;
    }
    const lines = this.withPositions(inOrder(found));
    this.position = ends;
    return { lines, more };
  }

  private withPositions(lines: readonly Found[]): PositionedLine[] {
    return lines.map(({ key, end, text }) => {
      this.position = new Map(this.position).set(key, end);
      return { text, position: this.position };
    });
  }

  /** The names of the log files, oldest first. */
  private async names(): Promise<string[]> {
    const names = await readdir(this.directory).catch((error: unknown) => {
      if (isCode(error, "ENOENT")) return [];
      throw error;
    });
    const files = logFilesAmong(names).filter(({ service }) => this.services.includes(service));
    return files.map(({ name }) => name);
  }
}

type Found = LogLine & { key: string };

/** Sorted by time; the sort is stable. */
const inOrder = (lines: readonly Found[]): Found[] =>
  lines.toSorted((a, b) => (a.time < b.time ? -1 : a.time > b.time ? 1 : 0));
