import type { NameWords } from "../match/name-words";

export const GERMAN_NAME_WORDS: Partial<NameWords> = {
  noInner: "zu|zum|zur",
  offer:
    "angebote?|rechnung(?:en)?|offerten?|kostenvoranschl(?:ag|äge)|mahnung(?:en)?|lieferung(?:en)?|lieferscheine?|bestellung(?:en)?|reklamation(?:en)?|gutschrift(?:en)?",
  legalForm:
    "GmbH(?: & Co\\. ?KG(?:aA)?| & Co\\.? OHG)?|AG(?: & Co\\. ?KG)?|KGaA|KG|OHG|gGmbH|mbH|eG|e\\. ?V\\.|e\\. ?K\\.|[&+] Partner(?: GmbH| mbB)?|[&+] (?:Söhne|Sohn|Co\\.)(?: (?:GmbH(?: & Co\\. ?KG)?|KG|OHG|AG))?|PartG(?:mbB)?",
  beforeFirm:
    "\\p{L}*(?:sitzung|versammlung|protokoll|besprechung)|firmen?|firma|fa\\.|agentur|unternehmen|anbieters?|gesellschaft",
  articleInside: "der|des|dem|den|die|das",
  leadsFirm: "der|die|das|dem|den|des|eine?r?|mit|von|bei|für",
  ofMembers: "der",
  ofBody: "für|zu|am|an der|der",
  withinBody: "der|an der|am|ob der|im|bei|in der",
  meetsAt: "im|beim|in",
  houseEnding: "heim|haus|halle|saal|schule|kirche|gebäude|keller|küche|turm|bad",
  ofHead: "der|für",
  country: "Deutschland|Österreich|Schweiz",
  whose: "(?:mein|dein|sein|ihr|unser|euer)(?:e[rnms]?)?",
  articleOfTitle: "Der|Die",
  titleInside: "Herrn?|Hrn?|Frau|Doktor",
  smallTitle: "herr|frau|doktor|mag|ing|hr|hrn|fr",
  articleBehind: "den|dem|das|die|der",
  department:
    "Lehrstuhl|Professur|Abteilung|Referat|Fachbereich|Fachgruppe|Fachschaft|Sekretariat|Dezernat|Stabsstelle|Arbeitsgruppe",
  roleEnding:
    "(?:leitung|leiter|meister|führer|führung|warte?|pfleger|beauftragter?|vorsitzende[rn]?|vorstand|sprecher|betreuer|vertreter|vertretung|techniker|ingenieur|referent|assistent|koordinator|lehrer|berater|vertrieb|verwaltung|redaktion)(?:in|innen)?",
  thingEnding: "bau|büro|erei|handel|kost|markt|seite|technik|zaun",
  kin: "tante|onkel|opa|oma|schwester|bruder",
  pleaseBehind: "bitte",
  asksMoney: "verlangt|bietet|fordert|berechnet",
  nowUs: "jetzt",
  bodyKind:
    "Verein|Verband|Stiftung|Firma|Unternehmen|Genossenschaft|Organisation|Hersteller|Anbieter|Verlag|Agentur|Start-?up|Initiative|Gesellschaft|Bank|Behörde",
  firmKind:
    "(?:Kranken|Kfz-|Haftpflicht|Gebäude|Renten)?[Vv]ersicherung|Krankenkasse|Kasse|Hausbank|Bank|(?:Haus)?[Vv]erwaltung|Vermieter(?:in)?|Lieferant(?:en)?|Firma|Schule|Kita|Druckerei|Gärtnerei|Apotheke|Klinik|Kanzlei|Anwälte|Steuerberater|Architekten|Makler|Hersteller|Händler|Anbieter|Zeitung|Spedition|Caterer|Werkstatt|Elektriker|Dachdecker|Maler|Schreiner|Orgelbauer|Verlag|Arbeitgeber|Auftraggeber|Netzbetreiber|Stromanbieter|Pflegedienst|Behörde|Lieferwerk",
  organ: "\\p{L}*(?:ausschuss|vorstand|vorstandschaft|arbeitsgruppe|arbeitskreis|lenkungskreis)",
};
