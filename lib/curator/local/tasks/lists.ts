import {
  type Block,
  findDue,
  hasAgendaTitle,
  isAgenda,
  isBareVerb,
  isInstruction,
  isMixed,
  labelKind,
  type Section,
  sentencesOf,
  slice,
  split,
  type TextSpan,
  usesBoxes,
} from "@/lib/language";
import type { Person } from "../people/person";
import { Cuts } from "./cuts";
import type { TaskContext, TaskDraft } from "./draft";
import { readItem, selfOf } from "./item";
import { extractOwners } from "./owner";
import { readRow } from "./rows";
import { isDropped } from "./status";

const PREFIX =
  /^\s*(?:\*{0,2})(?:#action|#task|TODO|TO-DO|To-do|FIXME|XXX|ACTION(?: ITEM| POINT)?|Action(?: item| point)?|A\.?I\.?|AP|NEXT STEP|Next step)(?:\s*[#-]?\d{1,4}(?=[\s:([–—]))?\s*(?:[([]\s*([^()[\]]{1,40})\s*[)\]])?(?:\s*[:–—-]\s*|\s+(?=\S))/u;
const TASK_SECTIONS: ReadonlySet<Section["kind"]> = new Set(["actions", "done", "waiting"]);

/** Tasks by layout: checkboxes, items under "Actions", `TODO: …`, rows with an owner column, the items of a to-do list. */
export class TaskLists {
  /** The parent of the indented items that follow: a task, or just a name. */
  private over: { indent: number; owner?: Person; isTask: boolean } | undefined;

  constructor(
    private readonly context: TaskContext,
    /** The whole file is a to-do list. */
    private readonly isTodo: boolean,
    /** By its title or its checkboxes. */
    private readonly isTitled: boolean,
  ) {}

  /** The tasks of a block; undefined when it is no list item, and its sentences may still contain tasks. */
  read(block: Block): TaskDraft[] | undefined {
    if (block.form === "heading") this.over = undefined;
    if (block.form === "heading" || block.header !== undefined || block.quoted) return undefined;
    if (block.cells !== undefined)
      return readRow(block, this.context, this.isTodo || TASK_SECTIONS.has(block.section.kind));
    if (isDropped(block)) return [];
    const prefix = this.prefixOf(block);
    const isTitle = block === this.context.document.blocks[0] && !/[:)\]–—-]\s*$/.test(prefix?.[0] ?? "");
    if (prefix !== null && !isTitle && block.label?.kind !== "attendees")
      return this.readPrefixed(block, prefix);
    if (block.check !== undefined) return this.one(block, (draft) => this.isChecked(block, draft));
    if (block.label?.kind === "actions") return this.readInline(block);
    if (block.voice === undefined && block.form === "text" && OWN.test(block.text)) return this.one(block);
    if (TASK_SECTIONS.has(block.section.kind) && block.label === undefined) return this.readListed(block);
    const isListed = block.form === "item" && (isMixed(block.section) || isPersonTo(block, this.context));
    const mayBeAction = block.marker === "arrow" || isListed;
    if (mayBeAction && block.label === undefined && block.voice === undefined) {
      const drafts = this.one(block);
      return drafts.some(({ owner }) => owner !== undefined) ? drafts : undefined;
    }
    return this.isTodo && this.isLoose(block) ? this.readListed(block) : undefined;
  }

  /** `AP – send the invitations`: an action point, unless these are somebody's initials. */
  private prefixOf(block: Block): RegExpExecArray | null {
    const prefix = PREFIX.exec(block.text);
    const initials = /^\s*(\p{Lu}{2,3})\s*[:–—-]/u.exec(prefix?.[0] ?? "")?.[1] ?? "";
    const isPerson = initials !== "" && this.context.people.byInitials(initials) !== undefined;
    return isPerson ? null : prefix;
  }

  /** A box of an agenda is ticked when it was talked about; one that only refers to an issue is its title. */
  private isChecked(block: Block, { owner, due }: TaskDraft): boolean {
    if (TASK_SECTIONS.has(block.section.kind)) return true;
    // `Budget (Clément, 15 min)`: who presents it.
    if (hasAgendaTitle(this.context.document)) return false;
    if (owner !== undefined || due !== undefined) return true;
    const refers = /^(?:issue|pr|pull request|bug|ticket|rfc|item|topic)\s*#?\d+\b/i.test(block.text);
    return !refers && block.section.kind !== "agenda" && !isAgenda(this.context.document);
  }

  /** In a to-do list every bullet is a task, except under "Notes", "Staff", "Decisions". */
  private isLoose(block: Block): boolean {
    const isOther = ["other", "info", "people"].includes(block.section.kind);
    if (
      !isOther ||
      block.label !== undefined ||
      /^(?:we|i|they|it|the|this|that|there|he|she)\b/i.test(block.text)
    )
      return false;
    if (this.isTitle(block)) return false;
    if (
      block.form === "item" &&
      this.isTitled &&
      block.section.kind === "other" &&
      !usesBoxes(this.context.document)
    )
      return true;
    if (block.form === "text" && sentencesOf(block).length > 2) return true;
    return isInstruction(block) && !(block.section.kind === "info" && usesBoxes(this.context.document));
  }

  /** The first line, when the following ones have another form: `Prep list Friday`. */
  private isTitle(block: Block): boolean {
    const [first, second] = this.context.document.blocks;
    return block === first && (second === undefined || !isInstruction(second));
  }

  private readListed(block: Block): TaskDraft[] | undefined {
    if (block.form === "item") return this.one(block);
    const isOwn = /^(?:me|myself)\b/i.test(block.text);
    const isVerb = isBareVerb(/^[\p{L}-]+/u.exec(block.text)?.[0] ?? "");
    const sentences = sentencesOf(block);
    if (sentences.length > 1) return this.dump(block, sentences);
    if (block.text.length > 200) return undefined;
    return this.one(block, (draft) => isOwn || isVerb || draft.owner !== undefined);
  }

  /** Prose in a to-do list: its imperative sentences. */
  private dump(block: Block, sentences: TextSpan[]): TaskDraft[] | undefined {
    const orders = sentences.filter(
      (sentence) =>
        isInstruction({ ...block, ...sentence, text: sentence.text.replace(/\.$/, "") }) ||
        /^[^,;]{3,50}\bdue\b/i.test(sentence.text),
    );
    const drafts = orders.map((sentence) =>
      readItem(sentence, block, this.context, this.sectionOwner(block.section)),
    );
    return drafts.length === 0 ? undefined : drafts.filter((draft) => draft !== undefined);
  }

  /** The block as one task, or as the name over those below; indented and without a checkbox it only explains. */
  private one(block: Block, isTask: (draft: TaskDraft) => boolean = () => true): TaskDraft[] {
    const isUnder = this.over !== undefined && !block.gap && block.indent > this.over.indent;
    if (!isUnder) this.over = undefined;
    if (isUnder && this.over?.isTask && block.check === undefined) return [];
    const bare = this.bareOwner(block);
    if (bare !== undefined) {
      this.over = { indent: block.indent, owner: bare, isTask: false };
      return [];
    }
    const draft = readItem(block, block, this.context, this.over?.owner ?? this.sectionOwner(block.section));
    if (draft === undefined || !isTask(draft)) return [];
    if (!isUnder) this.over = { indent: block.indent, isTask: true };
    return [draft];
  }

  /** `Alice:` over her items. */
  private bareOwner(block: Block): Person | undefined {
    if (!/^[^\s].{1,40}:?$/.test(block.text) || block.text.split(/\s+/).length > 4 || block.check)
      return undefined;
    const [mention] = this.context.people.within(block.start, block.end);
    const covers =
      mention !== undefined && mention.end - mention.start >= block.text.replace(/[:\s]+$/, "").length - 1;
    return covers ? mention.person : undefined;
  }

  private sectionOwner(section: Section): Person | undefined {
    if (labelKind(section.title) !== undefined || section.title === "") return undefined;
    const name = section.title.replace(/['’]s\b.*$|\s*[-–—(:].*$/, "").trim();
    const isName = /^\p{Lu}[\p{L}'’.-]*(?:\s\p{Lu}[\p{L}'’.-]*){0,3}$/u.test(name);
    return isName
      ? this.context.people
          .all()
          .find((person) => person.name.words.join(" ") === name || person.name.words[0] === name)
      : undefined;
  }

  private readPrefixed(block: Block, prefix: RegExpExecArray): TaskDraft[] {
    const named = prefix[1];
    const at = named === undefined ? 0 : prefix[0].indexOf(named);
    const owner =
      named === undefined ? undefined : this.context.people.resolve(slice(block, at, at + named.length));
    const draft = readItem(slice(block, prefix[0].length), block, this.context, owner);
    return draft === undefined ? [] : [{ ...draft, owner: owner ?? draft.owner }];
  }

  /** `Next steps: dig out the invoice, send copies to Ines`: cut where each piece begins with a verb or an owner. */
  private readInline(block: Block): TaskDraft[] {
    // `Next: 15 Oct, same place`
    const isMeeting =
      /^next$/i.test(block.label?.text ?? "") && findDue(block.text, this.context.calendar)?.start === 0;
    if (isMeeting) return [];
    const pieces = split(block, /;\s+|\.\s+(?=\p{Lu})|\s\(\d\)\s/gu).flatMap((piece) =>
      this.cutAtCommas(piece),
    );
    const self = /\b(?:me|myself)$/i.test(block.label?.text ?? "")
      ? selfOf(block, this.context)
      : this.labelOwner(block);
    return pieces
      .map((piece) => readItem(piece, block, this.context, self))
      .filter((draft) => draft !== undefined);
  }

  /** `Action (CNW): …` */
  private labelOwner({ label }: Block): Person | undefined {
    const name = /\(([^()]{2,40})\)/.exec(label?.text ?? "")?.[1];
    if (name === undefined || label === undefined) return undefined;
    const at = label.start + label.text.indexOf(name);
    return this.context.people.resolve({ start: at, end: at + name.length, text: name });
  }

  private cutAtCommas(piece: TextSpan): TextSpan[] {
    const parts = split(piece, /,\s+(?:and\s+)?/g);
    const begins = (part: TextSpan): boolean =>
      isBareVerb(/^[\p{L}-]+/u.exec(part.text)?.[0] ?? "") ||
      this.context.people.within(part.start, part.start + 20).some(({ start }) => start === part.start);
    const isList =
      parts.filter(begins).length * 2 > parts.length && parts.every((part) => part.text.length < 80);
    return parts.length > 1 && isList ? parts : [piece];
  }
}

/** `me: talk to the landlord` */
const OWN = /^(?:me|myself|ich|moi|yo|io|eu|ik)\s?:\s+\p{Ll}/u;

/** `RPL to update the text` under "Conclusion". */
const isPersonTo = (block: Block, { people }: TaskContext): boolean =>
  block.section.kind === "decisions" &&
  people
    .within(block.start, block.start + 40)
    .some(
      ({ start, end }) => start === block.start && /^\s+to\s+\p{Ll}/u.test(block.text.slice(end - start)),
    );

const INLINE =
  /(?:\s{2,}|[.;,)]\s+|\s[-–—]+\s|\s[([]|^[([])\s*(?:Action(?: item| point| on)?|ACTION(?: ITEM| ON)?|TODO|To[ -]do|AP|AI)s?\s*#?\d{0,2}\s*(?:[:–—-]\s*|(?:for |on |by )?(?=\p{Lu}[\p{L}'’.-]*(?:\s\p{Lu}[\p{L}'’.-]*){0,2}\s*(?::|\sto\s)))/u;

/** `Drawing needed before blockwork.   Action: HvdB, 17 March`: an owner alone refers to the text before. */
export function inlineAction(
  block: Block,
  context: TaskContext,
): { draft: TaskDraft; from: number } | undefined {
  const match = INLINE.exec(block.text);
  if (match === null || block.form === "heading" || block.header !== undefined) return undefined;
  const closing = /[)\]]\s*$/.test(block.text) && /[([]/.test(match[0]) ? 1 : 0;
  const content = slice(block, match.index + match[0].length, block.text.trimEnd().length - closing);
  const draft = readItem(content, block, context);
  if (draft !== undefined && draft.title.split(" ").length > 1) return { draft, from: match.index };
  const cuts = new Cuts(content, context.document.source);
  cuts.takeDue(context.calendar);
  const owners = extractOwners(cuts, context.people);
  const owner = owners.owner ?? context.people.resolve(content);
  const about = slice(
    block,
    Math.max(0, block.text.slice(0, match.index).search(/[^.!?]+[.!?]?\s*$/)),
    match.index,
  );
  const title = new Cuts(about, context.document.source).title();
  if (title === "") return undefined;
  return {
    draft: {
      title,
      span: about,
      owner,
      helpers: owners.helpers,
      due: cuts.due,
      status: "todo",
      confidence: 0.85,
    },
    from: 0,
  };
}
