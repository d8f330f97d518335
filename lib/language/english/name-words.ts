import type { NameWords } from "../match/name-words";

export const ENGLISH_NAME_WORDS: Partial<NameWords> = {
  legalForm: "Ltd\\.?|Limited|Inc\\.?|LLC|LLP|PLC|plc|CIO|CIC|Pty Ltd|P/L|Pty",
  beforeFirm: "company|supplier|contractor",
  leadsFirm: "the|with|from",
  meetsAt: "at|in",
  ofHead: "of|for",
  country:
    "Scotland|Wales|Cymru|England|Ireland|UK|Europe|India|Australia|Canada|Japan|Nigeria|Kenya|USA|International|Mexico",
  whose: "our|my|their",
  articleOfTitle: "The",
  titleInside: "Mr|Mrs|Ms|Miss|Dr|Rev|Prof|Cllr|Shri|Smt",
  smallTitle: "dr|mr|mrs|ms|prof|nurse|adv|eng",
  kin: "aunt|auntie|uncle|cousin|gran|grandma|grandpa|grandad|brother|sister|wife|husband|son|daughter",
  pleaseBehind: "please|pls",
  asksMoney: "wants?|asks?|quote[sd]?|charge[sd]?|offer(?:s|ed)?",
  nowUs: "now",
  bodyKind:
    "associations?|foundation|non-?profit|not-for-profit|charity|compan(?:y|ies)|firm|start-?up|society|federation|co-?operative|co-op|consortium|think tank|NGO|organi[sz]ation|agency|institute|publisher|bank|vendor|consultancy|retailer|manufacturer|trade body|trade union|user group",
  firmKind:
    "insurers?|insurance(?: company)?|suppliers?|(?:estate |letting )?agents?|agency|solicitors?|lawyers?|accountants?|bank|school|nursery|college|university|club|charity|caterers?|printers?|builders?|roofers?|electricians?|plumbers?|contractors?|architects?|surveyors?|landlord|council|hospital|hospice|clinic|surgery|vets?|brewery|bakery|venue|shop|garage|dealer|manufacturer|vendor|carrier|sponsors?|publisher|paper|newspaper|magazine|firm|company|startup|union|housing association|broker|provider|courier|lab",
  organ:
    "(?:working|interest|community|study|focus|steering|user|task) group|WG|CG|SIG|task ?force|(?:sub-?)?committee|sub-?group|team|(?:steering|executive|technical|advisory|governing|pastoral|parochial church|cross[- ]project) (?:council|board)",
};
