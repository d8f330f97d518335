/** "The General Assembly will be on 7 December": certain, what it is is an event. */
export const TAKES_PLACE =
  /\s(?:takes place|will take place|took place|will be celebrated|is (?:being )?celebrated|will be observed|is (?:being )?held|will be held|is scheduled for|is happening|kicks off)(?=\s)/iu;

/** "Contributor summit is on 18 March": an event when its name says so. */
export const IS_ON =
  /\s(?:is|are|will be|is going to be|remains|stays|falls|moves|has (?:been )?moved to|(?:is|was) moved to)(?=\s(?:on|in|at|from)\s|\s\d|\s(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun)(?:day)?,?\s|\s(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)\p{Ll}*\.?\s\d)/iu;

/** Words of events in lower case. */
export const EVENT_NOUN =
  /(?<!\p{L})(?:assembly|agm|annual general meeting|summit|conference|hackfest|hackathon|plugfest|unconference|homecoming|gathering|carnival|interim|plenary|f2f|face-to-face|workshop|webinar|kick-?off|festival|fair|fête|fete|concert|recital|exhibition|wedding|party|retreat|off-?site|open (?:day|evening|house)|sports day|trip|outing|meetup|training|course|seminar|symposium|convention|demo day|marathon|race|regatta|tournament|auction|gala|ceremony|reunion|birthday|funeral|picnic|dinner|supper|carols|rehearsal|auditions?|barbecue|bbq|fundraiser|quiz night|book sale|bake sale|camp|show|parade|launch party|lecture|talk|disco|ceilidh|(?:quiz|press|film|games|music|parents|awards|opening|preview|bonfire|burns|open mic) night|sponsored walk|ball|jumble sale|(?:plant|garage|yard|rummage|toy|table-?top|craft) sale|street party|wrap party|car boot(?: sale)?|work party|panto(?:mime)?|premiere|christening|baptism|graduation|screening|open studios?|open mic|roadshow|tour|(?:christmas|easter|summer|winter|spring|autumn|harvest|club) social|(?:farewell|leaving|christmas|retirement) do|refresher|tasting|pageant|sleepover)(?!\p{L})/iu;

/** What has a day and is no event: the meeting itself, a deadline. */
export const NO_EVENT =
  /(?<!\p{L})(?:meetings?|calls?|sessions?|minutes|deadlines?|due|eta|rsvp|mot|vat|releases?|versions?|freeze|submissions?|invoices?|payments?|contracts?|next|last|previous|this|that|it|he|she|they|we|you|which|who|there|slides?|draft|sitzung|besprechung|termin|treffen|frist|nächste[rns]?|réunion|séance|prochaine?|reunión|sesión|junta|plazo|próxim[ao]|riunione|seduta|scadenza|prossim[ao]|reunião|sessão|prazo|vergadering|overleg|volgende|das|dies|er|sie|es|elle|il|elles|ils|cela|ella|ello|lui|lei|essa|ele|ela|hij|zij|dit|dat)(?!\p{L})/iu;

/** What is somebody's: "Dad's 70th", "Nadia's leaving party". */
export const OCCASION =
  /['’]s?\s(?:\d{1,3}(?:st|nd|rd|th)|\p{L}+(?:ieth|teenth)|(?:\p{Ll}+\s){0,2}(?:birthday|wedding|funeral|party|christening|graduation|anniversary|leaving do|concert|recital|memorial))$/iu;

/** `Blossom Day`, `Founders' Day`: a day with a name; not a holiday, and no day of the week. */
export const isNamedDay = (text: string): boolean =>
  /^(?!(?:Boxing|Christmas|Pay|Labou?r|May|Working|Next|Last|First|Second|Final|Due|Each|Every|This|That|Same|Latter|Bank|Rest)\s)(?:\p{Lu}[\p{L}'’-]+\s){1,3}Day$/u.test(
    text,
  ) && !/(?:New Year|Valentine)['’]s Day$/u.test(text);

/** The names of conferences by their form: `SummerConf 2022`, `Hannover Messe`. */
const CONFERENCE =
  /(?:\p{Ll}|^\p{Lu}{2,})(?:Conf|Con|Camp|Fest|Days|Summit|Meetup)(?:\s\d{4})?$|\s(?:Messe|Kongress|Tagung|Biennale|Salon|Summit|Days|Festspiele)(?:\s\d{4})?$/u;
export const isConferenceName = (text: string): boolean => CONFERENCE.test(text);

/** Days from one to another, as events have them: "21-23 April", "du 12 au 16 mai", "June 2-4". */
export const SEVERAL_DAYS =
  /(?<![\d.,/])\d{1,2}(?:st|nd|rd|th|\.)?\s?(?:-|–|—|to|bis(?: zum)?|au|y|e|al|a|und|and|et|t\/m|tot)\s?\d{1,2}(?:st|nd|rd|th|\.)?\s(?:de |of )?(?:jan|feb|f[ée]v|m[aä]r|apr|avr|abr|ma[iyg]|jun|juin|jul|juil|giu|lug|aug|ao[uû]|ago|sep|set|o[ck]t|out|ott|nov|de[czs]|d[ée]c|dic|gen|ene)\p{L}*|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\.?\s\d{1,2}\s?(?:-|–|to)\s?(?:\p{Lu}\p{Ll}+\s)?\d{1,2}(?!\d)/iu;

/** Headings of lists of days: "Dates", "Termine". */
export const CALENDAR_HEADING =
  /^\W*(?:(?:key|important|other|upcoming|next|diary) )?(?:dates?|diary|calendar|events?|what['’]s on|termine|terminübersicht|dates? importantes?|dates à retenir|calendrier|fechas(?: importantes)?|calendario|agenda|date|appuntamenti|datas|data's|予定|日程|日程安排)(?: for the diary| this term| ahead)?\W*$/iu;

/** "Am 9. Mai ist unser Tag der offenen Tür": what stands between a day and what takes place on it. */
export const DAY_IS =
  /^(?:,?\s(?:ab|um|at|from|à|a las|alle|om)?\s?\d{1,2}(?:[.:h]\d{0,2})?\s?(?:uhr|h|[ap]m)?)?,?\s(?:ist|findet|steigt|feiern wir|machen wir|is|we have|we['’]ve got|it['’]s|c['’]est|on fait|on organise|es|tenemos|celebramos|è|c['’]è|facciamo|é|temos|fazemos|is)\s(?:(?:die|der|das|unser[e]?|ein[e]?|the|our|an?|la|le|l['’]|les|notre|el|nuestr[ao]|una?|il|lo|un|o|a|het|de|een|ons|onze)\s?)(?=[\p{Lu}„"“«])/iu;
