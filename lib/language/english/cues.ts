import { type Cues, cue } from "../match/cues";

export const ENGLISH_CUES: Cues = {
  settled: cue(
    "decid(?:ed|es)|decision|agreed|resolved|approved|adopted|carried|settled|sorted|confirmed|accepted|elected|appointed|awarded|ratified|endorsed|unanimous(?:ly)?|consensus|final|signed off|rejected|refused|declined|turned down|chosen|chose|picked|opted|went with|go(?:ing)? with|goes with|stick(?:ing)? with|we take|we['’]ll take|it is|that['’]s settled|so be it|plumped for|settle on|fixed for|is fixed|set for|committed to|granted|nem con|happy with|content (?:that|with)",
  ),
  stays: cue(
    "stays?|remains?|keep(?:s|ing)?|kept|leave as|as is|as before|retain(?:s|ed)?|continue[sd]?|move[sd]? to|moved|postponed|deferred|put off|parked|park|shelved|cancelled|canceled|scrapped|dropped|drop|cut|no more|no longer|stops?|not going to|instead of|rather than|out of scope|from now on|until further notice|as of|replaced by|no objections?|goes|comes out|pull out|hold(?:ing)?|limit(?:ed)?|only|frozen",
  ),
  final: cue(
    "that['’]s (?:that|final)|full stop|period|end of (?:story|discussion)|for good|no matter what|n?ever again|for the record|from now on|no exceptions?|(?:made|make) (?:up )?(?:my|our|their|his|her) minds?|that['’]s the last|once and for all|whatever (?:he|she|they|anyone) says?|house rule|rule|as (?:usual|always|ever)|same as (?:last|before)|like last (?:year|time)",
  ),
  open: cue(
    "outstanding|pending|open|missing|overdue|to be \\p{L}+|needs?|needed|need(?:ing)? to|still to|yet to|not yet|to do|tbd|tbc|due|must|has to|have to|required|requires|to follow|carried over|waiting|owes?|remaining|to go|by the end|deadline|in progress|ongoing|nobody has|someone has to|somebody",
  ),
  takes: cue(
    "i['’]ll|i will|i['’]m going to|i shall|i can|i['’]ll do|on it|will do|leave it with me|leave that with me|with me|mine|volunteered|offered|offers|promised|undertook|undertakes|agreed to|will|shall|takes?|taking|to \\p{L}+ (?:the|a|an|with|for)|responsible|in charge|looks? after|lead|sort(?:s|ing)? (?:it|out|this|that)|he['’]ll|she['’]ll|they['’]ll|we['’]ll|is to|are to|happy to|got it|says (?:he|she) will|going to",
  ),
  asks: cue(
    "please|pls|plz|kindly|can you|could you|would you|will you|can u|can someone|could someone|can we|remember to|don['’]t forget|make sure|ask(?:s|ed)?|wants?|would like|requested|need you to|let me know|remind|chase|grateful|if you could|would be (?:good|great|kind)|suggest(?:s|ed)?",
  ),
  doubts: cue(
    "maybe|perhaps|might|could|would|if|whether|unless|possibly|probably|wonder(?:s|ing)?|not sure|unsure|idea|consider|thinking|think|thought|hope(?:s|d)?|should|some day|someday|one day|either|wish|depends|unclear|undecided|no decision|not decided|discuss(?:ed)?|worth",
  ),
  reports: cue(
    "was|were|had|has been|have been|said|says|told|reported|noted|explained|informed|mentioned|presented|discussed|thanked|welcomed|apologi[sz]ed|asked|observed|raised|complained|reminded|described|sent|came|went|did|done|finished|completed|already",
  ),
  motion: cue(
    "moved|motion|proposed|proposal|seconded|vote[ds]?|in favou?r|against|abst(?:ained|entions?)|resolution|recommend(?:s|ed)?|let['’]s|shall we|why don['’]t we|how about|propose|so ordered|show of hands",
  ),
};
