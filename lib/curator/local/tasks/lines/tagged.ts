import { anyOf, type Block, sentencesOf, slice, split, type TextSpan } from "@/lib/language";
import type { Person } from "../../people/person";
import { Cuts } from "../cuts";
import type { TaskContext, TaskDraft } from "../draft";
import { namedTasks } from "../sentences/named";

/** `… to arrange with Chris. [Action NC]`, `All agreed – action JB.`: a label and names, without a colon, close what they are to do. */
const TAG = new RegExp(
  String.raw`(?:(?<!\s)\s{2,}|[.!?;,)]\s+|\s[-–—]\s+|\s?[([]\s?)(?:${anyOf("taskLabel")})s?\s(?:${anyOf("for")}\s|by\s|on\s)?(\p{Lu}[^.:;()[\]]{1,40}?)\s?[)\]]?[.]?(?=$|\s+\p{Lu})`,
  "giu",
);
const BETWEEN = new RegExp(String.raw`\s*[,&+/]\s*|\s${anyOf("and")}\s`, "giu");
/** It says only that all want it. */
const ASSENT = new RegExp(String.raw`^\W*(?:all\s)?(?:${anyOf("settled")})\W*$`, "iu");

/** The tasks that end with an action tag: of the sentence before it, or of that before "All agreed." */
export function taggedActions(block: Block, context: TaskContext): TaskDraft[] {
  if (block.form === "heading" || block.header !== undefined || block.quoted || block.cells !== undefined)
    return [];
  let from = 0;
  return [...block.text.matchAll(TAG)].flatMap(({ 0: tag, 1: names = "", index }) => {
    const at = index + tag.indexOf(names, 3);
    const owners = ownersIn(slice(block, at, at + names.length), context);
    if (owners.length === 0) return [];
    const before = slice(block, from, index + (/^[.!?)]/.exec(tag)?.[0].length ?? 0));
    from = index + tag.length;
    return taskOf(before, owners, context);
  });
}

/** Everyone of `PA/HA`, `Ann and Bob`; nobody where one of them is no person. */
function ownersIn(names: TextSpan, { people }: TaskContext): Person[] {
  const found = split(names, BETWEEN).map((name) => people.resolve(name));
  return found.every((person) => person !== undefined) ? [...new Set(found)] : [];
}

function taskOf(before: TextSpan, owners: readonly Person[], context: TaskContext): TaskDraft[] {
  const about = sentencesOf(before).findLast(({ text }) => !ASSENT.test(text));
  if (about === undefined) return [];
  const [owner, ...helpers] = owners;
  // Of those in the tag, who the sentence says does what.
  const own = namedTasks(about, context, { isMeeting: true }).filter(
    (task) => task.owner && owners.includes(task.owner),
  );
  if (own.length > 0) return own.map((draft) => ({ ...draft, confidence: 0.9, isLabelled: true }));
  const cuts = new Cuts(about, context.document.source);
  cuts.takeDue(context.calendar);
  const title = cuts.title();
  if (title === "") return [];
  return [
    {
      title,
      span: about,
      owner,
      helpers,
      due: cuts.due,
      status: "todo",
      confidence: 0.85,
      isLabelled: true,
    },
  ];
}
