import type { Dice } from "./dice";
import type { Links } from "./link";
import { proseOf } from "./prose";
import { NOUNS } from "./words";

export interface OtherFile {
  path: string;
  content: string | Buffer;
}

/** The number of records for each picture or document. */
const RECORDS_PER_ATTACHMENT = 40;
const RECORDS_PER_LOOSE_NOTE = 33;

/** Paths of attachments, from the vault's root. */
export const attachmentsOf = (records: number, dice: Dice): string[] =>
  Array.from(
    { length: Math.ceil(records / RECORDS_PER_ATTACHMENT) },
    (_, i) => `attachments/${dice.pick(NOUNS)} ${i}.${dice.pick(["png", "jpg", "pdf"])}`,
  );

/**
 * What a vault contains apart from its records: attachments, a diary, templates, Obsidian's settings, a waiting inbox.
 */
export function* otherFiles(
  records: number,
  attachments: readonly string[],
  dice: Dice,
  links: Links,
): Generator<OtherFile> {
  for (const path of attachments) yield { path, content: bytes(dice) };
  for (let i = 0; i < Math.ceil(records / RECORDS_PER_LOOSE_NOTE); i++) {
    yield { path: `Daily/${dice.date()} no ${i}.md`, content: proseOf("Diary", dice, links) };
  }
  yield {
    path: "_templates/person.md",
    content: "---\ntype: person\nname: {{title}}\ncreated: {{date}}\n---\n",
  };
  yield { path: ".obsidian/app.json", content: '{"alwaysUpdateLinks":true}\n' };
  yield { path: "inbox/call with the bank.md", content: `Spoke to ${links.prose()} about the renewal.\n` };
  yield { path: "inbox/todo.txt", content: "- send the invoice\n- book the train\n" };
}

function bytes(dice: Dice): Buffer {
  const content = Buffer.alloc(dice.whole(1_000, 12_000));
  for (let i = 0; i < content.length; i += 4) content[i] = dice.whole(0, 255);
  return content;
}
