import { wordSet } from "../match/word-set";

/** Ordinary words that are also frequent surnames. */
export const SURNAME_WORDS = wordSet(`
ash baker banks barber bell berry best bishop black bolton booth bow bridges brook brooks brown bull burns bush butler carpenter carter castle chambers chance chapman church clay cole cook cooper cross dale day dean drake dunn english farmer field fields fisher flowers ford forest foster fox french frost gardener gardner gates glass gold good grant gray green grey hall hand hardy harvey hawk hay head heath hill hood hope house hunt hunter joy judge keen key king kirk knight lake lamb lane law leach little long love major mann marsh martin mason may miles mill miller mills moon moore moss newman noble north nurse page park parker parks parson paul penn pike poole pope porter pott potter power powers price prince rain read reed rice rich rivers rock rose rush sands savage shaw shepherd short silver small smith snow spring starr steel stone street strong summers swift taylor thorn turner vale walker wall ward water waters watts weaver webb wells west wheeler white wilde winter winters wise wolf wood woods yates york young
`);
