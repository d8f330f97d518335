import type { Dice } from "./dice";
import { fieldsOf } from "./fields";
import { handOf, writeFields } from "./hand";
import type { Links } from "./link";
import type { Planned } from "./plan";
import { proseOf } from "./prose";

/** The text of a record, as its hand wrote it. */
export function textOf(record: Planned, dice: Dice, links: Links): string {
  const hand = handOf(dice);
  const yaml = writeFields(fieldsOf(record, dice, links), hand, dice);
  const body = proseOf(record.name, dice, links);
  const text = `${frontmatter(yaml, dice)}${body}`;
  return (hand.bom ? "\ufeff" : "") + (hand.eol === "\n" ? text : text.replaceAll("\n", "\r\n"));
}

/** Now and then YAML that only a whole parser reads, or that none does, or none at all. */
function frontmatter(yaml: string, dice: Dice): string {
  const fenced = (lines: string) => `---\n${lines}---\n\n`;
  switch (dice.weighted({ good: 965, odd: 20, faulty: 4, none: 10, unclosed: 1 })) {
    case "good":
      return fenced(yaml);
    case "odd":
      return fenced(`${yaml}motto: &motto a saying that goes on\n  in the next line\nagain: *motto\n`);
    case "faulty":
      return fenced(`${yaml}${dice.pick(["handle: @someone", "ratio: 1: 2: 3", "\tindented: by a tab"])}\n`);
    case "none":
      return "";
    case "unclosed":
      return `---\n${yaml}`;
  }
}
