/** "The General Assembly will be on 7 December": certain, what it is is an event. */
export const TAKES_PLACE =
  /\s(?:takes place|will take place|took place|will be celebrated|is (?:being )?celebrated|will be observed|is (?:being )?held|will be held|is scheduled for|is happening|kicks off)(?=\s)/iu;

/** "Contributor summit is on 18 March": an event when its name says so. */
export const IS_ON =
  /\s(?:is|are|will be|is going to be|remains|stays|falls|moves|has (?:been )?moved to|(?:is|was) moved to)(?=\s(?:on|in|at|from)\s|\s\d|\s(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun)(?:day)?,?\s|\s(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)\p{Ll}*\.?\s\d)/iu;

/** Words of events in lower case. */
export const EVENT_NOUN =
  /(?<!\p{L})(?:assembly|agm|annual general meeting|summit|conference|hackfest|hackathon|plugfest|unconference|homecoming|gathering|carnival|interim|plenary|f2f|face-to-face|workshop|webinar|kick-?off|festival|fair|fête|fete|concert|recital|exhibition|wedding|party|retreat|off-?site|open (?:day|evening|house)|sports day|trip|outing|meetup|training|course|seminar|symposium|convention|demo day|marathon|race|regatta|tournament|auction|gala|ceremony|reunion|birthday|funeral|picnic|dinner|supper|carols|rehearsal|auditions?|barbecue|bbq|fundraiser|quiz night|book sale|bake sale|camp|show|parade|launch party|lecture|talk|disco|ceilidh|(?:quiz|press|film|games|music|parents|awards|opening|preview|bonfire|burns|open mic) night|sponsored walk|ball|jumble sale|(?:plant|garage|yard|rummage|toy|table-?top|craft) sale|street party|wrap party|car boot(?: sale)?|work party|panto(?:mime)?|premiere|christening|baptism|graduation|screening|open studios?|open mic|roadshow|tour|(?:christmas|easter|summer|winter|spring|autumn|harvest|club) social|(?:farewell|leaving|christmas|retirement) do|refresher|tasting|pageant|sleepover)(?!\p{L})/iu;

/** What is somebody's: "Dad's 70th", "Nadia's leaving party". */
export const OCCASION =
  /['’]s?\s(?:\d{1,3}(?:st|nd|rd|th)|\p{L}+(?:ieth|teenth)|(?:\p{Ll}+\s){0,2}(?:birthday|wedding|funeral|party|christening|graduation|anniversary|leaving do|concert|recital|memorial))$/iu;

/** `Blossom Day`, `Founders' Day`: a day with a name; not a holiday, and no day of the week. */
export const isNamedDay = (text: string): boolean =>
  /^(?!(?:Boxing|Christmas|Pay|Labou?r|May|Working|Next|Last|First|Second|Final|Due|Each|Every|This|That|Same|Latter|Bank|Rest)\s)(?:\p{Lu}[\p{L}'’-]+\s){1,3}Day$/u.test(
    text,
  ) && !/(?:New Year|Valentine)['’]s Day$/u.test(text);
