import { grammar } from "../match/grammar";

export const ITALIAN_GRAMMAR = grammar({
  we: "noi, nostro, nostra, nostri, nostre, ci, il consiglio, l'assemblea",
  I: "io, mio, mia, mi, miei, ho",
  you: "tu, voi, vostro, tuo, lei",
  they: "lui, loro, suo, sua, suoi, gli, le",
  it: "questo, questa, quello, ciò, lo",
  any: "ogni, tutto, tutta, tutti, tutte, chiunque, ciascuno, entrambi",
  none: "nessuno, nessun, nessuna, niente, nulla",
  must: "deve, devono, bisogna, occorre, obbligatorio, obbligatoria, richiede, richiedono, esige, dovrà, dovranno, serve, servono, va, vanno, vuole, necessario",
  may: "può, possono, potrà, permesso, consentito, permette, lascia",
  forbidden:
    "vietato, vietata, vieta, proibito, non si può, non può, non possono, non deve, non devono, divieto",
  will: "sarà, saranno, avrà, faremo, useremo",
  would: "sarebbe, dovrebbe, potrebbe, dovrebbero, vorrebbe",
  not: "non, mai, né, senza",
  only: "solo, soltanto, solamente, esclusivamente, al più tardi, unicamente",
  until: "prima, dopo, fino, entro, da, dal, durante, tra",
  condition: "se, salvo, tranne, quando, purché, altrimenti, a meno che",
  more: "più, oltre, minimo, almeno, superare, supera, superiore, maggiore, più di",
  less: "meno, massimo, sotto, limite, limitato, al massimo, meno di, inferiore, fino a, tetto, non più di",
  per: "per, ogni, al giorno, alla settimana, al mese, all'anno, alla volta, a testa",
  instead: "invece, invece di, anziché, piuttosto, al posto",
  dropped:
    "annullato, annullata, scartato, scartata, respinto, respinta, abbandonato, eliminato, tolto, tolta, rinunciamo, non più, rinviato, rinviata, sospeso, bocciato, niente più, cancellato",
  kept: "resta, restano, rimane, rimangono, mantiene, manteniamo, teniamo, tiene, restiamo, continua, come prima, conserviamo",
  decided:
    "deciso, decide, decidiamo, decisione, approvato, approvata, approva, votato, scelto, scegliamo, unanimità, concordato, accordo, d'accordo, stabilito, adottato, accettato, confermato, delibera, deliberato, optato",
  changed:
    "passiamo, passa, cambia, cambiamo, usiamo, compriamo, prendiamo, sostituisce, sostituiamo, spostiamo, spostato, spostata, chiude, apre, facciamo, inizia, mettiamo, si fa",
  "from now on":
    "ora, adesso, d'ora in poi, da ora, in futuro, prossimo, prossima, quest'anno, a partire, da oggi",
  believed:
    "probabilmente, forse, credo, crediamo, crede, penso, pensiamo, pensa, suppongo, supponiamo, suppone, presumo, presumiamo, ipotesi, stimiamo, stima, aspettiamo, aspetta, sembra, dovrebbe, contiamo, confidiamo, speriamo, spera, immagino, previsto, prevediamo, secondo, a occhio, convinto, sicuro, sicuramente, a quanto pare, diamo per, verosimilmente, contando su, dando per, do per scontato, diamo per scontato, calcoliamo, a spanne, se tutto va",
  unproven: "verificato, misurato, provato, controllato, confermato, contato, nessuno ha, non ancora",
  authority:
    "regola, regolamento, legge, contratto, assicurazione, scadenza, comune, normativa, statuto, bilancio, licenza, proprietario, bando, fornitore, banca, budget",
  limits:
    "contiene, entra, accetta, accettano, scade, costa, copre, regge, dura, vale, basta, porta, chiude, finisce, tiene, ammette",
  so: "quindi, perché, perciò, poiché, dunque, così",
  but: "ma, però, anche se, tuttavia",
  day: "lunedì, martedì, mercoledì, giovedì, venerdì, sabato, domenica, gennaio, febbraio, marzo, aprile, maggio, giugno, luglio, agosto, settembre, ottobre, novembre, dicembre, primavera, estate, autunno, inverno, natale, pasqua, mattina, sera",
  unit: "kg, g, km, m, cm, mm, l, ore, ora, minuti, giorni, giorno, settimane, settimana, mesi, mese, anni, anno, euro, persone, posti, tonnellate, metri, litri, gradi, volte",
  quantity:
    "un, una, uno, due, tre, quattro, cinque, sei, sette, otto, nove, dieci, dodici, venti, metà, terzo, doppio",
  be: "è, sono, era, erano, essere, sia, stato, stata",
  have: "ha, hanno, abbiamo, aveva",
  question: "chi, cosa, perché, come, dove, quale",
  request: "chiedere, chiamare, mandare, controllare, scrivere",
  past: "ieri, scorso, scorsa, disse, detto, arrivato, era",
  feeling: "bello, grazie, peccato, contento, triste, stanco, bene, male",
  document:
    "verbale, fattura, lista, elenco, piano, registro, etichetta, lettera, mail, rapporto, cartello, calendario, sito, scheda, inventario, catalogo, preventivo, contratto, tabella",
  states: "dice, dicono, indica, secondo, riporta, risulta, scrive, mostra, misurato, contato",
  contrary:
    "ma, però, invece, mentre, contraddice, non torna, in realtà, tuttavia, al contrario, non coincide",
});
