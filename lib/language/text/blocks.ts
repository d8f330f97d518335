import { anyOf } from "../languages/vocabulary";
import { isGivenName } from "../words/lexicon";
import { type Block, type Cell, isMixed, type Section } from "./block";
import { isHeadRow } from "./columns";
import { continuesItem, continuesProse, goesOn, isOpenList } from "./continued";
import { partsOf } from "./enumerated";
import { type Heading, headingAt } from "./headings";
import { LIST_KINDS, LISTS_PEOPLE, labelKind } from "./labels";
import { isBlank, type Line, tail } from "./line";
import { type Marker, markerOf } from "./markers";
import { cellsOf, gridCellsOf, isGridRow, isTableRow, isTableRule } from "./table";
import { isShare, namesWithin } from "./within-line";
import { raggedLines, wrapWidths } from "./wrap";

const ROOT: Section = { kind: "other", title: "", level: 0 };

/** A label and its content: `Present: …`, `Decision - …`; only known labels count before a dash. "Next 1:1" is none. */
const LABEL = new RegExp(
  String.raw`^\s*((?:\d{1,3}\s(?=\p{L})|${anyOf("numeral")}[、.．]\s?)?[\p{L}][\p{L}\p{M}'’ /&#.-]{0,38}?(?:\(\p{L}{1,3}\)\p{L}{0,2}|[*:_]in(?:nen)?|(?:·\p{L}{1,2}){1,2})?(?:\s\([^()]{1,20}\)|（[^（）]{1,20}）)?(?:\s?#?\d{1,2})?)(\s*[:：](?!(?<=\d:)\d)\s*|\s+[-–—]+\s+)(?=\S)`,
  "u",
);

/** `【参加者】高橋、中村`: who came and when, in brackets. */
const BRACKETED = /^\s*【([^【】]{2,12})】\s*[:：]?\s*(?=\S)/u;

/** `出席 高橋会長、中村和子`: a known label of one word, and a blank. */
const HAN_LABEL = /^\s*([\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]{2,8})([ 　]+)(?=\S)/u;

/** Groups the lines into blocks with their sections. `text` is the unmasked source. */
export function toBlocks(lines: Line[], text: string): Block[] {
  return new BlockBuilder(lines, text).build();
}

class BlockBuilder {
  private readonly blocks: Block[] = [];
  private section: Section = ROOT;
  private gap = false;
  private columns: string[] | undefined;
  private labelIndent = 0;
  /** The label of a list of people has some in its own line. */
  private hasNames = false;
  private lastRow = -1;
  private readonly widths: Map<number, number>;
  private readonly ragged: ReadonlySet<Line>;

  constructor(
    private readonly lines: Line[],
    private readonly text: string,
  ) {
    this.widths = wrapWidths(lines);
    this.ragged = raggedLines(lines, this.widths);
  }

  build(): Block[] {
    for (let at = 0; at < this.lines.length; at++) this.read(at);
    return this.blocks;
  }

  private read(at: number): void {
    const line = this.lines[at];
    if (line === undefined) return;
    if (isBlank(line) || /^\s*(?:[-=_*~]\s?){3,}$/.test(line.text)) {
      this.gap = true;
      this.columns = undefined;
      return;
    }
    const heading = headingAt(this.lines, at, this.text.slice(line.start, line.end));
    if (line.header !== undefined) this.push(line, { form: "header", header: line.header });
    else if (isTableRow(line)) this.readRow(at, line, cellsOf(line));
    else if (this.isGrid(at, line))
      this.readRow(at, line, gridCellsOf(line, this.text.slice(line.start, line.end)));
    else if (heading !== undefined) this.openSection(line, heading);
    else this.readContent(line, at);
    if (this.blocks.at(-1)?.form !== "row" && !isTableRow(line) && this.lastRow !== at)
      this.columns = undefined;
  }

  /** Columns by tabs or wide gaps, except in a list of people. */
  private isGrid(at: number, line: Line): boolean {
    const listsPeople = LISTS_PEOPLE.has(this.section.kind) && !(this.section.level === 8 && this.gap);
    return !listsPeople && this.labelOf(line) === undefined && isGridRow(this.lines, at, this.text);
  }

  private readContent(line: Line, at: number): void {
    const marker = markerOf(line.text);
    const names =
      marker === undefined && this.labelOf(line) === undefined ? namesWithin(line.text) : undefined;
    if (names !== undefined) {
      this.push({ ...line, end: line.start + names, text: line.text.slice(0, names) }, { form: "text" });
      this.readContent(tail(line, names), at);
      return;
    }
    if (marker === undefined && this.continues(line)) {
      this.extend(line);
      return;
    }
    const [head, ...parts] = partsOf(line);
    if (head !== undefined) this.readContent(head, at);
    for (const part of parts) this.push(part, { form: "item", marker: "number", indent: 2 });
    if (parts.length > 0) return;
    this.closeSoftSection(line, marker);
    const content = marker ? tail(line, marker.length) : line;
    const label = this.labelOf(content);
    const day = marker?.day && {
      text: marker.day.text,
      kind: "actions" as const,
      start: line.start + marker.day.at,
    };
    const indent = marker?.indent ?? line.text.search(/\S/);
    const rest = label ? tail(content, label.length) : content;
    const form = marker ? "item" : "text";
    const found = {
      form,
      marker: marker?.kind,
      check: marker?.check,
      indent,
      label: label?.label ?? day,
    } as const;
    this.push(rest, found);
    if (label !== undefined && marker === undefined) this.openLabel(label.label.kind, label.label.text, line);
    if (label === undefined && marker !== undefined) this.openItem(content.text, marker, at);
  }

  /** `- Attendees:` over items that are indented below it. */
  private openItem(content: string, { indent, check }: Marker, at: number): void {
    const title = content.trim().replace(/[:：]$/, "");
    const kind = check === undefined ? (REPORTED.test(title) ? "done" : labelKind(title)) : undefined;
    if (kind === undefined || !HEADS_ITEMS.has(kind)) return;
    const next = this.lines.slice(at + 1, at + 3).find((line) => !isBlank(line));
    const below = next && markerOf(next.text);
    if (below === undefined || below.indent <= indent) return;
    const itself = this.blocks.at(-1);
    if (itself !== undefined) itself.headsItems = true;
    this.section = { kind, title, level: ITEM_LEVEL, parent: this.section, indent };
  }

  private labelOf(line: Line): { label: NonNullable<Block["label"]>; length: number } | undefined {
    const short = /^\s*([DA])\d{0,2}\s*[:.)–-]\s+/.exec(line.text);
    if (short !== null && isMixed(this.section)) {
      const label = {
        text: short[0].trim(),
        kind: short[1] === "D" ? ("decisions" as const) : ("actions" as const),
        start: line.start,
      };
      return { label, length: short[0].length };
    }
    const bracketed = BRACKETED.exec(line.text);
    const match = bracketed ?? LABEL.exec(line.text) ?? HAN_LABEL.exec(line.text);
    const text = match?.[1];
    if (match === null || text === undefined) return undefined;
    const kind = labelKind(text);
    if (kind === undefined || (bracketed !== null && kind !== "date" && !LISTS_PEOPLE.has(kind)))
      return undefined;
    return { label: { text, kind, start: line.start + line.text.indexOf(text) }, length: match[0].length };
  }

  /** After `Present: Ann Lee`, indented lines continue the list of people. */
  private openLabel(kind: Section["kind"], title: string, line: Line): void {
    if (!LISTS_PEOPLE.has(kind)) {
      if (this.section.level === 8) this.section = this.section.parent ?? ROOT;
      return;
    }
    const parent = this.section.level === 8 ? this.section.parent : this.section;
    this.section = { kind, title, level: 8, parent: parent ?? ROOT };
    this.labelIndent = line.text.search(/\S/);
    this.hasNames = /[:：]\s*\p{L}/u.test(line.text);
  }

  private closeSoftSection(line: Line, marker: Marker | undefined): void {
    const indent = marker?.indent ?? line.text.search(/\S/);
    while (this.section.indent !== undefined && indent <= this.section.indent)
      this.section = this.section.parent ?? ROOT;
    const { section } = this;
    // Prose ends the list of who was there, also without a heading.
    if (section.level < 8 && LISTS_PEOPLE.has(section.kind) && this.gap && marker === undefined) {
      const last = this.blocks.at(-1);
      const isAfterList = last?.section === section && last.form === "item";
      if (isAfterList && PROSE.test(line.text)) this.section = { ...section, kind: "other" };
    }
    if (section.level === 8) {
      const inside =
        !this.gap &&
        (marker === undefined
          ? line.text.search(/\S/) > this.labelIndent
          : !(this.hasNames && AFTER_NAMES.test(line.text.slice(marker.length))));
      if (!inside) this.section = section.parent ?? ROOT;
    } else if (
      section.level === 7 &&
      this.gap &&
      LISTS_PEOPLE.has(section.kind) &&
      marker?.kind === "number"
    ) {
      if (this.blocks.at(-1)?.marker !== "number") this.section = { ...ROOT, parent: undefined };
    } else if (section.level === 7 && this.gap && marker === undefined) {
      const last = this.blocks.at(-1);
      const listEnded = last?.form === "item" && last.section === section;
      const proseEnded =
        last?.form === "text" &&
        last.section === section &&
        section.kind !== "other" &&
        !(isShare(last.text) && isShare(line.text));
      if (listEnded || proseEnded) this.section = { ...ROOT, parent: undefined };
    }
  }

  private openSection(line: Line, heading: Heading): void {
    let parent: Section | undefined = this.section;
    while (parent !== undefined && parent.level >= heading.level) parent = parent.parent;
    const inherited =
      heading.kind === undefined && parent !== undefined && parent.level < 7 && parent.level > 0;
    const title = heading.text.replace(/\s*[:：]\s*$/, "");
    // `Bob:` among the actions starts Bob's list.
    const isOwners = heading.kind === undefined && this.section.kind === "actions" && isOneName(title);
    const kind = heading.kind ?? (isOwners ? "actions" : inherited ? (parent?.kind ?? "other") : "other");
    this.push(tail(line, heading.at), { form: "heading", indent: heading.level });
    this.section = { kind, title, level: heading.level, parent };
  }

  /**
   * The first row has the column names when they are known or a rule follows; else the columns have none. A table of people that had
   * no header in Word begins with one of them, and so may one of what a note has above its text: `| Present | Ann Lee, Bob Ito |`.
   */
  private readRow(at: number, line: Line, cells: Omit<Cell, "column">[]): void {
    this.lastRow = at;
    if (isTableRule(line)) return;
    const next = this.lines[at + 1];
    if (this.columns === undefined) {
      const isHead = (next !== undefined && isTableRule(next)) || isHeadRow(cells.map(({ text }) => text));
      const isNamed =
        isHead &&
        !(LISTS_PEOPLE.has(this.section.kind) && isOneName(cells[0]?.text ?? "")) &&
        !isListOfPeople(cells.map(({ text }) => text));
      this.columns = isNamed ? cells.map(({ text }) => text) : [];
      if (isNamed) return;
    }
    const { columns } = this;
    this.push(line, { form: "row", cells: cells.map((cell, i) => ({ ...cell, column: columns[i] ?? "" })) });
  }

  /** A line that continues a wrapped one. */
  private continues(line: Line): boolean {
    const last = this.blocks.at(-1);
    if (last === undefined || this.gap || (last.form !== "item" && last.form !== "text")) return false;
    if (last.voice?.turn !== line.voice?.turn || last.quoted !== line.quoted > 0) return false;
    const isLabeled = () => this.labelOf(line) !== undefined;
    // `Present: Ann Lee, Ben Carr,` continues in the next line.
    if (LISTS_PEOPLE.has(this.section.kind) || (last.label && LISTS_PEOPLE.has(last.label.kind)))
      return last.label !== undefined && isOpenList(last, line, this.text) && !isLabeled();
    const isWrapped = () =>
      (line.voice !== undefined || !this.ragged.has(line) || goesOn(last.text, line.text)) &&
      continuesProse(last, line, this.text, this.widths);
    if (last.form === "item")
      // `Owner: Ann` below an item is no part of its sentence.
      return (
        continuesItem(last, line, this.text, isWrapped) &&
        !OF_ITEM.has(this.labelOf(line)?.label.kind ?? "other")
      );
    return isWrapped() && !isLabeled();
  }

  private extend(line: Line): void {
    const last = this.blocks.at(-1);
    if (last === undefined || line.end - last.start > MAX_BLOCK_LENGTH) return;
    last.text = last.text + " ".repeat(line.start - last.end) + line.text;
    last.end = line.end;
  }

  private push(line: Line, more: Partial<Block> & Pick<Block, "form">): void {
    const trimmed = line.text.trimEnd();
    const lead = trimmed.length - trimmed.trimStart().length;
    this.blocks.push({
      indent: 0,
      ...more,
      start: line.start + lead,
      end: line.start + trimmed.length,
      text: trimmed.slice(lead),
      section: this.section,
      quoted: line.quoted > 0 && !isRecord(line, more.label),
      voice: line.voice,
      gap: this.gap,
    });
    this.gap = false;
  }
}

/** Words without capitals, as in a sentence. */
const PROSE = /(?:\p{Ll}{2,}[\s,]+){4}/u;

/** `> ACTION: Bob to call the bank`, `> ***Resolution #2:** …`: how scribes set off what is recorded; a mail has its voice. */
const isRecord = ({ voice, text, quoted }: Line, label: Block["label"]): boolean =>
  voice === undefined &&
  quoted === 1 &&
  label !== undefined &&
  RECORDED.has(label.kind) &&
  (/^\P{Ll}+$/u.test(label.text) || /\d$/.test(label.text)) &&
  text.length > 0;

const RECORDED: ReadonlySet<string> = new Set(["actions", "decisions"]);

/** Who does what the item above says, and until when. */
const OF_ITEM: ReadonlySet<Section["kind"]> = new Set(["owner", "due"]);

const HEADS_ITEMS: ReadonlySet<Section["kind"]> = new Set(LIST_KINDS);
const ITEM_LEVEL = 9;

/** "ordinare i serramenti", "Pedir presupuesto para la puerta": below `Present: Ann, Bob`, no further name. */
const AFTER_NAMES = /^\s*(?:\p{Ll}\S*\s\S|\p{Lu}\p{Ll}+\s\p{Ll}{2,}\s\S)/u;

const REPORTED = new RegExp(`^${anyOf("reported")}$`, "iu");

const isListOfPeople = ([label = "", names = "", ...more]: string[]): boolean =>
  more.length === 0 && /\p{L}\s*[,;]\s*\p{L}/u.test(names) && LISTS_PEOPLE.has(labelKind(label) ?? "other");

const isOneName = (text: string): boolean =>
  /^\p{Lu}[\p{L}'’.-]*(?:\s\p{Lu}[\p{L}'’.-]*){0,2}$/u.test(text) && isGivenName(text.split(" ")[0] ?? "");

const MAX_BLOCK_LENGTH = 8000;
