import { madeOnce } from "@/lib/core/made-once";
import {
  anyTaskWord,
  type Block,
  contentWords,
  findDue,
  isHan,
  type Language,
  refersBack,
  slice,
  type TaskWords,
  type TextSpan,
  taskTitle,
  taskWordsOf,
  titleOf,
  withoutPart,
} from "@/lib/language";
import type { Person } from "../../people/person";
import type { TaskContext, TaskDraft } from "../draft";
import { languagesOf } from "../foreign/languages";
import { taker, takesOn } from "../owner/doer";
import { selfOf } from "../owner/self";

/**
 * What a message of a chat asks somebody by name for, or who does it, and another takes on: "Ramón, tú las luces?" – "sí sin problema",
 * "alguém reserva a quadra?" – "deixa comigo".
 */
export function askedFor(sentence: TextSpan, block: Block, context: TaskContext): TaskDraft | undefined {
  if (block.voice === undefined || context.document.isMail || isHan(sentence.text)) return undefined;
  for (const language of languagesOf(sentence, context)) {
    const asked = ofSomebody(sentence, block, language, context) ?? ofNamed(sentence, block, context);
    if (asked === undefined) continue;
    const due = findDue(asked.text, context.calendar);
    const title = titleOf((due ? withoutPart(asked.text, due) : asked.text).replace(/[\s?.!,;:]+$/u, ""));
    // "La faire" says only that something before it is to be done.
    const isPointing = title.split(" ").length < 3 && refersBack(title, language);
    if (contentWords(title).length < 2 || isPointing) continue;
    const draft = { title, span: sentence, owner: asked.owner, helpers: [], due: due?.date, isListed: true };
    return { ...draft, status: "todo", confidence: 0.7 };
  }
  return undefined;
}

interface Asked {
  text: string;
  owner: Person;
}

/** "wie haalt de taart op?", "alguém reserva a quadra" */
function ofSomebody(
  sentence: TextSpan,
  block: Block,
  language: Language,
  context: TaskContext,
): Asked | undefined {
  const words = taskWordsOf([language]);
  const lead = words.map((it) => SOMEBODY(it).exec(sentence.text)?.[0]).find(Boolean);
  if (lead === undefined) return undefined;
  const text = taskTitle(language, sentence.text.slice(lead.length).replace(/[\s?.!]+$/u, ""), {
    isSure: true,
  });
  const owner = text === undefined ? undefined : taker(sentence, block, context);
  return text === undefined || owner === undefined ? undefined : { text, owner };
}
const SOMEBODY = madeOnce(({ somebody }: TaskWords) => new RegExp(`^\\W*(?:${somebody})\\s+`, "iu"));

/** "Luca porti tu la lotteria?", "Teig 20 Liter, Sabine kannst du?" */
function ofNamed(sentence: TextSpan, block: Block, context: TaskContext): Asked | undefined {
  const [, before = "", name = "", behind = ""] = NAMED.exec(sentence.text) ?? [];
  const at = name === "" ? -1 : sentence.text.indexOf(name, before.length);
  const owner = at < 0 ? undefined : context.people.resolve(slice(sentence, at, at + name.length));
  if (owner === undefined || owner === selfOf(block, context) || !saysYes(owner, block, context))
    return undefined;
  const bare = behind.replace(YOU, " ").trim();
  if (STATES.test(bare)) return undefined;
  const text = before === "" ? bare.replace(MODALS, "") : before;
  return text === "" ? undefined : { text, owner };
}
/** "bist um 16 Uhr da", "es là": how somebody is is no task. */
const STATES = new RegExp(String.raw`^${anyTaskWord("states")}\s`, "iu");
/** "peux apporter la lampe", "kannst du …": the verb behind it says what is asked. */
const MODALS = new RegExp(
  String.raw`^(?:(?:${anyTaskWord("modals")}|${anyTaskWord("behindCalled")})\s+)+`,
  "iu",
);
const NAMED = new RegExp(
  String.raw`(?:^|[.!?]\s+)(?:\p{L}{2,6},?\s)?(?:([^,?]{4,60}),\s)?(\p{Lu}[\p{L}'’-]+),?\s((?:\p{Ll}+\s){0,1}${anyTaskWord("behindCalled")}(?!\p{L})[^?]*)\?$`,
  "u",
);
const YOU = new RegExp(String.raw`(?<!\p{L})${anyTaskWord("behindCalled")}(?!\p{L})\s?`, "u");

/** Within the next messages. */
const MAX_TURNS = 3;

function saysYes(owner: Person, block: Block, context: TaskContext): boolean {
  const turn = block.voice?.turn ?? 0;
  const answer = context.document.blocks.find(
    (it) =>
      it.voice !== undefined &&
      it.voice.turn > turn &&
      it.voice.turn <= turn + MAX_TURNS &&
      selfOf(it, context) === owner,
  );
  return answer !== undefined && takesOn(answer.text, languagesOf(block, context));
}
