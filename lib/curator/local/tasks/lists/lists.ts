import {
  anyOf,
  type Block,
  hasListLayout,
  isAgenda,
  isBareVerb,
  isInstruction,
  isListTitle,
  isMixed,
  isOfAgenda,
  isQuestion,
  LANGUAGES,
  languageOf,
  placeOf,
  sentencesOf,
  type TextSpan,
  usesBoxes,
} from "@/lib/language";
import { isCalledTask } from "../called-task";
import type { TaskContext, TaskDraft } from "../draft";
import { readItem } from "../item";
import { isGivenAhead } from "../owner/ahead";
import { TASK_SECTIONS } from "../sections";
import { doesChore } from "../sentences/named";
import { isDropped } from "../status";
import { isOwnedBelow } from "./below";
import { isByPerson, isLink, isReported, sectionKeeper, sectionOwner } from "./by-person";
import { readInline } from "./inline";
import { isLoose, isOrderInList } from "./loose";
import { NestedItems } from "./nested";
import { prefixOf, readPrefixed } from "./prefix";
import { readRow } from "./rows";

/** Tasks by layout: checkboxes, items under "Actions", `TODO: …`, rows with an owner column, the items of a to-do list. */
export class TaskLists {
  private readonly isByPerson: boolean;
  /** Its lines are items without bullets. */
  private readonly isPlain: boolean;
  private readonly nested: NestedItems;

  constructor(
    private readonly context: TaskContext,
    /** The whole file is a to-do list. */
    private readonly isTodo: boolean,
    /** By its title or its checkboxes. */
    private readonly isTitled: boolean,
  ) {
    this.isByPerson = isByPerson(context.document, context.people);
    this.nested = new NestedItems(context);
    this.isPlain = isTitled && hasListLayout(context.document) && !usesBoxes(context.document);
  }

  /** The tasks of a block; undefined if it is not a list item, and its sentences may still contain tasks. */
  read(block: Block): TaskDraft[] | undefined {
    const drafts = this.readBlock(block);
    return isCalledTask(block) ? drafts?.map((draft) => ({ ...draft, isListed: true })) : drafts;
  }

  private readBlock(block: Block): TaskDraft[] | undefined {
    if (block.form === "heading") this.nested.end();
    if (isListTitle(block, this.context.document)) return [];
    if (block.form === "heading" || block.header !== undefined || block.quoted) return undefined;
    if (block.cells !== undefined)
      return readRow(block, this.context, this.isTodo || TASK_SECTIONS.has(block.section.kind));
    if (isDropped(block)) return [];
    if (isForSomeday(block)) return [];
    if (this.nested.isUnderTodo(block))
      return this.nested.one(block).map((draft) => ({ ...draft, isListed: true }));
    if (this.nested.opensTodo(block)) return [];
    const prefix = prefixOf(block, this.context);
    const isTitle = block === this.context.document.blocks[0] && !/[:)\]–—-]\s*$/.test(prefix?.[0] ?? "");
    if (prefix !== null && !isTitle && block.label?.kind !== "attendees")
      return readPrefixed(block, prefix, this.context);
    if (block.check !== undefined && this.isGroup(block)) return [];
    if (block.check !== undefined) return this.nested.one(block, (draft) => this.isChecked(block, draft));
    if (block.label?.kind === "actions") return readInline(block, this.context);
    if (block.voice === undefined && block.form === "text" && OWN.test(block.text))
      return this.nested.one(block);
    if (TASK_SECTIONS.has(block.section.kind) && (namesMeeting(block) || NO_ITEM.test(block.text))) return [];
    const own = TASK_SECTIONS.has(block.section.kind) ? withLabel(block, this.context) : block;
    if (TASK_SECTIONS.has(block.section.kind) && own.label === undefined) return this.readListed(own);
    if (block.label === undefined && block.voice === undefined && isGivenAhead(block, this.context))
      return this.nested.one(block).map((draft) => ({ ...draft, isListed: true }));
    if (
      this.isByPerson &&
      block.form === "item" &&
      !isLink(block, this.context.document.source.text) &&
      !isReported(block) &&
      sectionOwner(block.section, this.context.people) !== undefined
    ) {
      // Below 担当 and a name.
      const isListed = block.section.kind === "owner";
      return this.nested.one(block).map((draft) => ({ ...draft, isListed }));
    }
    if (block.form === "item" && this.isKept(block)) return this.nested.one(block);
    if (block.label === undefined && block.voice === undefined && isOwnedBelow(block, this.context))
      return this.nested.one(block).map((draft) => ({ ...draft, isListed: true }));
    const isListed = block.form === "item" && (isMixed(block.section) || isPersonTo(block, this.context));
    const mayBeAction = block.marker === "arrow" || isListed;
    if (mayBeAction && block.label === undefined && block.voice === undefined) {
      const drafts = this.nested.one(block);
      return drafts.some(({ owner }) => owner !== undefined) ? drafts : undefined;
    }
    const isOrder = !this.context.decided.has(block.start) && isOrderInList(block, this.context.document);
    if (isOrder) return this.nested.one(block).map((draft) => ({ ...draft, isListed: true }));
    return this.isTodo && this.isLoose(block) ? this.readListed(block) : undefined;
  }

  /** `- [ ] Personal` above boxes that are indented below it. */
  private isGroup(block: Block): boolean {
    const words = block.text.trim().split(/\s+/);
    if (words.length > 2 || isBareVerb(words[0]?.toLowerCase() ?? "")) return false;
    const { blocks } = this.context.document;
    const below = blocks[placeOf(block, blocks) + 1];
    return below?.check !== undefined && below.indent > block.indent;
  }

  /** A box of an agenda is ticked when it was talked about; one that only refers to an issue is its title. */
  private isChecked(block: Block, { owner, due }: TaskDraft): boolean {
    if (TASK_SECTIONS.has(block.section.kind)) return true;
    // `Budget (Clément, 15 min)`: the presenter.
    if (isOfAgenda(this.context.document, block.section)) return false;
    if (owner !== undefined || due !== undefined) return true;
    const refers = /^(?:issue|pr|pull request|bug|ticket|rfc|item|topic)\s*#?\d+\b/i.test(block.text);
    return !refers && block.section.kind !== "agenda" && !isAgenda(this.context.document);
  }

  private isLoose(block: Block): boolean {
    return isLoose(block, this.context.document, { isTitled: this.isTitled, isPlain: this.isPlain });
  }

  private readListed(block: Block): TaskDraft[] | undefined {
    if (block.form === "text" && this.isPlain) return this.nested.one(block);
    // `Waiting for: the electrician's report`: a thing that somebody else has to send.
    const isThing =
      block.section.kind === "waiting" && !isBareVerb(/^[\p{L}-]+/u.exec(block.text)?.[0] ?? "");
    if (block.form === "item") return this.nested.one(block, ({ owner }) => !isThing || owner !== undefined);
    const isOwn = /^(?:me|myself)\b/i.test(block.text);
    const verb = /^[\p{L}-]+(?!\s(?:is|are|was|were)(?!\p{L}))(?![\p{L}-])/u.exec(block.text)?.[0] ?? "";
    const isVerb = isBareVerb(verb);
    const sentences = sentencesOf(block);
    if (sentences.length > 1) return this.dump(block, sentences);
    if (block.text.length > 200) return undefined;
    return this.nested.one(block, (draft) => isOwn || isVerb || draft.owner !== undefined);
  }

  /** An order below "Props (Benji)". */
  private isKept(block: Block): boolean {
    const { document, people } = this.context;
    return (
      sectionKeeper(block.section, people) !== undefined &&
      isInstruction(block, languageOf(document.source.masked))
    );
  }

  /** Prose in a to-do list: its imperative sentences. */
  private dump(block: Block, sentences: TextSpan[]): TaskDraft[] | undefined {
    const orders = sentences.filter(
      (sentence) =>
        !isQuestion(sentence.text) &&
        (isInstruction({ ...block, ...sentence, text: sentence.text.replace(/\.$/, "") }) ||
          /^[^,;]{3,50}\bdue\b/i.test(sentence.text)),
    );
    const drafts = orders.map((sentence) =>
      readItem(sentence, block, this.context, sectionOwner(block.section, this.context.people)),
    );
    return drafts.length === 0 ? undefined : drafts.filter((draft) => draft !== undefined);
  }
}

/** `bank: get Ann on as second signatory`: among tasks a word before a colon may be what the task is about. */
function withLabel(block: Block, { document }: TaskContext): Block {
  const { label, form, end } = block;
  if (label === undefined || form !== "item" || !TOPICS.has(label.kind)) return block;
  const text = document.source.masked.slice(label.start, end).replace(/\n/g, " ");
  return { ...block, start: label.start, text, label: undefined };
}

const TOPICS: ReadonlySet<string> = new Set(["org", "project", "event", "location", "people", "info"]);

/** In a list of what nobody means to do now. */
export const isForSomeday = ({ section, check }: Block): boolean =>
  SOMEDAY.test(section.title) && check === undefined;

const SOMEDAY = new RegExp(String.raw`^\W*${anyOf("someday")}\b`, "iu");

/** `Date of next meeting: 10 Dec` at the end of a list of actions. */
const namesMeeting = ({ text, label }: Block): boolean =>
  /^(?:(?:date|time) of )?(?:the )?next (?:meeting|call|session|committee|one)\b/iu.test(
    label?.text ?? text,
  ) || LANGUAGES.some(({ otherMeeting }) => otherMeeting.exec(label?.text ?? text)?.index === 0);

/** "None. Keep on as present.", `See: the milestone of the site`: below a heading for tasks, and none. */
const NO_ITEM = /^\W*(?:(?:none|nothing|n\/a)[.!;]|see\s?:)(?:\s|$)/iu;

/** `me: talk to the landlord` */
const OWN = new RegExp(String.raw`^${anyOf("me")}\s?:\s+\p{Ll}`, "u");

/** `RPL to update the text`, `Ann calls the printers` under "Conclusion". */
const isPersonTo = (block: Block, { people }: TaskContext): boolean =>
  block.section.kind === "decisions" &&
  people.within(block.start, block.start + 40).some(({ start, end }) => {
    const after = block.text.slice(end - start);
    return start === block.start && (/^\s+to\s+\p{Ll}/u.test(after) || doesChore(after));
  });
