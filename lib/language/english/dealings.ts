/** What stands before whom one deals with, whatever it is called: "the contract with", "ask the … about". */
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

/** Whom a reader writes to or about: a name of several words that is nobody's. */
export const REACHED =
  /\b(?:email|e-mail|ring|phone|call|chase|nudge|contact|write to|speak to|talk to|ask|pay|thank|get (?:a )?(?:quote|price) from|meeting with|call with|demo for|pitch to|visit to|order from|back from) $/i;
