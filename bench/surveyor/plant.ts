import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Room } from "../room/room";
import { Dice } from "../vault/dice";
import { TOPICS, textAbout } from "./topics";

/** Writes a vault with the same number of records about each topic. Returns its directory. */
export function plantVault(room: Room, records: number, words: number): string {
  const dir = path.join(room.dir, `topics in ${records}, ${words}`);
  mkdirSync(path.join(dir, "note"), { recursive: true });
  const dice = new Dice(`topics/${records}`);
  for (let n = 0; n < records; n += 1) {
    const text = textAbout(n % TOPICS.length, words, dice);
    const head = `---\ntype: note\nname: Entry ${n}\ncreated: 2026-01-01\n---\n`;
    writeFileSync(path.join(dir, `note/Entry ${n}.md`), `${head}${text}\n`);
  }
  return dir;
}
