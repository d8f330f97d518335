import type { NameWords } from "../match/name-words";

export const FRENCH_NAME_WORDS: Partial<NameWords> = {
  elided: "d|l|qu",
  offer: "devis",
  legalForm: "S\\.?A\\.?R\\.?L\\.?|S\\.?A\\.?S\\.?|S\\.A\\.(?! de C\\.V\\.)|SA",
  beforeFirm: "agence|cabinet|société|entreprise|l['’]entreprise",
  leadsFirm: "la|le|les|une?|avec|pour|du|chez",
  ofMembers: "des",
  ofBody: "de la|des|du|de",
  withinBody: "de la|de|du|des",
  meetsAt: "dans|au",
  ofHead: "de",
  country: "France|Belgique",
  whose: "mon|ma|notre|son|sa|votre",
  articleOfTitle: "La|Le",
  titleInside: "Mme",
  smallTitle: "monsieur|madame|maître|père|frère|sœur|mme|mlle",
  department: "Département",
  kin: "tante|oncle|mamie|papi|sœur|frère",
  pleaseBehind: "svp",
  asksMoney: "demande|propose|facture|offre",
  nowUs: "nous",
  bodyKind:
    "association|compagnie|fondation|entreprise|société|coopérative|organisation|fédération|éditeur|agence|start-?up|ONG|collectif|institut|banque",
  firmKind:
    "assurances?|assureur|mutuelle|banque|fournisseur|prestataire|imprimeur|imprimerie|traiteur|notaire|syndic|bailleur|club|labo(?:ratoire)?|entreprise|société|agence|journal|éditeur|transporteur|loueur|couvreur|électricien|plombier|chauffagiste|paysagiste",
  houseHead:
    "pharmacie|garage|boulangerie|boucherie|lycée|collège|école|clinique|crèche|cabinet(?: \\p{Ll}{4,})?|foyer rural|librairie|paroisse|centre social|maison de retraite|ehpad|serrurerie|menuiserie|imprimerie|fromagerie|pépinière",
  organ: "conseil d['’]administration|comité (?:de pilotage|directeur|exécutif)|groupe de travail",
};
