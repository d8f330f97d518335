/** What precedes a party that one deals with, regardless of its name: "the contract with", "ask the … about". */
export const DEALING_WITH: readonly RegExp[] = [
  /\b(?:ones?|some|others?|samples?|figures|results?|word|news|cash|cheque|refund|rebate|reminder|notice|card|note|thank[- ]you|claims?|accounts|returns?|forms?|paperwork|application|complaint|donation|letters?|data|dataset|files) (?:from|to) (?:the )?$/i,
  /\b(?:agreement|contract|terms|lease|policy|warranty|guarantee|insured|insurance|account|signed|negotiat\w+|registered|booked|appointment|hearing|deposit|credit|membership) (?:with|at|by|on|to|from) (?:the )?$/i,
  /\b(?:award(?:ed)?|give|gave|given|gone|go|goes|went|let|extend(?:ed)?|renew(?:ed)?|cancel(?:led)?|switch)\b[^.!?;]{0,50}\b(?:contract|tender|agreement|job|order|business|work|policy)\b[^.!?;]{0,24}\b(?:to|with) (?:the )?$/i,
  /\b(?:hauliers?|suppliers?|sponsors?|insurers?|contractors?|printers?|landlords?|caterers?|competitors?|funders?|partners?|customers?|clients?|vendors?|publishers?|brewers?|bank|agency|accountants?|solicitors?|surveyors?|builders?|roofers?|plumbers?|joiners?|electricians?|garage|venue|shop|company|firm|charity|physio|dentist|doctor|vet|school|nursery|gym|clinic|hotel|lab|warehouse)\b[^.!?;()]{0,24}\((?:\p{L}[^()]{0,40}(?:,| and) )?$/iu,
  /\b(?:email|e-mail|ring|rang|phone|phoned|call|chase|nudge|write to|wrote to|written to|speak to|spoke to|(?<!\ba )talk to|talked to|hear from|heard from|ask|asked|get back to|apply to|report to) the $/i,
  /\b(?:send|sent|drive|driven|take|taken|took|bring|brought|return|returned|post|posted|deliver|delivered|ship|shipped|submit|submitted|hand|handed|goes|forward|forwarded|upload|uploaded|report|reported)\b[^.!?;:,()]{0,50}\sto (?:the )?$/i,
  /\b(?:connection|registration|licen[cs]e|radio licen[cs]e|mooring|slot|place|stand|stall|arrangement|contact|liaison|relationship|trouble|dispute|argument) (?:with|from|at) (?:the )?$/i,
  /\b(?:the (?:company|firm|charity|supplier|contractor|shop|agency) is called) $/i,
];

/** What one deals with: "pay … invoice", "…'s engineer", "… API". */
export const DEALING_IN =
  /^(?:['’]s (?:\p{Ll}+ )?(?:engineers?|drivers?|technicians?|sandbox|api|portal|website|support|service|sales|rep|people|price list|catalogue|accountants?|helpdesk|finance|marketing|agent|solicitors?|surveyor|staff|app)(?!\p{L})|\s(?:invoice|contract|bill|refund|statement|subscription|quote|account|sandbox|api|engineer|driver|technician|rep|helpdesk|support desk|sponsorship|renewal)(?![\p{L}-]))/iu;

/** Many act as one in British English, "Natural England have been out", "BMC say"; who is singular and no person. */
export const MANY_ACT =
  /^\s(?:also |now |still |just |all |only )?(?:want|have|are|were|say|ask|need|offer|quote|do|sell|deliver|supply|pay|charge|haven['’]t|aren['’]t|weren['’]t|don['’]t)(?=\s\p{Ll}|\s[£$€\d])/u;

/** What a firm does with something of ours: "Apple rejected the build". */
export const FIRM_DOES =
  /^\s(?:(?:would like|wouldn['’]t quote|will host|can offer|can deliver|can do|could do|couldn['’]t do|has renewed its|have renewed their)(?!\p{L})|(?:has |have |had |also |finally |already )?(?:rejected|approved|accepted|cancelled|refused|confirmed|quoted|invoiced|delivered|shipped|launched|announced|acquired|released|withdrew|raised|sponsors?|sponsored|supplies|supplied|insures|prints?|hosts?|gives?|gave|lends?|lent|sends?|sent|offers?|offered|sells?|sold|runs?|owes?|lets?|charges?|charged|makes?|donates?|donated|fitted|installed|inspected|surveyed|serviced|replaced)\s(?:the|our|us|their|its|a|an|all|every|it|this|that|another|new|some|one|two|\d)(?!\p{L})|(?:can(?:['’]t|not)|could(?:n['’]t| not)|wo(?:n['’]t)|has(?:n['’]t| not)|have(?:n['’]t| not)|does(?:n['’]t| not)|do(?:n['’]t| not)|did(?:n['’]t| not))\s(?:yet\s)?(?:make|do|come|answer(?:ed)?|repl(?:y|ied)|respond(?:ed)?|deliver(?:ed)?|send|sent|offer(?:ed)?|pay|paid|supply|supplied|take|taken|confirm(?:ed)?|ship(?:ped)?|charge[d]?|sell|stock|turn(?:ed)? up|got back|get back)(?!\p{L}))/u;

/** What only somebody does, and of several words nobody is: "Anglian Water won't touch it". */
export const SPEAKS =
  /^\s(?:also |now |still |just |already |finally |have |has |had )*(?:says?|said|insists?|insisted|reckons?|reckoned|recommends?|recommended|requires?|refuse[sd]?|promise[sd]|agreed|confirmed|announced|wrote|written|replied|emailed|offered|asked|wants?|wanted|proposed|decided|invited|told|warned|complained|apologised|apologized|donated|pledged|lent|lends)(?!\p{L})|^\s(?:won['’]t|will not|would|wouldn['’]t|refuses? to|want(?:s|ed)? (?:us )?to|plans? to|hopes? to|promised to|agreed to|offered to|intends? to|are happy to|is happy to|are willing to|is willing to|let us|lets us)\s\p{Ll}/u;

/** Whom a reader writes to or about: a name of several words that is nobody's. */
export const REACHED =
  /\b(?:email(?:ed|ing)?|e-mail|ring|rang|ringing|phone|phoned|phoning|call|called|calling|chase|chased|chasing|nudge|contact|contacted|contacting|write to|wrote to|speak to|spoke to|talk to|talked to|ask|asked|pay|thank|get (?:a )?(?:quote|price) from|meeting with|call with|demo for|pitch to|visit to|order from|back from) $/i;

const THING =
  "contract|agreement|deal|meeting|call|demo|account|invoice|quote|quotation|order|delivery|deliveries|proposal|offer|tender|lease|email|letter|pitch|partnership|ticket|bid|doses?|samples?|prices?|pricing|feedback|rep|representative|team|people|folks|engineers?|consultants?|lawyers?|buyers?|someone|somebody|contact|technician|shipment|goods|parts?|equipment|materials?|funding|grant|donation|sponsorship|money|loan|stock|supplies|tickets|services?|licen[cs]es?|kits?|sets?|grids|reagents|antibodies|flour|bread|fish|meat|wine|flowers|timber|steel|tiles|news|order form|visit|inspection|inspector|reply|answer|confirmation|report|renewal|insurance|policy|partnership|negotiations?|talks|workshop|session|chat|follow-?up|appointment|booking|discussions?|arrangement|subscription|membership|project|refund|complaint|claim|catch-?up|collaboration|conversation|lunch|coffee|dinner|handover|collection|pick-?up|deposit|payment|receipt|statement|survey|sample|brochure|catalogue|estimate|spare parts?|installation|training|support|help|filler|machine|pump|unit|device|system|software|printer|robot|tool|valve|sensor|boiler|oven|fridge|van|truck|crane|tractor|generator|filter|engine|model|sofa|table|chairs|desk|lamp|tent|marquee|cake|beer|cheese|coffee|bike|scanner|laptop|laptops|phones?";
/** What a firm has for us, or who it is to us, before its name. */
export const IN_DEALINGS: readonly RegExp[] = [
  /\b(?:our|the|my|their|your|her|his) (?:\p{Ll}+ )?\p{Ll}+(?:er|or|ist|ant|ier|ician)s?,\s$/u,
  /\b(?:organi[sz]ed|run|shared|jointly|together|partnership|association|collaborat\p{L}+|in league|teamed up) with (?:the )?$/u,
  new RegExp(String.raw`\b(?:${THING}) (?:with|w\/|from|at|by|of|for) (?:the )?$`, "i"),
  /\b(?:client|customer|supplier|vendor|competitor|provider|distributor|manufacturer|contractor|employer|publisher|insurer|company|firm|startup|start-up|agency|charity|wholesaler|courier|caterer|partner|sponsor|funder|lender|landlord|subcontractor|printer)s?(?:[:,]? (?:is |called |named )?| ?\()$/i,
  /\b(?:people|guys|company|firm|folks|lot|outfit|place|shop|chaps|engineers|carrier|insurer|hoster|installer|lab|core|bank)(?:,\s+| ?\()$/i,
  /\b(?:quotations?|quotes?|offers?|tenders?|bids?|estimates?|prices)\b[^.;:]{0,30} from (?:the )?$/i,
  /\b\p{Ll}{2,}(?:ed|done|made|built|run|sent|sold|bought|taken|given|held) by (?:the )?$/u,
  /(?:[£$€]\s?\d[\d.,]*k?|\d[\d.,]*\s?(?:k|€|EUR|euros?|lakh|francs|CHF|zł))\s\($/u,
  /\b(?:works?|worked|working|job|intern(?:ing|ship)?|employed|consult(?:s|ing)|started|starts|role|position|career|interview(?:ed|s|ing)?|studies|studied|teaches|volunteers?) (?:at|for|with|w\/) (?:the )?$/i,
  /\b(?:order|ordered|ordering|buy|bought|lease|rent|purchase|purchased|hire|hired|get|got|borrow|source|sourced)\b[^.!?;]{0,50}\bfrom (?:the )?$/i,
  /\b(?:joined|joining|leaving|left|quit|founded|runs|acquired|acquiring|acquisition of|merger with|subsidiary of|owned by|sponsored by|funded by|hosted by|supplied by|managed by|behalf of|buy|buys|bought|acquire|acquires|sold to|sell to|selling to|contracted|subcontracted to|outsourced? to|invoice|invoiced|chase|chasing|paid|pay|sued|switch(?:ed|ing)? (?:from|to)|migrat(?:e|es|ed|ing|ion) (?:from|to)|hosted (?:at|by|with)|moved? to|stays? with|stick(?:ing)? with|signed? with|sign with|partner(?:ing|ed)? with|apply to|applied to|applying to) (?:the )?$/i,
  /\b(?:delivered|supplied|installed|built|made|provided|designed|printed|catered|sponsored|organi[sz]ed|run) by (?:the )?$/i,
  /(?<!\bp)(?<!\b(?:barn|market|fair|show|church|hall|field|farm|pub|station|park|house|home|lunch|party|wedding|ceremony|reception|camp|sale|auction|race|match|service|walk|held|met|meet|stay(?:ed|ing)?|live[sd]?|stop(?:ped)?|park(?:ed)?|arrived?) )\b(?:over |here |did this )?at $/i,
];
/** What is theirs, after their name. */
export const THEIR_THING =
  /^(?:['’]s (?:\p{Ll}+ )?(?:offer|quote|team|office|invoice|contract|lawyers?|ceo|cfo|cto|pricing|prices?|proposal|legal|response|bid|delivery|deliveries|terms|buyers?|board|management|account|policy|warehouse|headquarters|hq)|\s(?:guy|guys|chap|chaps|lady|folks|man|woman|contract|account|invoice|deal|pilot|quote|proposal|tender|lawyers|rep|warehouse|order|delivery|invoices|shipment|grant|funding|bursary|subscription|licen[cs]e|voucher|catalogue|representative|engineer|technician|implementation|outage|incident|status page)\b|\s(?:says|said|offered|quoted|confirmed|called|delivers?|ships?|charges?|raised (?:their|its) prices)\b(?=.{0,60}\b(?:they|their|its)\b))/iu;

/** "a generator from Jysk Kraft"; not "back from", "moved from". */
export const SOMETHING_FROM =
  /(?<!\b(?:back|home|away|far|came|come|comes|moved|moving|travel|walk|drive|drove|flew|fly|flying|train|trains|bus|direct|different|apart|aside|move|switch|migrate|hours|hour|minutes|miles|everything|up|out|down|over|starting|ranging|return|returned|returning)) (?<=\p{Ll}{3,} )from (?:the )?$/u;

export const WHO_DELIVER =
  /^,? (?:who|which|that) (?:deliver|suppl|sell|make|offer|provide|charge|ship|bake|grow|rent|print|repair|install|do)(?:s|ies|y)?\b/i;

export const BY_DEALING =
  /\b(?:from|to|with|by|at|via|w\/|for|of|call|chase|ask|pay|email|ring)\s+(?:the\s+)?$/i;
export const IS_DEALT =
  /^(?:['’]s\b|\s(?:was|were|is|are|has|have|will|said|says|can|cannot|deliver|delivers|delivered|sent|called|offered|quoted|wants?|needs?)\b)/i;

/** Whom one meets may be a person as well. */
export const MEETS_WITH =
  /\b(?:lunch|coffee|tea|dinner|breakfast|drinks?|chat|chatted|call|meeting|session|conversation|catch-?up|appointment|interview|workshop|talks?|talked|spoke|met|demo|email|letter|work(?:s|ed|ing)?|meets?|news|reply|feedback|from|by|at) (?:with |w\/ ?|from |of |by )?(?:the )?$/i;

/** What only a body gives, sends or has, before its name: shown, however its name is like. */
export const SURELY_DEALT =
  /\b(?:(?:invoices?|grants?|sponsorship|donations?|funding|tenders?|bids?|quotations?|price list) (?:received |of [£$€][\d.,]+k? )?from|(?:contractors?|suppliers?|insurers?|funders?|sponsors?|caterers?|installers?|architects?|auditors?|accountants?|solicitors?) (?:is|are|will be)|contact (?:is being |has been |was |to be |will be )?made with|be (?:donated|paid|awarded) to|donat(?:e|ed|ing) [£$€][\d.,]+k? to|(?:affiliate |corporate )?membership of|affiliated? (?:to|with)|representatives? (?:of|from)) (?:the )?$/iu;

/** What a body has, behind its letters: "DALC membership", "EDDC grant". */
export const OF_BODY =
  /^\s(?:membership|grants?|subscription|affiliation|newsletter|website|trustees?|training course)(?![\p{L}-])/u;
