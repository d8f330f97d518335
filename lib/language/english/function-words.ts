import { wordSet } from "../match/word-set";

/** Words that begin sentences and are capitalised without naming anything. */
export const FUNCTION_WORDS = wordSet(`
a an the this that these those some any each every no none both all most many much few several another other such same more less only just even
and or but nor so yet if then else because since although though while whereas unless until when whenever where wherever why how who whom whose which what whether as than
i you he she it we they me him her us them my your his its our their mine yours hers ours theirs myself yourself himself herself itself ourselves themselves
in on at by for with about against between into through during before after above below to from up down out off over under again further once of per via re regarding concerning within without toward towards across behind beyond along around near since till upon onto among amongst despite except plus minus like unlike
is are was were be been being am has have had having do does did doing done will would shall should can could may might must ought cannot
not don't doesn't didn't won't wouldn't can't couldn't shouldn't isn't aren't wasn't weren't hasn't haven't hadn't ain't
i'll i'm i've i'd you'll you're you've we'll we're we've we'd they'll they're they've he'll he's she'll she's it's it'll that's there's here's what's who's let's
here there now then today tomorrow yesterday tonight soon later already still yet also too very quite rather maybe perhaps probably possibly please thanks thank hi hello hey dear cheers regards sincerely best kind warm yes no yeah yep nope ok okay sure fine great good nice perfect cool right well oh ah hmm wow congratulations welcome sorry morning afternoon evening night
first second third fourth fifth last next previous final finally firstly secondly lastly meanwhile otherwise however therefore thus hence moreover furthermore besides anyway instead additionally overall currently recently previously originally eventually actually basically apparently unfortunately hopefully thankfully luckily short long old new
one two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty hundred thousand half everyone everybody someone somebody anyone anybody nobody everything something anything nothing
monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri sat sun january february march april june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec
q1 q2 q3 q4 h1 h2 fyi asap tbd tba tbc todo fixme eod eow cob aob n/a ps nb eta rsvp faq ai id re fw fwd cc bcc am pm
`);

/** Weekdays, months and holidays: capitalised, but on their own not names of people. */
export const CALENDAR_WORDS = wordSet(`
monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december
christmas easter ramadan eid diwali hanukkah passover thanksgiving halloween whitsun pentecost lent advent xmas hogmanay juneteenth midsummer carnival purim
spring summer autumn fall winter q1 q2 q3 q4 michaelmas hilary trinity
`);
