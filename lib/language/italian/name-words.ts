import type { NameWords } from "../match/name-words";

export const ITALIAN_NAME_WORDS: Partial<NameWords> = {
  elided: "d|l|un|dell|all|nell|sull|dall",
  legalForm:
    "[Ss]\\. ?[rR]\\. ?[lL]\\.?s?|Srl|SRL|srl|snc|[Ss]\\. ?p\\. ?[Aa]\\.?|SpA|SPA|[Ss]oc\\. ?[Cc]oop\\.|[Ss]\\.n\\.c\\.|[Ss]\\.a\\.s\\.",
  beforeFirm: "agenzia|ditta|impresa|società|fornitore",
  leadsFirm: "il|lo|la|un|una|con|per|da|dal|dalla|di|del|della",
  ofMembers: "dei|degli|delle",
  ofBody: "del|della|dello|dei|di|dell['’]",
  withinBody: "del|di",
  meetsAt: "presso",
  ofHead: "di|da",
  country: "Italia",
  whose: "nostr[oa]|vostr[oa]",
  articleOfTitle: "Il|La|Lo",
  smallTitle: "geom|maestr[oa]|sig(?:\\.ra|\\.na)?|prof\\.ssa|dott(?:\\.ssa)?|avv|suor|signora?|padre",
  department: "Dipartimento",
  kin: "zi[oa]|sorella|fratello",
  asksMoney: "chiede|propone|offre",
  bodyKind:
    "associazione|fondazione|azienda|società|cooperativa|organizzazione|federazione|editore|agenzia|ONG|onlus|impresa|banca",
  firmKind:
    "assicurazione|banca|fornitore|tipografia|commercialista|ditta|impresa|società|agenzia|giornale|amministratore|immobiliare|editore|corriere|associazione",
  houseHead:
    "scuola(?: (?:media|elementare|materna|primaria|di musica))?|liceo|asilo|officina|panificio|pasticceria|macelleria|parrocchia|ferramenta|libreria|cartoleria|azienda agricola",
  organ:
    "consiglio (?:direttivo|d['’]amministrazione|di amministrazione)|gruppo di lavoro|comitato direttivo",
};
