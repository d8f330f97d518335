import { type Block, placeOf, slice } from "@/lib/language";
import type { Person } from "../../people/person";
import type { TaskContext, TaskDraft } from "../draft";
import { readItem } from "../item";
import { sectionKeeper, sectionOwner } from "./by-person";

/** What is above indented items: a task, just a name, or who is to do all of them. */
interface Parent {
  is: "task" | "name" | "todo";
  indent: number;
  owner?: Person;
}

/** Items one by one, with what those above say of the indented ones below. */
export class NestedItems {
  /** The parent of the indented items that follow. */
  private over: Parent | undefined;

  constructor(private readonly context: TaskContext) {}

  /** A heading ends what is nested. */
  end(): void {
    this.over = undefined;
  }

  /** Below `TODO [Mara, Tim]`, whatever the item says. */
  isUnderTodo({ form, indent }: Block): boolean {
    return this.over?.is === "todo" && form === "item" && indent > this.over.indent;
  }

  /** Whether it is `TODO [Mara, Tim]` over what they are to do; those below are theirs then. */
  opensTodo(block: Block): boolean {
    const todo = this.todoOver(block);
    this.over = todo ?? this.over;
    return todo !== undefined;
  }

  /** A block as one task, or as the name over those below; indented and without a checkbox it only explains. */
  one(block: Block, isTask: (draft: TaskDraft) => boolean = () => true): TaskDraft[] {
    const isUnder = this.over !== undefined && !block.gap && block.indent > this.over.indent;
    if (!isUnder) this.over = undefined;
    if (isUnder && this.over?.is === "task" && block.check === undefined) return [];
    const bare = this.bareOwner(block);
    if (bare !== undefined) {
      this.over = { indent: block.indent, owner: bare, is: "name" };
      return [];
    }
    const draft = readItem(
      block,
      block,
      this.context,
      this.over?.owner ??
        sectionOwner(block.section, this.context.people) ??
        sectionKeeper(block.section, this.context.people),
    );
    if (draft === undefined || !isTask(draft)) return [];
    if (!isUnder) this.over = { indent: block.indent, is: "task" };
    const [owner, ...helpers] = draft.owner === undefined ? this.namedBelow(block) : [];
    return [owner === undefined ? draft : { ...draft, owner, helpers }];
  }

  /** The owners of a task, if only names are listed below it. */
  private namedBelow(block: Block): Person[] {
    const { blocks } = this.context.document;
    const named: Person[] = [];
    for (let at = placeOf(block, blocks) + 1; ; at++) {
      const below = blocks[at];
      const isBelow =
        below?.form === "item" && below.indent > block.indent && below.section === block.section;
      if (!isBelow) return named;
      const person = this.bareOwner(below);
      if (person === undefined) return [];
      named.push(person);
    }
  }

  /** `TODO [Mara, Tim]` over what they are to do. */
  private todoOver(block: Block): Parent | undefined {
    const match =
      block.form === "item" ? /^TO-?DOs?\s*[[(]\s*([^\])]{2,40})[\])]\s*:?$/iu.exec(block.text) : null;
    const name = match?.[1]?.split(/[,&/]/)[0]?.trim() ?? "";
    if (name === "") return undefined;
    const owner = this.context.people.resolve(
      slice(block, block.text.indexOf(name), block.text.indexOf(name) + name.length),
    );
    return { indent: block.indent, owner, is: "todo" };
  }

  /** `Alice:` over her items. */
  private bareOwner(block: Block): Person | undefined {
    if (!/^[^\s].{1,40}:?$/.test(block.text) || block.text.split(/\s+/).length > 4 || block.check)
      return undefined;
    const name = block.text.replace(/[:\s]+$/, "");
    const [mention] = this.context.people.within(block.start, block.end);
    const covers = mention !== undefined && mention.end - mention.start >= name.length - 1;
    return covers ? mention.person : this.context.people.named(name);
  }
}
