import type { RecordType } from "@/lib/vault";
import { STATUS_BY_TYPE, titleField } from "@/lib/vault/schema";
import type { Dice } from "./dice";
import type { Links } from "./link";
import type { Planned } from "./plan";
import { sentence } from "./sentence";
import { NOUNS, PLACES, TAGS } from "./words";

/** The value of a property, before a hand has written it in its manner. */
export type Value =
  | string
  | number
  | boolean
  | null
  | { date: string }
  | { link: string }
  | { items: string[] }
  | { links: string[] }
  | { lines: string[] }
  | { map: Record<string, string | number> }
  | { maps: Record<string, string>[] };

export type Fields = [name: string, value: Value][];

type Maker = (dice: Dice, links: Links) => Value;

const link =
  (type?: RecordType): Maker =>
  (_, links) => ({ link: links.field(type) });
const linked =
  (most: number, type?: RecordType): Maker =>
  (_, links) => ({ links: links.fields(most, type) });
const date: Maker = (dice) => ({ date: dice.date() });
const word: Maker = (dice) => dice.pick(NOUNS);
const whole =
  (low: number, high: number): Maker =>
  (dice) =>
    dice.whole(low, high);
const lines: Maker = (dice) => ({ lines: Array.from({ length: dice.whole(2, 4) }, () => sentence(dice)) });
const address: Maker = (dice) => ({
  map: {
    street: `${dice.pick(NOUNS)} ${dice.whole(1, 99)}`,
    city: dice.pick(PLACES),
    postcode: dice.whole(1000, 9999),
  },
});
const relationships: Maker = (dice, links) => ({
  maps: Array.from({ length: dice.whole(1, 3) }, () => ({
    to: links.field("person"),
    kind: dice.pick(NOUNS),
  })),
});

/** What each type has beyond the fields of all, and how often. */
const OWN: Readonly<Record<RecordType, readonly [string, number, Maker][]>> = {
  person: [
    ["org", 0.8, link("org")],
    ["role", 0.7, word],
    ["email", 0.6, (dice) => `${dice.pick(NOUNS)}@example.org`],
    ["phone", 0.3, (dice) => `+${dice.whole(30, 49)} ${dice.whole(100, 999)} ${dice.whole(100000, 999999)}`],
    ["relationships", 0.1, relationships],
    ["address", 0.1, address],
  ],
  org: [
    ["location", 0.5, link("location")],
    ["website", 0.6, (dice) => `https://${dice.pick(NOUNS)}.example.org/about`],
    ["address", 0.3, address],
  ],
  project: [
    ["owner", 0.9, link("person")],
    ["participants", 0.7, linked(6, "person")],
    ["due", 0.6, date],
    ["summary", 0.4, lines],
  ],
  task: [
    ["project", 0.8, linked(1, "project")],
    ["assignee", 0.7, link("person")],
    ["due", 0.6, date],
    ["priority", 0.5, whole(1, 5)],
    ["blocked_by", 0.1, linked(2, "task")],
    ["estimate", 0.2, (dice) => dice.whole(1, 16) / 2],
  ],
  event: [
    ["date", 0.9, date],
    ["time", 0.7, (dice) => dice.time()],
    ["participants", 0.8, linked(8, "person")],
    ["location", 0.5, link("location")],
  ],
  note: [
    ["references", 0.3, linked(4)],
    ["source", 0.2, (dice) => `https://example.org/${dice.pick(NOUNS)}?id=${dice.whole(1, 99)}#top`],
    ["summary", 0.15, lines],
  ],
  location: [
    ["address", 0.7, address],
    [
      "coordinates",
      0.4,
      (dice) => ({ items: [dice.whole(-90, 90), dice.whole(-180, 180)].map((x) => `${x}.25`) }),
    ],
  ],
  process: [
    ["owner", 0.6, link("person")],
    ["outputs", 0.5, linked(3)],
    ["governed_by", 0.3, linked(2, "constraint")],
  ],
  account: [
    ["org", 0.9, link("org")],
    ["number", 0.8, (dice) => `${dice.whole(1000, 9999)}-${dice.whole(1000, 9999)}`],
  ],
  asset: [
    ["owner", 0.6, link("person")],
    ["serial", 0.7, (dice) => `SN-${dice.whole(10000, 99999)}`],
    ["value", 0.4, (dice) => dice.whole(100, 99999) / 100],
  ],
  conversation: [
    ["participants", 0.95, linked(4, "person")],
    ["date", 0.8, date],
    ["channel", 0.5, word],
  ],
  input: [
    ["source", 0.6, word],
    ["received", 0.6, (dice) => ({ date: `${dice.date()}T${dice.time()}:00Z` })],
  ],
  run: [
    ["process", 0.9, link("process")],
    ["outputs", 0.4, linked(3)],
    ["minutes", 0.6, whole(1, 240)],
    ["dry", 0.3, (dice) => dice.chance(0.5)],
  ],
  session: [["project", 0.7, linked(2, "project")]],
  decision: [
    ["based_on", 0.6, linked(3)],
    ["approved_by", 0.6, linked(2, "person")],
    ["rationale", 0.4, lines],
  ],
  assumption: [
    ["supports", 0.4, linked(2)],
    ["challenged_by", 0.3, linked(2)],
    ["confidence", 0.6, (dice) => dice.whole(1, 9) / 10],
  ],
  constraint: [["project", 0.7, linked(2, "project")]],
  contradiction: [["references", 0.9, linked(2)]],
  synthesis: [["cluster_sources", 0.95, linked(6)]],
};

/** The properties of a record, in the order in which its hand wrote them. */
export function fieldsOf({ type, name }: Planned, dice: Dice, links: Links): Fields {
  const statuses = STATUS_BY_TYPE[type] ?? ["planned", "over"];
  const fields: Fields = [
    ["type", type],
    [titleField(type), name],
    ["created", { date: dice.chance(0.9) ? dice.date() : `${dice.date()}T${dice.time()}:00` }],
  ];
  if (dice.chance(0.85)) fields.push(["status", dice.pick(statuses)]);
  if (dice.chance(0.6)) fields.push(["tags", { items: dice.some(TAGS, dice.whole(1, 4)) }]);
  if (dice.chance(0.15))
    fields.push(["aliases", { items: [`${name.slice(0, 12).trim()} ${dice.whole(1, 9)}`] }]);
  for (const [field, probability, make] of OWN[type]) {
    if (dice.chance(probability)) fields.push([field, make(dice, links)]);
  }
  if (dice.chance(0.3)) fields.push(["related", { links: links.fields(4) }]);
  if (dice.chance(0.05)) fields.push(["notes", null]);
  return fields;
}
