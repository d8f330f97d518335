import type { Block, Cell, Section } from "./block";
import { isHeadRow } from "./columns";
import { continuesItem, continuesProse, goesOn, isOpenList } from "./continued";
import { partsOf } from "./enumerated";
import { type Heading, headingAt } from "./headings";
import { LISTS_PEOPLE, labelKind } from "./labels";
import { isBlank, type Line, tail } from "./line";
import { type LineLabel, lineLabel } from "./line-label";
import { type Marker, markerOf } from "./markers";
import { isOneName, Sections } from "./sections";
import { cellsOf, gridCellsOf, isGridRow, isTableRow, isTableRule } from "./table";
import { namesWithin } from "./within-line";
import { raggedLines, wrapWidths } from "./wrap";

/** Groups the lines into blocks with their sections. `text` is the unmasked source. */
export function toBlocks(lines: Line[], text: string): Block[] {
  return new BlockBuilder(lines, text).build();
}

class BlockBuilder {
  private readonly blocks: Block[] = [];
  private readonly sections = new Sections();
  private gap = false;
  private columns: string[] | undefined;
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
    else if (heading !== undefined) this.readHeading(line, heading);
    else this.readContent(line, at);
    if (this.blocks.at(-1)?.form !== "row" && !isTableRow(line) && this.lastRow !== at)
      this.columns = undefined;
  }

  /** Columns by tabs or wide gaps, except in a list of people. */
  private isGrid(at: number, line: Line): boolean {
    const listsPeople = this.sections.listsPeople(this.gap);
    return !listsPeople && this.labelOf(line) === undefined && isGridRow(this.lines, at, this.text);
  }

  private readHeading(line: Line, heading: Heading): void {
    this.push(tail(line, heading.at), { form: "heading", indent: heading.level });
    this.sections.openHeading(heading);
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
    this.sections.closeBefore({ line, marker, last: this.blocks.at(-1), gap: this.gap });
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
    if (label !== undefined && marker === undefined) this.sections.openLabel(label.label, line);
    if (label === undefined && marker !== undefined) this.openItem(content.text, marker, at);
  }

  private openItem(content: string, marker: Marker, at: number): void {
    const itself = this.blocks.at(-1);
    const headsItems = this.sections.openItem(content, marker, this.lines.slice(at + 1, at + 3));
    if (headsItems && itself !== undefined) itself.headsItems = true;
  }

  private labelOf(line: Line): LineLabel | undefined {
    return lineLabel(line, this.sections.current);
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
        !(LISTS_PEOPLE.has(this.sections.current.kind) && isOneName(cells[0]?.text ?? "")) &&
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
    if (line.end - last.start > MAX_BLOCK_LENGTH) return false;
    if (last.voice?.turn !== line.voice?.turn || last.quoted !== line.quoted > 0) return false;
    const isLabeled = () => this.labelOf(line) !== undefined;
    // `Present: Ann Lee, Ben Carr,` continues in the next line.
    if (LISTS_PEOPLE.has(this.sections.current.kind) || (last.label && LISTS_PEOPLE.has(last.label.kind)))
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
    if (last === undefined) return;
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
      section: this.sections.current,
      quoted: line.quoted > 0 && !isRecord(line, more.label),
      voice: line.voice,
      gap: this.gap,
    });
    this.gap = false;
  }
}

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

const isListOfPeople = ([label = "", names = "", ...more]: string[]): boolean =>
  more.length === 0 && /\p{L}\s*[,;]\s*\p{L}/u.test(names) && LISTS_PEOPLE.has(labelKind(label) ?? "other");

const MAX_BLOCK_LENGTH = 8000;
