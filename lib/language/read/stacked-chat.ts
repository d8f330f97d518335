import { isBlank, type Line } from "../text/line";
import { isGivenName } from "../words/lexicon";
import { type Form, type Head, NAME, STAMP } from "./chat-stamp";

const NAME_ALONE = new RegExp(String.raw`^\s*(${NAME})(?:\s+APP)?\s*$`, "u");
const TIME_ALONE = new RegExp(String.raw`^\s*(${STAMP})\s*$`, "iu");
const MAX_WORDS = 4;

/** An account, or a name: "the demo is down" is a message before another one. */
const isName = (text: string): boolean => {
  const words = text.split(" ");
  return words.length === 1 || (words.length <= MAX_WORDS && words.every((word) => /^\P{Ll}/u.test(word)));
};

/**
 * A chat in which each message has its speaker in a line and its time in the next, as Slack is copied in a browser; a further message of
 * the same speaker has only the time. Answers the lines without the times; undefined where it is no chat, as in a timetable.
 */
export function stackedChat(all: readonly Line[]): { lines: Line[]; form: Form } | undefined {
  const heads = new Map<Line, Head>();
  const times = new Set<Line>();
  const filled = all.filter((line) => !isBlank(line));
  filled.forEach((line, at) => {
    const when = TIME_ALONE.exec(line.text)?.[1];
    if (when === undefined) return;
    times.add(line);
    const before = filled[at - 1];
    const name = before && NAME_ALONE.exec(before.text)?.[1];
    if (before === undefined || name === undefined || !isName(name)) return;
    heads.set(before, {
      name: name.trim(),
      at: before.start + before.text.indexOf(name),
      when,
      textAt: before.text.length,
    });
  });
  const lines = all.filter((line) => !times.has(line));
  const names = [...heads.values()].map(({ name }) => name);
  const given = names.filter((name) => isGivenName(name.split(" ")[0] ?? ""));
  const spoken = lines.filter((line) => !isBlank(line) && !heads.has(line));
  const isChat = names.length >= 2 && given.length * 2 >= names.length && spoken.length >= names.length;
  return isChat ? { lines, form: (line) => heads.get(line) } : undefined;
}
