import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { TIMESTAMP_RESOLUTION_MS } from "@/lib/vault/reading";
import { type FixRun, type FixSettings, fix } from "./fix/fix";
import { writeIn } from "./fix/write.fixture";
import type { Issue } from "./issue";
import { type ScanSettings, scan } from "./scan";
import { SnapshotCache } from "./snapshot/cache";

/** A vault on disk, for one test. */
export class SmallVault {
  readonly root = mkdtempSync(path.join(tmpdir(), "kv-janitor-"));
  private readonly cache = new SnapshotCache();

  constructor(files: Readonly<Record<string, string | Uint8Array>> = {}) {
    for (const [file, content] of Object.entries(files)) this.write(file, content);
  }

  write(file: string, content: string | Uint8Array): void {
    const absolute = path.join(this.root, file);
    mkdirSync(path.dirname(absolute), { recursive: true });
    writeFileSync(absolute, content);
  }

  read(file: string): string {
    return readFileSync(path.join(this.root, file), "utf8");
  }

  async issues(settings: ScanSettings = {}): Promise<Issue[]> {
    return (await scan(this.root, { cache: this.cache, ...settings })).issues;
  }

  /** The issues of one code, and of one file if it is given. */
  async of(code: string, file?: string, settings: ScanSettings = {}): Promise<Issue[]> {
    const issues = await this.issues(settings);
    return issues.filter((issue) => issue.code === code && (file === undefined || issue.path === file));
  }

  fix(settings: Partial<FixSettings> = {}): Promise<FixRun> {
    return fix(this.root, { cache: this.cache, write: writeIn(this.root), ...settings });
  }

  /** The text of a file after fixing. */
  async fixed(file: string, settings: Partial<FixSettings> = {}): Promise<string> {
    await this.fix(settings);
    return this.read(file);
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}

/** A body that is not a stub. */
export const BODY = "Enough is written here about what is known, so that nobody takes this for a stub.\n";

/** A record without issues; `lines` are appended to its frontmatter. */
export const record = (type: string, name: string, lines = "", body = BODY): string =>
  `---\ntype: ${type}\nname: ${name}\ncreated: 2024-01-05\n${lines}---\n\n${body}`;

/** Waits until a change of a file has another timestamp than the last one: before that, each scan reads the file again. */
export const untilTimestampsDiffer = (): Promise<void> => setTimeout(TIMESTAMP_RESOLUTION_MS + 100);
