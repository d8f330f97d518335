/** `node --import tsx bench/generate.ts DIR N [seed]`: writes a vault of N records that looks like a real one. */
import { mkdirSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { Dice } from "./vault/dice";
import { Links } from "./vault/link";
import { attachmentsOf, otherFiles } from "./vault/others";
import { Plan } from "./vault/plan";
import { textOf } from "./vault/record";

export interface GeneratedVault {
  /** Records in the type directories: the number asked for. */
  records: number;
  /** All visible files. */
  files: number;
  bytes: number;
}

/**
 * Writes a vault of `count` records into `dir`, which is made: all types, several hands of frontmatter, a graph of
 * links with hubs and a few broken ones, names that are unique, attachments and loose notes. The same `seed`
 * gives the same bytes and times.
 */
export function generateVault(dir: string, count: number, seed = "vault"): GeneratedVault {
  const dice = new Dice(`${seed}/${count}`);
  const plan = new Plan(count, dice);
  const attachments = attachmentsOf(count, dice);
  const names = attachments.map((file) => path.basename(file));
  const links = new Links(plan, dice, names);
  const writer = new Writer(dir, dice);
  for (const record of plan.records) writer.write(record.path, textOf(record, dice, links));
  for (const { path: file, content } of otherFiles(count, attachments, dice, links))
    writer.write(file, content);
  return { records: plan.records.length, files: writer.files, bytes: writer.bytes };
}

class Writer {
  files = 0;
  bytes = 0;
  private readonly made = new Set<string>();

  constructor(
    private readonly root: string,
    private readonly dice: Dice,
  ) {}

  write(file: string, content: string | Buffer): void {
    const absolute = path.join(this.root, file);
    const folder = path.dirname(absolute);
    if (!this.made.has(folder)) mkdirSync(folder, { recursive: true });
    this.made.add(folder);
    writeFileSync(absolute, content);
    const time = new Date(`${this.dice.date()}T${this.dice.time()}:00Z`);
    utimesSync(absolute, time, time);
    if (file.startsWith(".")) return;
    this.files += 1;
    this.bytes += Buffer.byteLength(content);
  }
}

function main([dir, count = "", seed]: string[]): void {
  if (!dir || !/^[1-9]\d*$/.test(count)) {
    console.error("Usage: node --import tsx bench/generate.ts DIR N [seed]");
    process.exit(2);
  }
  const { records, files, bytes } = generateVault(dir, Number(count), seed);
  console.log(`${records} records, ${files} files, ${(bytes / 1e6).toFixed(1)} MB in ${dir}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) main(process.argv.slice(2));
