import { type Line, proseOf } from "./lines";
import {
  isDeniedBelow,
  isErrorReport,
  isReasoningBelow,
  isRepairBelow,
  type Section,
  sectionOf,
} from "./sections";

/** A paragraph or an item of a list, from one offset of the body to another. */
export interface Block {
  start: number;
  end: number;
  /** The section of the heading above. */
  section: Section;
  /** That heading is one such as "Context" or "Consequences". */
  isReasoning: boolean;
  isItem: boolean;
  /** Somebody says it, whose name is before it. */
  isSpoken: boolean;
  /** No paragraph is between it and that heading. */
  isLead: boolean;
  /** What ends with a colon above the lists that an item is of, from the outermost: "Guests must not:". */
  introduction: string;
  /** In a list that an item introduces. */
  isNested: boolean;
  /** Its heading denies what is listed below: "Don'ts". */
  isDenied: boolean;
}

/** Longer paragraphs are split, to limit the cost of the patterns. */
const MAX_LENGTH = 4_000;

const HEADING = /^ {0,3}(#{1,6})\s+(.{0,200})/;
/** Below a line it makes a heading of it, above one a new paragraph. */
const UNDERLINE = /^ {0,3}(?:(=)=*|-{2,})\s*$/;
const UNDERLINED = /^ {0,3}(?![-*+>]\s|\d{1,3}[.)]\s)(\S.{0,79}?)\s*$/;
/** `■決定事項`, `【決定事項】`: a heading in plain text. */
const MARKED = /^ {0,3}(?:[■◆▼]\s?([^。]{1,40})|【([^】]{1,40})】)\s*$/u;
const BOLD_LINE = /^\s{0,3}\*\*([^*\n]{1,80})\*\*:?\s*$/;
/** `3. BUDGET`, `ANY OTHER BUSINESS:`: a heading, though nothing marks it as one. */
const CAPITALS = /^\s{0,3}(\d{1,2}[.)]\s+)?(\p{Lu}[\p{Lu} &/,'’()-]{3,60}):?\s*$/u;
const INTRODUCTION = /^\s{0,3}([\p{L}' -]{2,40})[:：]\s*$/u;
const ITEM = /^(\s{0,40}(?:(?:[-*+•–—]|\d{1,3}[.)])\s+|[・●○]\s*))(\[[ xX/-]\]\s+)?/;
/** "We decided the following:", before a list. */
const SHORT_INTRODUCTION = /^\s*(?:\S+\s+){0,6}\S+[:：]\s*$/u;
const INTRODUCES = /[:：]\W*$/u;
/** Less far indented than any item. */
const NO_ITEM = -1;
/** `**Mira:** …`, `[10:02] Jon: …`, `A: …`: starts a paragraph of one speaker. */
const SPEAKER =
  /^\s{0,3}(?:\[?\d{1,2}:\d\d(?::\d\d)?\]?\s+)?(?:<[@+~ ]?[\p{L}\p{N}_.@-]{1,30}>|\*\*[^*:\n]{1,40}:\*\*|\*\*[^*:\n]{1,40}\*\*:|[QA]:|\[?\d{1,2}:\d\d(?::\d\d)?\]?\s+[\p{Lu}@][\p{L}.@ -]{0,30}:|\[[\d./-]{0,10},?\s?\d{1,2}:\d\d(?::\d\d)?(?:\s[AaPp][Mm])?\]\s+[\p{L}@~][\p{L}\p{N}._@' -]{0,30}:|[\d./-]{6,10},\s\d{1,2}:\d\d(?::\d\d)?(?:\s[AaPp][Mm])?\s[-–]\s[\p{L}@~][\p{L}\p{N}._@' -]{0,30}:)\s+/u;

/** The paragraphs and items of a body, in order, without task list items. */
export function blocksOf(body: string): Block[] {
  const lines = proseOf(body);
  const isChat = lines.filter(({ text }) => STAMP.test(text)).length >= MIN_TURNS;
  const reader = new Reader(speakersOf(lines), isChat, isErrorReport(body));
  lines.forEach((line, at) => {
    reader.take(line, lines[at + 1]?.text);
  });
  return reader.end();
}

const NAME = /^\s{0,3}(\p{Lu}[\p{L}.'’-]{0,20}(?: \p{Lu}[\p{L}.'’-]{0,20})?):\s+(?=\S)/u;
const MIN_TURNS = 3;
/** `Mira Sanders  9:04 AM` or `**Mira** 09:04`, a line above a message. */
const STAMP =
  /^\s{0,3}(?:\*\*)?(?:[\p{L}.'’-]{1,30}(?:\*\*)?\s{1,2}){1,4}\[?\d{1,2}:\d\d(?::\d\d)?(?: [AP]M)?\]?\s*$/u;

const BOT = /(?<!\p{L})(?:[Bb]ot|[Ss]lackbot|automod)(?!\p{L})|(?<!\p{Lu})\p{Ll}Bot(?!\p{L})/u;
/** What follows up to an empty line is a signature. */
const SIGNATURE = /^-- ?$/;

/** Speakers of a chat without markup: names before a colon, at least one of which repeats. */
function speakersOf(lines: readonly Line[]): ReadonlySet<string> {
  const names = lines
    .flatMap(({ text }) => NAME.exec(text)?.[1] ?? [])
    .filter((name) => sectionOf(name) === null && !isReasoningBelow(name));
  const speakers = new Set(names);
  return names.length >= MIN_TURNS && speakers.size < names.length ? speakers : new Set();
}

function marked(text: string): readonly string[] | null {
  const [, sign, bracket] = MARKED.exec(text) ?? [];
  const title = sign ?? bracket;
  return title === undefined ? null : [text, title];
}

class Reader {
  constructor(
    private readonly speakers: ReadonlySet<string>,
    /** Whether each line is a message, separated by lines with a name and a time. */
    private readonly isChat: boolean,
    /** Whether what is resolved in it is an error. */
    private readonly isFault: boolean,
  ) {}

  private readonly blocks: Block[] = [];
  private open: Block | null = null;
  private section: Section = null;
  private isReasoning = false;
  private isDenied = false;
  private level = 0;
  private hasParagraph = false;
  /** Below a message's head of a bot, or the separator of a signature. */
  private isSkipped = false;
  /** The section of an introduced list, until the list ends. */
  private list: Section | undefined;
  /** What is open, and what introduces the lists that are being read: its text, and how far it is indented. */
  private paragraph = { text: "", indent: NO_ITEM };
  private introduced: { text: string; indent: number }[] = [];

  take(line: Line, next = ""): void {
    this.isSkipped = this.skips(line.text);
    const title =
      HEADING.exec(line.text) ??
      this.underlined(line.text, next) ??
      BOLD_LINE.exec(line.text) ??
      marked(line.text);
    const introduced = sectionOf(INTRODUCTION.exec(line.text)?.[1] ?? "");
    const isBreak = line.text.trim() === "" || UNDERLINE.test(line.text);
    if (this.isSkipped || isBreak || (this.isChat && STAMP.test(line.text))) this.close();
    else if (title) this.enter(title);
    else if (CAPITALS.test(line.text)) this.capitals(line);
    else if (introduced !== null) {
      this.close();
      this.list = introduced;
      this.introduced = [];
    } else this.text(line);
  }

  /** `Resolutions` above a line of `-----`; a whole sentence is none. */
  private underlined(text: string, next: string): readonly string[] | null {
    const underline = this.open === null ? UNDERLINE.exec(next) : null;
    const title = underline && UNDERLINED.exec(text)?.[1];
    return title && !/[.!?;,。]$/u.test(title) ? [text, underline[1] ? "#" : "##", title] : null;
  }

  private skips(text: string): boolean {
    if (text.trim() === "") return this.isSkipped && this.isChat;
    if (this.isChat && STAMP.test(text)) return BOT.test(text);
    return this.isSkipped || SIGNATURE.test(text);
  }

  end(): Block[] {
    this.close();
    return this.blocks;
  }

  private enter([, mark = "", title]: readonly string[]): void {
    this.close();
    this.list = undefined;
    this.introduced = [];
    const level = title === undefined ? 7 : mark.length;
    const own = this.isFault && isRepairBelow(title ?? mark) ? null : sectionOf(title ?? mark);
    const [isReasoning, isDenied] = [isReasoningBelow(title ?? mark), isDeniedBelow(title ?? mark)];
    if (own !== null || isReasoning || isDenied || level <= this.level) {
      this.section = own;
      this.isReasoning = isReasoning;
      this.isDenied = isDenied;
      this.level = level;
      this.hasParagraph = false;
    }
  }

  /** Numbered, or with a meaning, it begins a section; else it may be a statement: "NO CARS IN THE YARD". */
  private capitals(line: Line): void {
    const [, number, title = ""] = CAPITALS.exec(line.text) ?? [];
    this.close();
    if (number !== undefined || sectionOf(title) !== null) this.enter(["", title]);
    else {
      this.text(line);
      this.close();
    }
  }

  private text({ start, text }: Line): void {
    const item = ITEM.exec(text);
    const speaker = item ? null : this.speakerOf(text);
    const end = start + text.trimEnd().length;
    const isTask = item?.[2] !== undefined;
    const isNew = this.isChat || item !== null || speaker !== null || this.open === null;
    if (isTask) this.close();
    else if (isNew || end - (this.open?.start ?? 0) > MAX_LENGTH) {
      this.close();
      if (item === null && !/^\s/.test(text)) this.list = undefined;
      const indent = item ? text.search(/\S/) : NO_ITEM;
      this.introduced = item === null ? [] : this.introduced.filter((each) => each.indent < indent);
      this.paragraph = { text, indent };
      const lead = item?.[0].length ?? speaker?.[0].length ?? text.length - text.trimStart().length;
      const section = this.list ?? this.section;
      this.open = {
        start: start + lead,
        end: Math.min(end, start + lead + MAX_LENGTH),
        section,
        isReasoning: this.isReasoning,
        isItem: item !== null,
        isSpoken: speaker !== null,
        isLead: !this.hasParagraph,
        introduction: this.introduced.map((each) => each.text).join(" "),
        isNested: this.introduced.some((each) => each.indent > NO_ITEM),
        isDenied: this.isDenied && item !== null,
      };
      this.hasParagraph ||= item === null && !SHORT_INTRODUCTION.test(text);
    } else if (this.open) {
      this.open.end = end;
      this.paragraph.text += ` ${text}`;
    }
  }

  private speakerOf(text: string): RegExpExecArray | null {
    const named = NAME.exec(text);
    return named && this.speakers.has(named[1] ?? "") ? named : SPEAKER.exec(text);
  }

  private close(): void {
    if (this.open && this.open.end > this.open.start) this.blocks.push(this.open);
    if (this.open && INTRODUCES.test(this.paragraph.text)) this.introduced.push(this.paragraph);
    this.open = null;
  }
}
