import { baseForm, isBareVerb, isVerb, STATE_VERBS, wordSet } from "@/lib/language";

/** Verbs after "I'll" and "she will" that announce no task. */
const SOFT = wordSet(
  "travel let join arrive come begin continue stay retire turn grow rain cost reach close sit stand say tell mean never ever likely perhaps maybe each end pass receive see be stop happen fall tend manage use go leave return start keep look work play",
);
/** Verbs that announce a task only with a specific object or a date: "make the poster", not "make it". */
const LIGHT = wordSet(
  "run take give get make meet open show help speak talk do move explain go leave return start keep look work play use come stop close turn tell",
);
/** What the light verbs are about: a thing, a person, a purpose. */
const SUBSTANCE =
  /^(?:(?:speak|talk|report) (?:to|with) \p{L}{4,}|\p{L}+\s+(?:(?:to|with|up|out|off|over|through|into|after|at|on|in|down|for|about)\s+)?(?:the|a|an|our|my|his|her|their|your|some|all|both|two|three|four|five|new|more|another|\p{Lu}|\d))/u;

/** "fit the new valve"; "it will fit" is a state. */
export const isFitting = (verb: string, text: string): boolean =>
  verb === "fit" && /^fit (?:an?|the|our|new|\d|another|both|two)\s\p{L}/u.test(text);

/** An action verb, in its bare form, where only a verb can be: behind "to", "will" or a name. */
export const isActing = (verb: string): boolean =>
  /^\p{Ll}/u.test(verb) &&
  !STATE_VERBS.has(verb) &&
  (NOUN_VERBS.has(verb) || isBareVerb(verb.replace(/^re-(?=\p{L}{3})/u, "")));

/** Elsewhere they are rather nouns: "Price list", "Service times". */
const NOUN_VERBS = wordSet(
  "access bench board bottle comment credit critique crop cull dress duplicate empty exchange fence fold foster frame grease haul index ink level light match mind mix net oil petition phase pickle pitch plough plumb poll preserve price progress queue rank ready remedy retain scout service showcase skim snag squash stencil style sub tape tender tile time timetable tint tow view wind",
);

/** "sends", as in "Bob sends the report". */
export function isThirdPerson(word: string): boolean {
  const base = baseForm(word);
  return /s$/.test(word) && base !== word && isVerb(base) && !STATE_VERBS.has(base);
}

/** "sending" → "send", for action verbs. */
export function fromGerund(word: string): string | undefined {
  const base = baseForm(word);
  return /ing$/.test(word) && base !== word && isActing(base) ? base : undefined;
}

/** Whether `text`, which begins with the verb, is specific enough for a task. */
export function isWorth(verb: string, text: string, isDated: boolean): boolean {
  if (LIGHT.has(verb))
    return (
      WITH_OBJECT.test(text) ||
      (isDated && !/^(?:go|leave|return|come|work|play|stop|close|turn|start)$/.test(verb)) ||
      (SUBSTANCE.test(text) && !SOFT_ALONE.has(verb))
    );
  return !SOFT.has(verb) || WITH_OBJECT.test(text) || /^reach out to \S/.test(text);
}

/** Light verbs that announce no task even with an object. */
const SOFT_ALONE = wordSet("leave return come go start work play use stop turn tell close keep look");
/** "return the signed form", "do teas": of these the object makes a task. */
const WITH_OBJECT =
  /^(?:(?:look (?:over|through|at|into|for)|go (?:over|through)) (?:the|his|her|their|your|our|my) \p{L}{3,}|pass on (?:the )?\p{L}{3,}|return (?:the|his|her|their|your|our|\p{Lu}\p{L}+['’]s) (?:\p{L}+ )*\p{L}{3,}|do (?:the )?(?!it|this|that|so|some|any|no|more|all|every|nothing|well|better|our|my|his|her|your|their|what|the)\p{L}{3,})/u;

/** What follows a verb that asks for something: "measure the fire exit", not "survey weights are wrong". */
export const OBJECT =
  /^\s+(?:the|a|an|our|my|his|her|their|your|its|with|up|out|off|to|new|all|some|both|two|another|\p{Lu}|\d)/u;
