import { slice, type TextSpan, titleOf } from "@/lib/language";
import { Cuts } from "../cuts";
import type { TaskContext, TaskDraft } from "../draft";

const TOPIC = /^(\p{L}[\p{L}\p{N} '’-]{2,50})\s?:\s+(\p{Lu}[^,;:.]{1,40}?)\s?(?:,|\s[–—-])\s/u;

/** `Aushang: Kemal, bis 15.7.`: a subject, who does it, until when; in any language. */
export function topicTask(sentence: TextSpan, { people, calendar, document }: TaskContext): TaskDraft[] {
  const [lead = "", topic = "", name = ""] = TOPIC.exec(sentence.text) ?? [];
  if (lead === "" || people.within(sentence.start, sentence.start + topic.length).length > 0) return [];
  const at = sentence.text.indexOf(name, topic.length);
  const owner = people.resolve(slice(sentence, at, at + name.length));
  const cuts = new Cuts(slice(sentence, lead.length), document.source);
  cuts.takeDue(calendar);
  const isAll = !/\p{L}{4,}/u.test(cuts.rest());
  if (owner === undefined || cuts.due === undefined || !isAll) return [];
  const title = titleOf(topic);
  return [{ title, span: sentence, owner, helpers: [], due: cuts.due, status: "todo", confidence: 0.75 }];
}
