import type { NameWords } from "../match/name-words";

export const DUTCH_NAME_WORDS: Partial<NameWords> = {
  legalForm: "B\\.V\\.|BV|N\\.V\\.|NV|V\\.O\\.F\\.|VOF",
  beforeFirm: "bedrijf|firma|leverancier",
  leadsFirm: "de|het|een|met",
  ofMembers: "van",
  ofBody: "van|voor",
  withinBody: "van",
  country: "Nederland",
  whose: "mijn|onze|ons",
  articleOfTitle: "De|Het",
  titleInside: "Meneer|Mevrouw",
  smallTitle: "meneer|mevrouw|mevr|mw|dhr",
  department: "Afdeling|Vakgroep",
  kin: "tante|oom|opa|oma|zus|broer",
  asksMoney: "vraagt|rekent|biedt",
  nowUs: "nu",
  bodyKind:
    "vereniging|stichting|bedrijf|onderneming|coöperatie|organisatie|bureau|uitgever|fabrikant|leverancier|federatie|brancheorganisatie|bank",
  firmKind:
    "(?:zorg)?verzekeraar|leverancier|drukker(?:ij)?|vereniging|bedrijf|aannemer|makelaar|krant|cateraar|kweker(?:ij)?|hovenier|loodgieter|schilder|taxateur",
  houseHead:
    "gemeente|bakker(?:ij)?|slager(?:ij)?|apotheek|dierenkliniek|basisschool|kwekerij|maatschap|tuincentrum|boekhandel|zorgboerderij|manege|kinderopvang",
  organ: "(?:dagelijks |algemeen )?bestuur|\\p{L}*(?:werkgroep|commissie)",
};
