/** What a firm or body is, beside its name: "the agent (Ray White)", "Die Krankenkasse (Helsana)", "Verwaltung Schönleber". */
export const FIRM_KINDS = new RegExp(
  `(?<!\\p{L})(?:${[
    "insurers?|insurance(?: company)?|suppliers?|(?:estate |letting )?agents?|agency|solicitors?|lawyers?|accountants?|bank|school|nursery|college|university|club|charity|caterers?|printers?|builders?|roofers?|electricians?|plumbers?|contractors?|architects?|surveyors?|landlord|council|hospital|hospice|clinic|surgery|vets?|brewery|bakery|venue|shop|garage|dealer|manufacturer|vendor|carrier|sponsors?|publisher|paper|newspaper|magazine|firm|company|startup|union|housing association|broker|provider|courier|lab",
    "(?:Kranken|Kfz-|Haftpflicht|Gebäude|Renten)?[Vv]ersicherung|Krankenkasse|Kasse|Hausbank|Bank|(?:Haus)?[Vv]erwaltung|Vermieter(?:in)?|Lieferant(?:en)?|Firma|Schule|Kita|Druckerei|Gärtnerei|Apotheke|Klinik|Kanzlei|Anwälte|Steuerberater|Architekten|Makler|Hersteller|Händler|Anbieter|Zeitung|Spedition|Caterer|Werkstatt|Elektriker|Dachdecker|Maler|Schreiner|Orgelbauer|Verlag|Arbeitgeber|Auftraggeber|Netzbetreiber|Stromanbieter|Pflegedienst|Behörde|Lieferwerk",
    "assurances?|assureur|mutuelle|banque|fournisseur|prestataire|imprimeur|imprimerie|traiteur|notaire|syndic|bailleur|club|labo(?:ratoire)?|entreprise|société|agence|journal|éditeur|transporteur|loueur|couvreur|électricien|plombier|chauffagiste|paysagiste",
    "aseguradora|seguros?|banco|proveedor(?:a)?|imprenta|catering|administrador(?:a)?|inmobiliaria|transportista|distribuidor(?:a)?|mutua|editorial|empresa|constructora|agencia|periódico|asociación",
    "assicurazione|banca|fornitore|tipografia|commercialista|ditta|impresa|società|agenzia|giornale|amministratore|immobiliare|editore|corriere|associazione",
    "seguradora|fornecedor|gráfica|contabilidade|construtora|agência|jornal|imobiliária|transportadora|editora|associação|oficina",
    "(?:zorg)?verzekeraar|leverancier|drukker(?:ij)?|vereniging|bedrijf|aannemer|makelaar|krant|cateraar|kweker(?:ij)?|hovenier|loodgieter|schilder|taxateur",
  ].join("|")})`,
  "u",
);

/** The word in lower case that begins the name of a house where something is sold, taught or done: "pharmacie Tournadre", "scuola Giotto". */
export const HOUSE_HEADS = [
  "pharmacie|garage|boulangerie|boucherie|lycée|collège|école|clinique|crèche|cabinet(?: \\p{Ll}{4,})?|foyer rural|librairie|paroisse|centre social|maison de retraite|ehpad|serrurerie|menuiserie|imprimerie|fromagerie|pépinière",
  "farmacia|frutería|panadería|ferretería|carnicería|pescadería|librería|papelería|clínica(?: veterinaria)?|colegio|escuela|instituto|gestoría|asesoría|imprenta|parroquia|guardería|autoescuela|floristería|residencia",
  "scuola(?: (?:media|elementare|materna|primaria|di musica))?|liceo|asilo|officina|panificio|pasticceria|macelleria|parrocchia|ferramenta|libreria|cartoleria|azienda agricola",
  "farmácia|padaria|escola|colégio|paróquia|clínica|mercearia|talho|papelaria|livraria|pastelaria|creche",
  "gemeente|bakker(?:ij)?|slager(?:ij)?|apotheek|dierenkliniek|basisschool|kwekerij|maatschap|tuincentrum|boekhandel|zorgboerderij|manege|kinderopvang",
].join("|");

/** The word in lower case that an English name of a body ends in: "Kinna primary school", "Oakwood Lane surgery". */
export const HOUSE_TAILS =
  "(?:primary|secondary|high|junior|infant|nursery|middle) school|school|surgery|mission|lab|clinic|hospital|pharmacy|bakery|dairy|brewery|council|library|health centre|parish";
