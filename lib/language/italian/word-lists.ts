import type { WordLists } from "../match/word-lists";

export const ITALIAN_WORD_LISTS: Partial<WordLists> = {
  roles:
    "traduttrice traduttore avvocata avvocato architetto ingegnere sindaco consigliere redattrice redattore ospiti soci direttore direttrice responsabile acquisti vendite segretaria presidente maestra maestro amministratore amministratrice allenatore allenatrice cassiere cassiera tesoriere tesoriera segretario vicepresidente custode parroco",
  titles:
    "signora signor sigg sig.ri signori dott ing arch avv geom sig sig.ra sig.na prof.ssa dott.ssa rag suor fra don zio zia padre maestro maestra",
  formsOfAddress: "ing geom signora signor sig sig.ra sig.na dott dott.ssa prof.ssa avv",
  kinTitles: "suor padre don zio zia maestro maestra",
  shortTitles: "avv geom arch sig sigg rag dott ing",
  particles: "de del della dello dell di da la lo san santa i e",
  measures:
    "cento gradi grammi litri metri minuti ora ore giorno giorni settimana settimane mese mesi anno anni volta volte persone due quattro cinque sei sette otto nove dieci può possono fare anche dopo prima ogni tutti tutte oggi domani ieri abbiamo hanno siamo essere avere stato stata",
  animals: "cane gatto",
  firmHeads:
    "pasticceria gelateria macelleria salumeria enoteca lavanderia agriturismo autofficina autolinee idraulica idrotecnica edilizia impianti costruzioni trasporti legnami vivai ascensori pulizie laboratorio mobili ceramiche arredamenti ferramenta cartoleria officine impresa carrozzeria galleria falegnameria tipografia osteria trattoria ristorante pizzeria caffè bar gruppo studio azienda fattoria cantina fondazione associazione officina banca panificio fratelli clinica ospedale scuola università istituto casa",
  bodyHeads: "museo banco banca",
  places: "via piazza villa",
  mailboxes: "segreteria direzione redazione",
  restaurants: "osteria trattoria ristorante pizzeria caffè bar",
  abbreviations: "ing geom",
  neverLast: "ing geom",
};
