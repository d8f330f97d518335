import type { Vocabulary } from "../match/vocabulary";
import { ENGLISH_DATE_WORDS } from "./date-words";
import { ENGLISH_NAME_WORDS } from "./name-words";
import { ENGLISH_NOTE_WORDS } from "./note-words";
import { ENGLISH_WORD_LISTS } from "./word-lists";

export const ENGLISH_VOCABULARY: Vocabulary = {
  words: {
    the: "the",
    a: "a, an",
    our: "our",
    and: "and",
    but: "but",
    that: "that",
    also: "also",
    "after that": "then",
    I: "I",
    me: "me, myself",
    he: "he, she",
    someone: "someone, somebody, anyone",
    is: "is, are",
    of: "of",
    "of the": "of the",
    in: "in",
    at: "at",
    to: "to",
    until: "until, till",
    towards: "to, from, near, around, outside, via, through, toward, towards, between",
    before: "before",
    after: "after",
    with: "with, w/",
    for: "for",
    about: "about, re",
    "on a day": "on",
    "from a day": "from",
    "at an hour": "at, from",
    "at a price": "for",
    Mr: "Mr, Mrs, Ms, Dr, Prof",
    "in a name": "of, for, the, and, on",
    "in the name of a firm": "of, the",
    "beside a body": "of, for, the, and, at",
  },
  expressions: {
    severalTitled: "messrs|mesdames",
    werePresent:
      "(?:present\\s(?:were|are)|(?:the\\s)?meeting\\s(?:was\\s)?attended\\sby|in\\sattendance\\s(?:were|are)|(?:also\\s)?attending\\s(?:were|are))",
    wereAbsent:
      "(?:apologies(?:\\sfor\\sabsence)?(?:\\s(?:were|was|had\\sbeen))?\\s(?:also\\s)?received\\sfrom|absent\\s(?:were|are))",
    arePresent: "(?:were|was)\\s(?:also\\s)?(?:present|in\\sattendance)",
    ...ENGLISH_DATE_WORDS,
    ...ENGLISH_NAME_WORDS,
    ...ENGLISH_NOTE_WORDS,
    assignedTo: "(?:assigned|allocated|given) to",
    team: "team|everyone|everybody",
    opensLine: "Dear",
    outcome: "outcomes?(?:['’]s)?|conclusions?",
    putToVote: "to (?:a|the) vote",
    taskLabel: "action(?: item| point)?|task|to-?do",
    leadsTasks:
      "(?:the|these) following (?:tasks|actions)|(?:these|some|several) (?:tasks|actions)(?: remain| are left)?|(?:still )?to be done",
    board: "board|committee|council|trustees",
    assembly: "meeting",
    meeting: "meetings?",
    minutes: "minutes",
    agenda: "agenda",
    agendaItem: "item",
    projectPaper:
      "notes?|log|items|list|call|telco|update|status|diary|performance|perf|rehearsal|planning|tracker|timeline",
    projectSeries:
      "(?:progress|site|project|production|steering) (?:mtg|meeting|report|update|visit)|(?:rehearsal|show|status) report|call ?sheet|(?:punch|snag(?:ging)?) list",
    praise: "kudos|shout-?outs?|thanks to|thank you to|well done|hats off|props to|credit to",
    preferably: "preferably|ideally|hopefully",
    notYet: "not yet|still not|yet to be",
    workingNote:
      "notes?|team|staff|project|todo|agenda|weekly|monthly|call|sync|re|fwd?|stand-?up|retro(?:spective)?|review|planning|kick-?off|sprint|sessions?|workshop|training|huddle|catch-?up|conference|summary|report|update|extension|refurbishment|renovation|transcript|recording|discussion|interview|briefing|forum",
    notebook:
      "to[- ]?do(?: list)?|things to do|(?:shopping )?list|notes?|notebook|note ?book|pad|scribbles|plan|week|journal|diary|log|jobs|tasks|reminders|trip report|field notes|week notes|open items|punch list|running list",
    writtenBy:
      "(?:notes?|minutes?|report(?:ed)?|recorded|written|prepared|taken|submitted)(?: (?:taken|written|kept|prepared))?(?: by)?|(?:minute|note)[- ]?(?:taker|keeper)|scribe|recorder|author|reporting officer|name|from|by",
    keptBy: "by|of|from",
    iAm: "I am|I['’]m|this is|my name is",
    iMust: "must|need to|have to|got to|gotta|should|will|remember to|don['’]t forget",
    again: "again|once more|one more time",
    please: "please",
    greeting: "hi|hey|dear|hello|thanks|thank you|cheers|good (?:morning|afternoon|evening|day)",
    away: "(?:sorry,? )?(?:i['’]?m|i am|we['’]re) (?:off|out|away|back|late|running late|on my way|heading (?:off|out|home|over))|brb|afk|omw|on my way|back (?:at|in|on|soon|by)",
    opinion:
      "i (?:think|feel|believe|doubt|agree|disagree|wonder|don['’]t (?:think|know|see|like))|in my (?:opinion|view)|that['’]?s (?:a|not|too)|that is (?:a|not|too)|we could",
    closing:
      "(?:(?:with )?(?:all |my |very )?(?:best|kind|kindest|warm|warmest|many) (?:regards|wishes|thanks)|regards|best|thanks(?: again| so much| a lot)?|thank you|many thanks|cheers|sincerely|yours(?: truly| sincerely| faithfully)?|respectfully|cordially|warmly|all the best|take care|talk soon|speak soon|see you(?: (?:soon|then|there|later|tomorrow|tonight|(?:on )?\\p{L}+day))?|love|xx?x?)",
    officer: "(?:Managing )?Directors?|Owners?",
    parent: "m[ou]m(?:my)?|dad(?:dy)?",
    heirs: "Sons?|Daughters?|Co|Partners?|Associates|Brothers|Bros",
    contact: "tel|phone|mobile|telephone|e-?mail|mail|address|website",
    where: "place|venue|where",
    project: "Job|Project",
    namedAfter: "st",
    street: "street|st|road|rd|avenue|ave|lane|square|boulevard|terrace|crescent|close|quay|row",
    settled:
      "none|nothing|tb[cd]|agreed?|decided|settled|done|carried|approved|adopted|accepted|passed|resolved|noted|unanimous(?:ly)?|nem con|all in favou?r",
    decidedVerb: "decided|agreed|resolved",
    goesOn: "and|namely|that is|i\\.e\\.|also",
    besideSettled:
      "ok(?:ay)?|then|so|that['’]?s|it|was|were|is|are|been|has|the|by|on|all|every(?:one|body)|as|an?|true|correct|record|vote|motion|this|yes",
    motion: "motion|proposal|resolution",
    inFavour: "for|in favou?r|yes|ayes?",
    against: "against|no|noes|nays?",
    votes: "votes?|abst(?:entions?|ain(?:ed)?)",
    due: "(?:is |it['’]s |it is )?(?:due|deadline)|(?:(?:out|in|back|needed|wanted|ready|done|form|must be \\p{L}+) )?(?:\\p{L}+ )?(?:by|before|until)|at the latest|latest",
    forNextMeeting:
      "(?:before|by|for|at|to|until|till)\\s(?:the|our)\\snext\\s(?:\\p{L}+\\s)?(?:meeting|call|session|one)",
    byThen: "(?:by|before|until) (?:then|that date|that day|that(?=\\W*$|[,.;]))",
    reported:
      "yesterday|last (?:week|time|sprint|month)|since (?:the )?last \\p{L}+|this past week|accomplish(?:ed|ments?)|what (?:i|we) did|did|shipped",
    someday:
      "some ?day|(?:some ?day )?maybe|one day|parking lot|wish ?list|not now|nice to have|backlog ideas",
    clause: "i|we|he|she|they|you|is|are|was|were|has|had|have|will|would|can|takes|opens|runs|not|no",
    thereIs: "is|we have|we['’]ve got",
    familyFeast: "birthday|wedding|party|christening|baptism|funeral|graduation|\\d0th|['’]s \\p{L}+",
    opens: "opens?|opening|runs|starts?|begins?",
    course: "workshop|seminar|webinar|conference|exhibition|concert|festival|course|training|talk|lecture",
    when: "date|when",
    fair: "fair",
    eventNoun:
      "fair|festival|conference|summit|workshop|party|dinner|supper|lunch|evening|night|concert|exhibition|trip|tour|visit|walk|run|race|sale|swap|tasting|screening|assembly|meeting|social|do|training|refresher|course|clinic|school|review|inspection|wedding|birthday|\\d0th|ceremony|agm|egm|meetup|retreat|offsite|away day|\\bday|weekend|week|camp|match|final|regatta|stall|quiz|disco|barbecue|bbq|show|expo|con|talk|lecture|rehearsal|launch|opening",
    behindEvent:
      "is|are|was|were|on|in|at|will|takes?|starts?|runs?|remains?|moved|has|had|have|made|needs?|and|with|w\\/|from|for|to|by|this|next|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?",
    nextOrLast: "next|last|previous",
    holiday: "christmas|christmas (?:day|eve)|easter|new year['’]s (?:day|eve)|boxing day",
    objectBehind: "it|them|him|one|ones|that|those|these",
    speechVerb: "said|asked|cried|whispered|replied|laughed|shouted|answered|muttered",
    spoon: "tsp|tbsp|cups?",
    article: "article|clause",
  },
  lists: ENGLISH_WORD_LISTS,
  months: "jan, feb, mar, apr, may, jun, jul, aug, sep, oct, nov, dec",
  weekdays: "mon, tue, wed, thu, fri, sat, sun",
};
