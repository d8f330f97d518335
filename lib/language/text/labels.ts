import { LANGUAGES } from "../languages";
import { anyOf } from "../languages/vocabulary";
import { matchKey } from "../match/key";
import { OTHER_LABELS } from "../others";

/** The content under a heading, or after a label and its colon. */
export type LabelKind =
  | "attendees"
  | "absent"
  | "people"
  | "owner"
  | "actions"
  | "done"
  | "waiting"
  | "decisions"
  | "info"
  | "agenda"
  | "date"
  | "due"
  | "location"
  | "project"
  | "org"
  | "event"
  | "title";

/** What may be over a list of a meeting. */
export const LIST_KINDS = [
  "attendees",
  "absent",
  "actions",
  "decisions",
  "done",
  "waiting",
] as const satisfies readonly LabelKind[];

/** What lists people who take part. */
export const LISTS_PEOPLE: ReadonlySet<string> = new Set<LabelKind>(["attendees", "absent", "people"]);

const LABELS: readonly (readonly [LabelKind, RegExp])[] = [
  [
    "attendees",
    /^(?:attend(?:ees?|ants?|ing|[ae]nce|ed)|following (?:people )?(?:were|are) present|(?:people |those |(?:board |committee )?members |directors |trustees |governors |officers |councillors |council members |also )?present|in attend[ae]nce|(?:other |meeting )?participants?|(?:people|who) (?:was |were |is )?(?:there|here|present|in the room|in)|who(?: ?s)? (?:in|there|here)|who|there|here|on (?:the )?(?:call|zoom|line)|in the room|in the meeting|joining|joined|(?:(?:board|voting|committee|council) )?(?:members? )?roll ?call|invited|invitees|on site|on deck|came|turned up|attendees and apologies|(?:list of (?:attendees|participants)|(?:attendees?|participants?) list)|(?:[a-z0-9]+ ){1,6}(?:meeting|call|session|sync|telecon) (?:attendees|participants|attendance)|attended by|(?:(?:\d+|also|others?|those|all|board|committee|council|core|executive|voting|non|team|group|staff|public|guests?|invited|meeting|remote|members?|directors?|officers?|councillors?|trustees|governors|representatives|people|[a-z]{2,4}(?= members)) ){1,4}(?:in attendance|attending|attendance|attendees?|present|participants|attended))$/,
  ],
  [
    "absent",
    /^(?:apolog(?:ies|y)(?: for absence| from)?(?: received)?|apols|not here|(?:very )?sorry(?: they| who)?(?: could ?nt| cant| can not)?(?: be (?:here|there)| come| make it)|unable to (?:attend|come)|can ?not come|sent (?:their |her |his )?apologies|(?:(?:(?:board |committee )?members|directors|trustees|governors|officers|councillors) )?absent(?:ees)?|regrets|excused|(?:(?:board|committee|council|voting|non|team|group|members?|directors?|officers?|trustees|representatives) ){0,3}(?:not (?:present|in attendance|attending|there)|did not attend)|absent with apologies|could not make it|away|missing|excuses)$/,
  ],
  [
    "owner",
    /^(?:owner|project (?:lead|manager|owner)|lead|led by|responsible|assigned to|assignee|assigned|in charge|dri|pm|coordinator|organi[sz]er|organi[sz]ed by|who owns it|action owner|manager)$/,
  ],
  [
    "people",
    /^(?:chair(?:ed by|person|man|woman|s)?|facilitat(?:or|ed by)|scribes?|scribe ?nicks?|secretary|minutes(?: taken| kept| recorded)? by|minute taker|note ?takers?|notes(?: taken)? by|recorded by|taken by|host(?:ed by)?|moderat(?:or|ed by)|speakers?|presenters?|presented by|authors?|written by|prepared by|sponsor|deciders?|decision makers?|reviewers?|approvers?|approved by|interview(?:er|ers|ee|ees)|candidate|instructor|teacher|coach|contacts?|key contacts?|contact persons?|team|the team|project team|staff|crew|guests?|members|board members|committee|panel|volunteers|people|stakeholders|cc|from|to|attn|distribution|copy to|trustees|on shift|on duty|customer contact|caller|spoke (?:to|with)|called|met(?: with)?|witness(?:es)?|students?|parents?|counsel|attorneys?|consultants?|doctors?|nurses?|(?:team |group |project |section |patrol )?leaders?|trainers?|players?|actors?|cast|drivers?|teachers|coaches|instructors?|supervisors?|managers|directors?|officers|representatives|reps|delegates|judges|jury|mentors?|mentees?|chef|foh|boh)$/,
  ],
  [
    "actions",
    /^(?:(?:new |agreed |our |my |open |outstanding |summary of |list of )?(?:actions?(?: items?| points?)?(?: list| log| agreed| arising| required| register| resulting| raised| captured| identified)?|to ?dos?(?: list| items)?|tasks?(?: list)?|follow ups?(?: items| actions| tasks)?|suggested next steps|next (?:steps?|actions?|moves)|ais?|assignments?|action plan)|(?:my )?to ?dos? (?:for )?(?:me|us|myself|list|this week|today|tomorrow|next|before .{2,20})|next|(?:still )?(?:open|to do|todo|outstanding)(?: items| tasks| points)?|(?:still )?need(?:s|ed)? to(?: do)?|things to do|(?:assign(?:ed)?|delegated|remaining|upcoming|pending|allocated) (?:tasks?|actions?(?: items?)?)|(?:tasks?|actions?|action items?) (?:assign(?:ed|ments?)|allocat(?:ed|ion)|delegated|needed|to (?:do|complete|take|be (?:done|completed|taken)))|who does what|homework|jobs|chores|errands|deliverables|must do|urgent|asap|(?:for |before |by )?(?:today|tomorrow|this week|next week|this weekend|this month|the weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|high priority|low priority|priorities(?: \d)?|priority \d|top priorit(?:y|ies)|do (?:now|first|next)|later|soon|backlog|checklist|what(?: i)? need(?:s)? (?:to happen|doing|to be done)|commitments|prep|order|buy|shopping(?: list)?|groceries|calls?(?: to make)?|emails? to send|phone|pack(?:ing)?(?: list)?|assigned|punch list|snag list|in progress|doing|this sprint|sprint backlog|reminders?|loose ends|odds and ends|pending|what s next|whats next|where we go from here)$/,
  ],
  ["done", /^(?:done|completed|finished|closed(?: items)?|already done|ticked off)$/],
  ["waiting", /^(?:waiting(?: on| for)?|blocked(?: on)?|on hold|delegated)$/],
  [
    "decisions",
    /^(?:(?:key |main |our |final |the )?(?:decisions?|resolutions?|agreements?|conclusions?)(?: made| taken| reached| agreed| log)?|decided|resolved|agreed|we agreed(?: on| to| that)?|we decided(?: on| to| that)?|what we (?:decided|agreed)(?: on)?|what was (?:decided|agreed)|(?:key )?outcomes?|approved|settled|verdict|motions?|motions (?:passed|carried))$/,
  ],
  ["agenda", /^(?:agenda|topics?|programme|program|schedule|timetable|itinerary)$/],
  [
    "info",
    /^(?:notes?|discussions?|background|context|progress|status|updates?|summary|risks?|questions?|open questions?|parking lot|ideas?|links?|resources?|references?|observations?|key points?|highlights?|main points|what they care about|objections?|overview|consequences|options(?: considered)?|alternatives|details?|facts|minutes|purpose|objectives?|goals?|challenges|concerns?|feedback|comments?|results?|findings|issues?|problems?|history|symptoms|ingredients|materials|learnings?|lessons learned|thoughts|quotes?|news|fyi|reminder|announcements?|aob|any other business|matters arising|budget|costs?|phone numbers|numbers|address(?:es)?|someday(?: maybe)?|maybe|nice to have|wish ?list|what went well|what did not go well|went well|keep|stop|start|mood|weather|gratitude|went badly|pros|cons|bold ideas)$/,
  ],
  ["date", /^(?:date(?: and time)?|when|day|held(?: on)?|meeting date|date of meeting|time)$/],
  ["due", /^(?:due(?: date| by| on)?|deadline|by|target date|finish by|complete by|eta|until)$/],
  ["location", /^(?:location|where|venue|place|room|site|held at|meeting place)$/],
  ["project", /^(?:projects?|project name|programme name|initiative|workstream|re project)$/],
  [
    "org",
    /^(?:client|customer|company|organi[sz]ation|org|employer|firm|supplier|vendor|account|partner(?: org(?:anisation|anization)?)?|contractor|publisher|landlord|insurer|school|agency|bank|sponsor org)$/,
  ],
  ["event", /^(?:event|occasion|conference)$/],
  ["title", /^(?:title|subject|topic|re|regarding|meeting|meeting name|meeting title)$/],
];

/** `Jobs for the weekend`, `Actions from last week`, `Decisions so far`: the suffix after the label itself. */
const TAIL =
  /^((?:[a-z]+ )?(?:actions?(?: items?| points?)?|to ?dos?|tasks?|jobs?|next steps?|follow ups?|decisions?|notes|agreed|decided|settled|resolved)) (?:for|from|since|before|by|this|next|after|until|so far|on|at|today|tomorrow|as of|in)(?: .{1,40})?$/;

const FOREIGN = [...LANGUAGES.map(({ labels }) => labels), OTHER_LABELS];

const kindOfKey = (key: string): LabelKind | undefined =>
  LABELS.find(
    ([kind, pattern]) => pattern.test(key) || FOREIGN.some((labels) => labels[kind]?.test(key)),
  )?.[0];

const cache = new Map<string, LabelKind | undefined>();

/** The kind of a heading or label: "Action items:" → `actions`. Undefined when unknown. */
export function labelKind(text: string): LabelKind | undefined {
  if (text.length > 60) return undefined;
  if (cache.size > 5000) cache.clear();
  if (!cache.has(text)) cache.set(text, kindOfText(text) ?? kindOfPair(text));
  return cache.get(text);
}

function kindOfText(text: string): LabelKind | undefined {
  const key = matchKey(text.replace(/[(（][^()（）]*[)）]/g, " ").replace(NUMBERED, "")).replace(
    /^the (?=\w)/,
    "",
  );
  return kindOfKey(key) ?? kindOfKey(key.replace(TAIL, "$1")) ?? kindOfRecord(key);
}

/** `Resolution #2`, `Action 14`: numbered as they are recorded. */
function kindOfRecord(key: string): LabelKind | undefined {
  const kind = /\s\d{1,3}$/.test(key) ? kindOfKey(key.replace(/\s\d{1,3}$/, "")) : undefined;
  return kind === "decisions" || kind === "actions" ? kind : undefined;
}

/** `2.`, `iv)`, `三、` */
const NUMBERED = new RegExp(String.raw`^\s*(?:(?:\d+|[ivx]+)[.)]\s*|${anyOf("numeral")}[、.．]\s*)`, "iu");

/** `Présents / Anwesend`, `Participants 与会人`: one label in two languages. */
function kindOfPair(text: string): LabelKind | undefined {
  const [, latin = "", signs = ""] = IN_TWO_SCRIPTS.exec(text) ?? [];
  if (signs !== "") {
    const [kind, other] = [kindOfText(signs), kindOfText(latin)];
    return other === undefined || other === kind ? kind : undefined;
  }
  const [first, second, ...more] = text.split(/\s*[/|]\s*/);
  if (first === undefined || second === undefined || more.length > 1) return undefined;
  const kind = kindOfText(first);
  return kind !== undefined && kind === kindOfText(second) ? kind : undefined;
}

const IN_TWO_SCRIPTS =
  /^\s*(\p{sc=Latin}[\p{sc=Latin} ’'-]{1,30}?)\s?([\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]{2,12})\s*$/u;
