import { anyOf } from "../languages/vocabulary";
import { isGivenName } from "../words/lexicon";
import type { Block, Section } from "./block";
import type { Heading } from "./headings";
import { LIST_KINDS, LISTS_PEOPLE, labelKind } from "./labels";
import { isBlank, type Line } from "./line";
import { type Marker, markerOf } from "./markers";
import { isShare } from "./within-line";

const ROOT: Section = { kind: "other", title: "", level: 0 };

/** Of a bold or plain line that looks like a heading. */
const SOFT_LEVEL = 7;
/** Of the list behind `Present: Ann Lee`. */
const LABEL_LEVEL = 8;
/** Of `- Attendees:` over items. */
const ITEM_LEVEL = 9;

/** Where a line stands. */
interface Place {
  line: Line;
  marker: Marker | undefined;
  /** The block before it. */
  last: Block | undefined;
  /** Behind a blank line. */
  gap: boolean;
}

/** The section that lines belong to: headings, labels and items open one, and what is no part of it closes it. */
export class Sections {
  current: Section = ROOT;
  private labelIndent = 0;
  /** The label of a list of people has some in its own line. */
  private hasNames = false;

  /** Whether the lines are a list of people, which a blank line ends behind a label. */
  listsPeople(gap: boolean): boolean {
    return LISTS_PEOPLE.has(this.current.kind) && !(this.current.level === LABEL_LEVEL && gap);
  }

  openHeading(heading: Heading): void {
    let parent: Section | undefined = this.current;
    while (parent !== undefined && parent.level >= heading.level) parent = parent.parent;
    const inherited =
      heading.kind === undefined && parent !== undefined && parent.level < SOFT_LEVEL && parent.level > 0;
    const title = heading.text.replace(/\s*[:：]\s*$/, "");
    // `Bob:` among the actions starts Bob's list.
    const isOwners = heading.kind === undefined && this.current.kind === "actions" && isOneName(title);
    const kind = heading.kind ?? (isOwners ? "actions" : inherited ? (parent?.kind ?? "other") : "other");
    this.current = { kind, title, level: heading.level, parent };
  }

  /** After `Present: Ann Lee`, indented lines continue the list of people. */
  openLabel({ kind, text: title }: NonNullable<Block["label"]>, line: Line): void {
    const outer = this.current.level === LABEL_LEVEL ? (this.current.parent ?? ROOT) : this.current;
    if (!LISTS_PEOPLE.has(kind)) {
      this.current = outer;
      return;
    }
    this.current = { kind, title, level: LABEL_LEVEL, parent: outer };
    this.labelIndent = line.text.search(/\S/);
    this.hasNames = /[:：]\s*\p{L}/u.test(line.text);
  }

  /** `- Attendees:` over items that are indented below it. Whether it is one. */
  openItem(content: string, { indent, check }: Marker, below: readonly Line[]): boolean {
    const title = content.trim().replace(/[:：]$/, "");
    const kind = check === undefined ? (REPORTED.test(title) ? "done" : labelKind(title)) : undefined;
    if (kind === undefined || !HEADS_ITEMS.has(kind)) return false;
    const next = below.find((line) => !isBlank(line));
    const marker = next && markerOf(next.text);
    if (marker === undefined || marker.indent <= indent) return false;
    this.current = { kind, title, level: ITEM_LEVEL, parent: this.current, indent };
    return true;
  }

  /** Closes what the line is no part of, although no heading ends it. */
  closeBefore(place: Place): void {
    const { line, marker } = place;
    const indent = marker?.indent ?? line.text.search(/\S/);
    while (this.current.indent !== undefined && indent <= this.current.indent)
      this.current = this.current.parent ?? ROOT;
    const { level, kind, parent } = this.current;
    if (level === LABEL_LEVEL) {
      if (!this.isInLabel(place)) this.current = parent ?? ROOT;
    } else if (level === SOFT_LEVEL && this.endsSoft(place)) this.current = { ...ROOT, parent: undefined };
    else if (level < LABEL_LEVEL && LISTS_PEOPLE.has(kind) && this.isProseBehindList(place))
      this.current = { ...this.current, kind: "other" };
  }

  /** Prose ends the list of who was there, also without a heading. */
  private isProseBehindList({ line, marker, last, gap }: Place): boolean {
    const isAfterList = last?.section === this.current && last.form === "item";
    return gap && marker === undefined && isAfterList && PROSE.test(line.text);
  }

  private isInLabel({ line, marker, gap }: Place): boolean {
    if (gap) return false;
    return marker === undefined
      ? line.text.search(/\S/) > this.labelIndent
      : !(this.hasNames && AFTER_NAMES.test(line.text.slice(marker.length)));
  }

  /** A blank line behind its list or text, or before the first number below people. */
  private endsSoft({ line, marker, last, gap }: Place): boolean {
    if (!gap) return false;
    if (LISTS_PEOPLE.has(this.current.kind) && marker?.kind === "number") return last?.marker !== "number";
    if (marker !== undefined || last?.section !== this.current) return false;
    const proseEnded =
      last.form === "text" && this.current.kind !== "other" && !(isShare(last.text) && isShare(line.text));
    return last.form === "item" || proseEnded;
  }
}

/** Words without capitals, as in a sentence. */
const PROSE = /(?:\p{Ll}{2,}[\s,]+){4}/u;

const HEADS_ITEMS: ReadonlySet<Section["kind"]> = new Set(LIST_KINDS);

/** "ordinare i serramenti", "Pedir presupuesto para la puerta": below `Present: Ann, Bob`, no further name. */
const AFTER_NAMES = /^\s*(?:\p{Ll}\S*\s\S|\p{Lu}\p{Ll}+\s\p{Ll}{2,}\s\S)/u;

const REPORTED = new RegExp(`^${anyOf("reported")}$`, "iu");

/** `Bob`, `Ann Lee` */
export const isOneName = (text: string): boolean =>
  /^\p{Lu}[\p{L}'’.-]*(?:\s\p{Lu}[\p{L}'’.-]*){0,2}$/u.test(text) && isGivenName(text.split(" ")[0] ?? "");
