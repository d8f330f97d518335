import {
  type Block,
  type Cell,
  isColumn,
  isGivenName,
  isInitial,
  isParticle,
  LISTS_PEOPLE,
  labelKind,
  type PersonName,
  slice,
  type TextSpan,
} from "@/lib/language";
import type { NameHit, PeopleList } from "../hit";
import { EMAIL } from "../list/beside-name";
import { readPeopleList } from "../list/list";
import { addOthers, addParticipants } from "./found";

/** What a label or heading may be for people to be listed behind it. */
export const PEOPLE_KINDS: ReadonlySet<string> = new Set([...LISTS_PEOPLE, "owner"]);

/** In a column of organisations, the entry of who has none. */
const NO_ORG = /\b(?:expert|individual|independent|self|freelance|retired|none|unaffiliated|guest)\b/i;

/** `NG` in the row of Neil Garrity, whatever its column is called. */
const isExactlyInitials = (text: string, { words }: PersonName): boolean =>
  words.length > 1 && text === words.map((word) => word.charAt(0)).join("");

const INITIALS = /^\p{Lu}[\p{L}]{1,4}$/u;
const HANDLE = /^(?:@[\p{L}\p{N}]|\p{Ll})[\p{L}\p{N}_.-]{1,38}$/u;

/** The people of a table's row. */
export function addRow(block: Block, found: PeopleList): void {
  const cells = block.cells ?? [];
  if (labelledRow(cells, found)) return;
  const org = orgIn(cells);
  const role = cells.find((cell) => isColumn(cell.column, "role") && !EMAIL.test(cell.text))?.text;
  const [email] = cells.flatMap(({ text }) => EMAIL.exec(text)?.[0].replace(/[<>]/g, "") ?? []);
  const alias = cells.find((cell) => isColumn(cell.column, "initials") && INITIALS.test(cell.text))?.text;
  const handle = cells.find((cell) => isColumn(cell.column, "initials") && HANDLE.test(cell.text))?.text;
  for (const list of namesIn(block)) {
    const hits = list.hits.map((hit) => ({
      ...hit,
      org: hit.org ?? org,
      role: hit.role ?? role,
      email: hit.email ?? (list.hits.length === 1 ? email : undefined),
      alias: hit.alias ?? alias ?? cells.find(({ text }) => isExactlyInitials(text, hit.name))?.text,
      handle: handle?.replace(/^@/, ""),
    }));
    addParticipants({ ...list, hits }, found);
  }
  if (org !== undefined) found.orgs.push(org);
}

/** `| Attending | Ann Lee, Bob Kerr |`: a label and what it lists. */
function labelledRow([label, names, ...more]: readonly Cell[], found: PeopleList): boolean {
  const kind = label === undefined ? undefined : labelKind(label.text);
  if (kind === undefined || names === undefined || more.length > 0 || !PEOPLE_KINDS.has(kind)) return false;
  const addTo = kind === "absent" ? addOthers : addParticipants;
  addTo(readPeopleList(names), found);
  return true;
}

function orgIn(cells: readonly Cell[]): TextSpan | undefined {
  const own = cells.find(
    (cell) => isColumn(cell.column, "org") && /^\p{Lu}/u.test(cell.text) && !NO_ORG.test(cell.text),
  );
  // `Corvane/kb`: an abbreviation after the firm.
  const beside = own && /\s?\/\s?\p{Ll}{1,5}$/u.exec(own.text)?.index;
  return own && beside ? slice(own, 0, beside) : own;
}

function namesIn({ cells = [], section }: Block): PeopleList[] {
  const inTwo = nameInTwo(cells);
  if (inTwo !== undefined) return [{ hits: [inTwo], lone: [], orgs: [] }];
  // A list of attendees whose columns have no names begins with the person.
  const isBare = section.kind === "attendees" && cells.every(({ column }) => column === "");
  return cells
    .filter((cell, at) => isColumn(cell.column, "person") || (isBare && at === 0))
    .map((cell) => abbreviated(cell) ?? readPeopleList(cell));
}

/** `Jacquie M`, in a column of people: whatever the first name is. */
function abbreviated(cell: Cell): PeopleList | undefined {
  const words = wordsOf(cell);
  const [first = "", last = ""] = words;
  if (words.length !== 2 || !/^\p{Lu}\p{Ll}{2,}$/u.test(first) || !/^\p{Lu}\.?$/u.test(last))
    return undefined;
  const hit: NameHit = { name: { words }, span: cell, score: 4, structured: true };
  return { hits: [hit], lone: [], orgs: [] };
}

/** `| Achternaam | Voornaam |`, `| Nom | Prénom |`: a name in two cells side by side, in either order. */
function nameInTwo(cells: readonly Cell[]): NameHit | undefined {
  const [given, surname] = [cellOf(cells, "given"), cellOf(cells, "surname")];
  if (given === undefined && surname === undefined) return undefined;
  const person = cellOf(cells, "person");
  const [first, last] = [given ?? person, surname ?? person];
  if (first === undefined || last === undefined || first === last) return undefined;
  if (Math.abs(cells.indexOf(first) - cells.indexOf(last)) > 1) return undefined;
  const words = [
    ...wordsOf(first),
    ...wordsOf(last).map((word) => (isParticle(word) ? word.toLowerCase() : word)),
  ];
  if (!words.every((word) => NAME_WORD.test(word)) || isInitial(words.at(-1) ?? "")) return undefined;
  const start = Math.min(first.start, last.start);
  const end = Math.max(first.end, last.end);
  const score = isGivenName(words[0] ?? "") ? 5 : 4;
  return { name: { words }, span: { start, end, text: words.join(" ") }, score, structured: true };
}

const cellOf = (cells: readonly Cell[], kind: "given" | "surname" | "person"): Cell | undefined =>
  cells.find(({ column, text }) => text !== "" && isColumn(column, kind));

const wordsOf = ({ text }: Cell): string[] => text.split(/\s+/).filter((word) => word !== "");

const NAME_WORD = /^\p{L}[\p{L}\p{M}.'’-]*$/u;
