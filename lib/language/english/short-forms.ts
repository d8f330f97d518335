/** Short forms of first names that do not begin them, by the full name: "Winnie" for Winifred. */
export const ENGLISH_SHORT_FORMS = `
abigail: gail; prudence: prue; obadiah: obi; albert: bert bertie; alexander alexandra: sandy sasha lex xander; alfred: fred freddie; andrew: drew; anthony antonia: toni; antonio: tonio; arthur: artie; augustus: gus
barbara: babs; bartholomew: bart; benedict: ben; bridget: biddy; catherine katherine kathryn: kate katie kathy cathy kitty kay kit; charles: chuck charlie; charlotte: lottie; christine christina christopher: tina kit; cornelius: neil
david: dave davey; deborah: debbie; dorothy: dot dottie dolly; edward: ted teddy ned; edwin: ned; eleanor: nell nellie nora; elizabeth: liz lizzie beth betty betsy bess libby eliza; emily: millie; ernest: ernie
florence: flo flossie; frances: fanny; frederick: freddy; genevieve: jenny; gerald gerard: jerry; harold: harry hal; harriet: hattie; helen helena: nell; henry: harry hank; hannah: nan
isabella isabel: bella izzy; jacob: jake; james: jim jimmy jamie; jane: jenny; janet: jan; jennifer: jenny; john: jack jock johnny; jonathan: jon; josef joseph: sepp joe joey; josephine: jo josie; judith: judy
lawrence laurence: larry; leonard: len lenny; louise louisa: lou lulu; magdalena: lena; margaret: maggie meg peggy peg greta daisy madge; martha: mattie patty; mary: molly polly; matilda: tilly; mildred: millie; michael: mike mick mickey; miriam: mimi
nancy: nan; nathaniel: nat; nicholas: nick nicky; nicola: nicky; oliver: ollie; olivia: livvy; patricia: pat patty trish tricia; patrick: paddy; penelope: penny; philip phillip philippa: pip pippa; rachel: rae; raymond: ray; rebecca: becky becca; richard: dick rick ricky rich; robert: bob bobby rob robbie; roberta: bobbie; ronald: ron; rosalind rosemary: rose rosie; rudolf: rudi; rupert: bert
samantha samuel: sammy; sarah: sally sadie; sebastian: bastian basti; sophia: sophie; stephen steven: steve; susan susannah: sue susie; sylvia: sylvie; theodore theodora: ted teddy dora; theresa teresa: tess terry; thomas: tom tommy; timothy: tim; tobias: toby; ulrich: uli; valerie: val; veronica: ronnie; victoria: vicky tori; vincent: vince
walter: wally walt; wilhelmina: mina minnie billie; william: bill billy will liam; winifred: winnie freda; zachary: zack
`;
