import { splitWords } from "../match/word-set";

/** Short forms of first names that do not begin them, by the full name: "Winnie" for Winifred. */
const FORMS = `
abigail: gail; prudence: prue; obadiah: obi; albert: bert bertie; alexander alexandra: sandy sasha lex xander; alfred: fred freddie; andrew: drew; anthony antonia: toni; antonio: tonio; arthur: artie; augustus: gus
barbara: babs; bartholomew: bart; benedict: ben; bridget: biddy; catherine katherine kathryn: kate katie kathy cathy kitty kay kit; charles: chuck charlie; charlotte: lottie; christine christina christopher: tina kit; cornelius: neil
deborah: debbie; dorothy: dot dottie dolly; edward: ted teddy ned; edwin: ned; eleanor: nell nellie nora; elizabeth: liz lizzie beth betty betsy bess libby eliza; emily: millie; ernest: ernie
florence: flo flossie; frances: fanny; francisco: paco pancho; frederick: freddy; friedrich: fritz; genevieve: jenny; gerald gerard: jerry; guadalupe: lupe; harold: harry hal; harriet: hattie; helen helena: nell; henry: harry hank; hannah: nan
ignacio: nacho; isabella isabel: bella izzy; jacob: jake; james: jim jimmy jamie; jane: jenny; janet: jan; jennifer: jenny; johann johannes: hans; john: jack jock johnny; jonathan: jon; josé jose: pepe; josef joseph: sepp joe joey; josephine: jo josie; judith: judy
lawrence laurence: larry; leonard: len lenny; louise louisa: lou lulu; magdalena: lena; margaret: maggie meg peggy peg greta daisy madge; margarete: grete gretel; martha: mattie patty; mary: molly polly; matilda: tilly; mildred: millie; miriam: mimi
nancy: nan; nathaniel: nat; nicholas: nick nicky; nicola: nicky; oliver: ollie; olivia: livvy; patricia: pat patty trish tricia; patrick: paddy; penelope: penny; philip phillip philippa: pip pippa; rachel: rae; raymond: ray; rebecca: becky becca; richard: dick rick ricky rich; robert: bob bobby rob robbie; roberta: bobbie; ronald: ron; rosalind rosemary: rose rosie; rudolf: rudi; rupert: bert
salvatore: totò; samantha samuel: sammy; sarah: sally sadie; sebastian: bastian basti; sophia: sophie; stephen steven: steve; susan susannah: sue susie; sylvia: sylvie; theodore theodora: ted teddy dora; theresa teresa: tess terry; thomas: tom tommy; timothy: tim; tobias: toby; ulrich: uli; valerie: val; veronica: ronnie; victoria: vicky tori; vincent: vince
walter: wally walt; wilhelm: willi willy; wilhelmina: mina minnie billie; william: bill billy will liam; winifred: winnie freda; zachary: zack
agnes: nessie; adelheid: heidi; alois: lois loisl; anneliese: liesl; barbara: babsi bärbel burgi; cornelia: conny nelly; elfriede: elfi; elisabeth: lisl lisi sisi elsi betti liesl; eva: evi; franziska: franzi fanny; franz: franzl; gabriele gabriela: gabi gaby; georg: schorsch girgl jörg; gertrud gertraud gertrude: gerti trude traudl; gottfried: friedl; hannelore: hanni; heinrich: heini heiner; helga: helli; hildegard: hilde; hubert: hubsi; ingeborg: inge; irmgard: irmi; jakob: köbi joggi; johannes: hannes hansi; josef: seppi peppi; karoline: lina karo; katharina: kathi käthe trine; leopold: poldi; ludwig: wiggerl lutz; manfred: manni fredi; margarethe margareta: gretl gretel greti; maria: mitzi mizzi; matthias: hias mathis; michael: michi much; monika: moni; nikolaus: klaus niki; reinhard: hardi; rosa: rosi; rudolf: ruedi; sabine: bine; siegfried: siggi; sebastian: wastl; sigrid: siri; stefanie stephanie: steffi; susanne: susi; theresia therese theresa: resi; ulrich: ueli; ulrike: uli; ursula: uschi ursi ulla; veronika: vroni; verena: vreni; walburga: burgi; waltraud: traudl; wolfgang: wolfi
`;

const BY_SHORT_FORM = new Map<string, Set<string>>();
for (const entry of FORMS.split(/[;\n]/)) {
  const [full = "", short = ""] = entry.split(":");
  for (const form of splitWords(short))
    BY_SHORT_FORM.set(form, new Set([...(BY_SHORT_FORM.get(form) ?? []), ...splitWords(full)]));
}

/** The first names that this one may be short for, in lower case: "Winnie" → winifred. */
export const fullFormsOf = (name: string): ReadonlySet<string> =>
  BY_SHORT_FORM.get(name.toLowerCase()) ?? new Set();
