import { linksOf, titleField } from "@/lib/vault";
import { Dice } from "../vault/dice";
import { type Fields, fieldsOf } from "../vault/fields";
import { type Hand, handOf, writeFields } from "../vault/hand";
import { Links } from "../vault/link";
import { attachmentsOf } from "../vault/others";
import { Plan, type Planned } from "../vault/plan";
import { proseOf } from "../vault/prose";

/** A record in which the Janitor finds nothing. */
export interface CleanRecord extends Planned {
  hand: Hand;
  text: string;
}

/** A vault without any fault, and not yet on the disk. The same seed gives the same bytes. */
export interface CleanVault {
  records: CleanRecord[];
  /** Files other than the records: attachments and a loose note. */
  others: Map<string, string>;
  dice: Dice;
}

/** The heading that links to records name. */
const BACKGROUND = "## Background\n\nIt was written down later.\n";

/** Pairs of records of two types that share one name. */
const TWINS = 5;

/**
 * A vault of `count` records written by many hands (comments, nested lists, block strings, quoted and bare links, CRLF, BOM,
 * names of all alphabets), where every link leads somewhere, every record is linked to, and every body link is borne.
 */
export function cleanVault(count: number, seed = "clean"): CleanVault {
  const dice = new Dice(`${seed}/${count}`);
  const plan = new Plan(count, dice);
  const attachments = attachmentsOf(count, dice);
  const names = attachments.map((file) => file.slice(file.lastIndexOf("/") + 1));
  const links = new Links(plan, dice, names, 0);
  const byName = new Map(plan.records.map((record) => [record.name, record]));
  const records = plan.records.map((record, at) => {
    const next = plan.records[(at + 1) % count] ?? record;
    return recordOf(record, next, byName, dice, links);
  });
  const twins = Array.from({ length: TWINS }, (_, at) => twinsOf(at, dice)).flat();
  const loose = twins.map(({ path }) => `- [[${path.slice(0, -3)}]]\n`).join("");
  const others = new Map([
    ...attachments.map((file): [string, string] => [file, "picture"]),
    ["Daily/twins.md", loose],
  ]);
  return { records: [...records, ...twins], others, dice };
}

function recordOf(
  record: Planned,
  next: Planned,
  byName: ReadonlyMap<string, Planned>,
  dice: Dice,
  links: Links,
): CleanRecord {
  const hand = handOf(dice);
  const fields = fieldsOf(record, dice, links);
  if (dice.chance(0.4)) fields.push(odd(dice));
  const body = `${proseOf(record.name, dice, links)}\n${BACKGROUND}`;
  const bodyLinks = linksOf(body).map(({ target }) =>
    byName.get(target.slice(target.lastIndexOf("/") + 1).replace(/\.md$/, "")),
  );
  relate(fields, [next, ...bodyLinks.filter((found) => found !== undefined)], record);
  return { ...record, hand, text: written(writeFields(fields, hand, dice), body, hand, dice) };
}

/** A value that must be quoted. */
const odd = (dice: Dice): Fields[number] =>
  dice.pick<Fields[number]>([
    ["handle", "@somebody"],
    ["command", "`make` it so"],
    ["heading", "Part two: the end"],
    ["motto", "#1 of all"],
  ]);

/** Adds each link to a field, except one to the record itself. */
function relate(fields: Fields, targets: readonly Planned[], itself: Planned): void {
  const related = fields.find(([name]) => name === "related");
  const before =
    related && typeof related[1] === "object" && related[1] && "links" in related[1] ? related[1].links : [];
  const missing = targets
    .filter(({ path }) => path !== itself.path)
    .map(({ path }) => `[[${path.slice(0, -3)}]]`);
  const all = { links: [...new Set([...before, ...missing])] };
  if (related) related[1] = all;
  else fields.push(["related", all]);
}

function written(yaml: string, body: string, hand: Hand, dice: Dice): string {
  const extra = dice.chance(0.03) ? "saying: &saying goes on\n  in the next line\nagain: *saying\n" : "";
  const text = `---\n${yaml}${extra}---\n\n${body}`;
  return (hand.bom ? "\ufeff" : "") + (hand.eol === "\n" ? text : text.replaceAll("\n", "\r\n"));
}

const TWIN_HAND: Hand = { list: "block", quote: '"', comments: false, block: "|", eol: "\n", bom: false };

/** Links with the bare name are the issue to be sown; the path of each is written in a loose note. */
const twinsOf = (at: number, dice: Dice): CleanRecord[] =>
  (["org", "asset"] as const).map((type) => {
    const name = `Twin number ${at}`;
    const head = `---\ntype: ${type}\n${titleField(type)}: ${name}\ncreated: ${dice.date()}\n---\n\n`;
    const text = `${head}Of two things that bear this name it is the one of its own type.\n`;
    return { type, name, path: `${type}/${name}.md`, hand: TWIN_HAND, text };
  });
