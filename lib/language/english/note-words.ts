import type { NoteWords } from "../match/note-words";

export const ENGLISH_NOTE_WORDS: Partial<NoteWords> = {
  meetingTitle:
    "meeting|minutes|sync|stand-?up|retro(?:spective)?|sprint review|grooming|refinement|triage|1:1|1-1|one[- ]on[- ]one|kick-?off|huddle|call (?:notes|with)|(?:phone|sales|client|customer|video|conference|zoom) call|council|debrief|briefing|catch[- ]?up|check-?in|workshop|review meeting|agm|all[- ]hands|town hall|planning session|interview|handover meeting|board|committee|conference call|consultation|session notes|weekly|weekly team|team weekly|plenary|telecon|teleconference|agenda",
  todoTitle:
    "to-?do|todos|to do|tasks?|check-?list|errands|groceries|grocery list|shopping(?: list)?|packing|punch list|snag list|prep(?: list)?|chores|action list|reminders?|handover|job list|jobs|list of things|week plan|plan for (?:the )?(?:day|week|weekend)|this week|launch list|backlog|honey-?do|brain ?dump|mind sweep|life admin|loose ends|odds and ends|(?:\\p{L}+['’]s )list|don't forget",
  list: "list",
  diary: "diary|journal|project notes?|exhibition notes|field notes|week notes|reading notes",
  agendaTitle: "agenda",
  mailFrom: "from",
  mailTo: "to",
  mailSubject: "subject",
  mailDate: "date|sent",
  mailBcc: "bcc",
  mailReply: "re|fwd?",
  wrote: "wrote",
  columnPerson:
    "names?|delegates?|directors?|trustees?|board members?|councill?ors?|speakers?|presenters?|attending|representatives?|who|person|people|owners?|attendees?|assignees?|responsible(?: person)?|assigned(?: to)?|leads?|contact(?: person)?|participants?|members?|by|by whom|author|staff|volunteers?|dri|action owner|action by|resp|teacher|student|guest|speaker|chef|nurse|doctor|coach|driver|reviewer|poc|points? of contact",
  columnGiven: "first names?|given names?|forenames?",
  columnSurname: "last names?|family names?|surnames?",
  columnOrg:
    "firm|company|org|organi[sz]ation|affiliation|employer|client|customer|supplier|vendor|institution|partner|agency|contractor",
  columnRole: "role|title|position|job|function|job title",
  columnInitials: "initials?|abbrev(?:iation)?s?|acronym|handle|nick(?:name)?|irc(?: nick)?|github|alias|tla",
  columnTask:
    "tasks?|what|actions?(?: items?| points?)?|todo|to do|item|items|next steps?|description|job|activity|deliverable|follow up|chore|thing|work|to be done|issue|tickets?|(?:user )?stor(?:y|ies)|ais?",
  columnOrder: "tasks?|actions?(?: items?| points?)?|todo|to do|next steps?|deliverable|follow up|chore",
  columnStatus: "status|state|done|complete|progress|ok",
  columnDue:
    "due(?: date| by)?|deadline|when|by when|by|date|target(?: date)?|until|eta|finish|before|timeline",
  endsOpen: "the|an?|of|to|and|or|in|on|at|for|by|with|from|that|is|are",
  besideLoneX: "and|or|is|are",
  pronounI: "I|I['’]\\p{L}+|my|me",
  pronounYou: "you|your",
  pronounWe: "we|us|our",
  not: "not|no",
  notAloud: "NOT|NO",
  none: "no|nobody",
  finished: "(?:all )?done|completed?|finished|closed|ticked off",
  cancelled: "cancell?ed|dropped|no longer needed|won['’]t do|obsolete",
  decidedWord:
    "decided|decides|decision|agreed|resolved|resolution|approved|adopted|carried|voted|elected|rejected",
  subjectless:
    "no (?:objections?|change)|to (?:object|support|refuse|approve|defer)|(?:deferred|postponed|refused|declined|granted|rejected|approved|cancelled|accepted|dropped)(?: (?:to|until|till|for|as|by|on|with|because|at)\\b|$)",
  yes: "yes|yep|yeah|yup|sure|ok(?:ay)?|will do|of course|no problem|np|on it|absolutely|happy to|consider it done|done|aye|can do|got it|roger|definitely|gladly|i can\\b|i will\\b|i['’]?ll\\b|i got\\b|i have\\b|i was\\b|i am\\b|me\\b|i do\\b|ka pai|ok\\b",
  salutation: "hi|hey|hello|dear|good (?:morning|afternoon|evening)",
  protocolLabel:
    "from|to|cc|bcc|date|sent|time|when|where|location|place|attendees|participants|present|attending",
};
