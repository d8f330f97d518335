import { wordSet } from "../match/word-set";

/** Ordinary words that are also frequent surnames. */
export const SURNAME_WORDS = wordSet(`
junior júnior neto filho sobrinho
abbot ash baker banks barber bell berry best bishop black blunt bolton bright booth bow bridges brook brooks brown bull burns bush butler carpenter carter cantor castle chambers chance chapman church clay cole cook cooper cross dale day dean drake dunn elder english farmer field fields fisher flowers ford forest foster fox french frost gardener gardner gates glass glazier gold good grant gray green grey hall hand hardy harvey hawk hay head heath hill hood hope house hunt hunter jenkins joiner joy judge keen key king kirk knight laird lake lamb lane law leach little long love major mann marsh martin mason may miles mill miller mills moon moor moore moss newman noble north nurse page park parker parks parson pastor paul penn pike poole pope porter pott potter power powers pratt price pride prior proctor prince rain read reed reeve rice rich rivers rock rose rush sands savage sexton sharp shaw shepherd short silver small smith snow spring starr steel stone street strong summers swift taylor thatcher thorn turner vale walker wall ward water waters watts weaver webb wells west wheeler white wilde winter winters wise wolf wood woods yates york young
`);

/** Endings of surnames in many languages, but not of words. */
export const SURNAME_SHAPE =
  /^(?:O['’]\p{Lu}|Mc\p{Lu}|Mac\p{Lu}|Fitz\p{Lu}|D['’]\p{Lu}|El-|Al-|Ben-)|(?:sson|sen|dóttir|dottir|qvist|kvist|ström|strom|berg|gård|gaard|lund|wicz|wski|wska|cki|cka|ński|ńska|nski|czyk|czak|vić|vic|ović|ovic|enko|chuk|czuk|shvili|idze|yan|opoulos|opoulou|idis|akis|oğlu|oglu|escu|eanu|ová|ova|ova|ev|eva|ov|ienė|aitis|mäki|nen|lainen|stein|mann|meyer|maier|bauer|huber|schmidt|etti|elli|ini|ucci|acci|ández|ández|ínez|ínez|guez|íguez|inez|andez|ez|eira|eiro|inho|ães|ões|oud|ji|wala|swamy|nathan|murthy|krishnan|subramanian|kumar|singh|khan|zadeh|pour|moto|mura|yama|shima|saki|gawa|kawa|naka|bayashi|waite|worth|thwaite|ham|ington|ton|ley|bury|wood|field|well|combe|ford)$/u;
