import { type Cues, cue } from "../match/cues";

export const ITALIAN_CUES: Cues = {
  settled: cue(
    "decis[oaie]|decide|decidono|deciso di|decisione|deliber(?:a|ato|ata|azione)|approv(?:a|ato|ata|ati|ate|azione)|accord[oi]|d['’]accordo|stabilit[oaie]|concordat[oaie]|confermat[oaie]|accettat[oaie]|respint[oaie]|rifiutat[oaie]|elett[oaie]|nominat[oaie]|scelt[oaie]|si sceglie|unanimità|fissat[oaie]|si farà|si prende|si compra|prendiamo|andiamo con|aggiudicat[oaie]|incaricat[oaie]|ok per",
  ),
  stays: cue(
    "resta(?:no)?|rimane|rimangono|si mantiene|mantenere|rinviat[oaie]|rimandat[oaie]|spostat[oaie]|annullat[oaie]|sospes[oaie]|cancellat[oaie]|non si \\p{L}+|non più|invece di|al posto di|da ora in poi|a partire da|come prima|invariat[oaie]|passa a|massimo",
  ),
  final: cue(
    "basta|punto(?: e basta)?|fine|chiuso|e amen|mai più|senza eccezioni|nessuno|definitivamente|da (?:ora|oggi|domani|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)|a partire da|come (?:sempre|l['’]anno scorso|prima|previsto)|si fa così",
  ),
  open: cue(
    "manca(?:no)?|da \\p{L}+(?:are|ere|ire)|bisogna|occorre|serve|servono|deve|devono|dovrà|in sospeso|aperto|in attesa|in corso|urgente|entro|ancora da|non ancora|va \\p{L}+t[oa]|vanno \\p{L}+t[ie]|scadenza|resta da|necessario",
  ),
  takes: cue(
    "io|si occupa|mi occupo|si incarica|ci penso io|ci pensa|prende in carico|incaricat[oa]|responsabile|manderà|farà|chiamerà|invierà|porterà|chiama|manda|invia|prepara|chiede a|contatta|sente|passa da|porta|compra|prenota|verifica|controlla|scrive|ritira|si informa|faccio|mando|chiamo|sento|vado|va a|si offre",
  ),
  asks: cue(
    "per favore|per piacere|puoi|potresti|potete|potrebbe|può|si prega|si chiede|chiede|chiedono|ricordat(?:i|e|evi)|non dimenticare|qualcuno|mi mandi|ci serve che|gentilmente|cortesemente|vorrebbe",
  ),
  doubts: cue(
    "forse|magari|se|potrebbe(?:ro)?|sarebbe|dovrebbe|possibile|eventualmente|idea|ipotesi|si discute|discussione|dubbi[oa]?|valutare|proporre|propone|pensa|crede|spera",
  ),
  reports: cue(
    "era|erano|è stat[oa]|sono stat[ie]|ha|hanno|aveva|comunica|informa|riferisce|spiega|dice|detto|presenta|ringrazia|ricorda|relaziona|fatto|arrivat[oaie]|già|finit[oaie]|ricevut[oaie]",
  ),
  motion: cue(
    "propost[ae]|propone|vot[oi]|votazione|a favore|favorevoli|contrari[oi]?|astenut[oi]|mozione|facciamo|raccomanda",
  ),
};
