import { madeOnce } from "@/lib/core/made-once";
import { type Document, isTitle } from "@/lib/language";
import type { People } from "../people/people";
import { type Person, recordName } from "../people/person";
import type { Mention } from "../people/prose/mentions";
import type { TaskContext } from "../tasks/draft";
import { selfOf } from "../tasks/owner/self";

/** What the whole note says about a person: those who take part get more tasks than those who are mentioned. */
interface Profile {
  features: readonly string[];
  mentions: readonly Mention[];
}

/** What is read once a note: its speakers, and the profiles so far. */
const knownOf = madeOnce((_people: People, context: TaskContext) => ({
  speakers: speakersOf(context),
  profiles: new Map<Person, Profile>(),
}));

/** Read once a note: each is asked for beside every unit that may be theirs to do. */
export function profileOf(person: Person, context: TaskContext): Profile {
  const { speakers, profiles } = knownOf(context.people, context);
  const profile = profiles.get(person) ?? readProfile(person, speakers, context);
  profiles.set(person, profile);
  return profile;
}

function readProfile(
  person: Person,
  speakers: ReadonlySet<Person>,
  { people, document }: TaskContext,
): Profile {
  const mentions = people.mentions.filter((it) => it.person === person);
  const isFormal = mentions.some(({ start, end }) =>
    document.source.text
      .slice(Math.max(0, start - TITLE), end)
      .split(/\s+/)
      .some(isTitle),
  );
  return {
    mentions,
    features: [
      `mentions ${Math.min(MAX_COUNT, mentions.length)}`,
      `assigned ${Math.min(MAX_COUNT, mentions.filter((it) => isAssigned(it, document)).length)}`,
      `words ${Math.min(MAX_COUNT, recordName(person).split(" ").length)}`,
      ...Object.entries({
        speaker: speakers.has(person),
        formal: isFormal,
        participant: person.participant,
        listed: person.structured,
        weak: person.weak,
        office: person.role !== undefined,
        employed: person.org !== undefined,
      }).map(([name, is]) => `${name} ${is}`),
    ],
  };
}

/** At the beginning of a line, or alone at its end after a sign: where a list names who does it. */
function isAssigned({ start, end }: Mention, { source: { text } }: Document): boolean {
  const [before, after] = [text.slice(Math.max(0, start - TITLE), start), text.slice(end, end + TITLE)];
  return (
    (/(?:^|\n)\s*(?:[-*•]\s+)?(?:\[[ x]?\]\s+)?@?$/u.test(before) &&
      /^\s*(?::|[-–—>→]|\s\p{Ll})/u.test(after)) ||
    (/(?:[-–—>→(,|@]|\s{2})\s*$/u.test(before) && /^\s*[)\].|]?\s*(?:\n|$)/u.test(after))
  );
}

const MAX_COUNT = 4;
/** The number of letters before a name in which a title may be. */
const TITLE = 12;

function speakersOf(context: TaskContext): Set<Person> {
  const byVoice = new Map(
    context.document.blocks.flatMap((block) =>
      block.voice?.self === undefined ? [] : [[block.voice.self, block] as const],
    ),
  );
  return new Set([...byVoice.values()].flatMap((block) => selfOf(block, context) ?? []));
}

/** How far before a place somebody was named last, in letters. */
export function sinceLast(mentions: readonly Mention[], at: number): string {
  const last = mentions.findLast(({ end }) => end <= at);
  const distance = last && at - last.end;
  return distance === undefined ? "never" : String(DISTANCES.find((most) => distance < most) ?? "far");
}

const DISTANCES = [20, 60, 150];
