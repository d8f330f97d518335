/** "The General Assembly will be on 7 December": certain, what it is is an event. */
export const TAKES_PLACE =
  /\s(?:takes place|will take place|took place|is (?:being )?held|will be held|is scheduled for|is happening|kicks off)(?=\s)/iu;

/** "Contributor summit is on 18 March": an event when its name says so. */
export const IS_ON = /\s(?:is|are|will be|is going to be)(?=\s(?:on|in|at|from)\s|\s\d)/iu;

/** Words of events in lower case. */
export const EVENT_NOUN =
  /(?<!\p{L})(?:assembly|agm|annual general meeting|summit|conference|hackfest|hackathon|interim|plenary|f2f|face-to-face|workshop|webinar|kick-?off|festival|fair|fête|fete|concert|recital|exhibition|wedding|party|retreat|off-?site|open (?:day|evening|house)|sports day|trip|outing|meetup|training|course|seminar|symposium|convention|demo day|marathon|race|regatta|tournament|auction|gala|ceremony|reunion|birthday|funeral|picnic|barbecue|bbq|fundraiser|quiz night|book sale|bake sale|camp|show|parade|launch party|lecture|talk)(?!\p{L})/iu;

/** What has a day and is no event: the meeting itself, a deadline. */
export const NO_EVENT =
  /(?<!\p{L})(?:meetings?|calls?|sessions?|minutes|deadlines?|due|releases?|versions?|freeze|submissions?|invoices?|payments?|contracts?|next|last|previous|this|that|it|he|she|they|we|you|which|who|there|slides?|draft|sitzung|besprechung|termin|treffen|frist|nächste[rns]?|réunion|séance|prochaine?|reunión|sesión|junta|plazo|próxim[ao]|riunione|seduta|scadenza|prossim[ao]|reunião|sessão|prazo|vergadering|overleg|volgende|das|dies|er|sie|es|elle|il|elles|ils|cela|ella|ello|lui|lei|essa|ele|ela|hij|zij|dit|dat)(?!\p{L})/iu;
