import { grammar } from "../match/grammar";

export const DUTCH_GRAMMAR = grammar({
  we: "wij, we, ons, onze, het bestuur, het team",
  I: "ik, mijn, mij, me",
  you: "jij, je, jullie, u, jouw",
  they: "hij, zij, ze, hun, zijn, haar, hen",
  it: "het, dat, dit, deze, die",
  any: "iedereen, ieder, iedere, elk, elke, alle, alles, allemaal, wie, beide",
  none: "niemand, geen, niets, geen enkele",
  must: "moet, moeten, verplicht, vereist, eist, eisen, nodig, dient, dienen, hoort, wil, noodzakelijk",
  may: "mag, mogen, kan, kunnen, toegestaan, laat",
  forbidden: "verboden, mag niet, mogen niet, kan niet, kunnen niet, uitgesloten, verbiedt",
  will: "zal, zullen, gaat, gaan",
  would: "zou, zouden, zou moeten",
  not: "niet, nooit, zonder",
  only: "alleen, slechts, uitsluitend, enkel, uiterlijk, pas",
  until: "tot, voor, na, vanaf, sinds, binnen, tussen, tijdens",
  condition: "als, tenzij, mits, wanneer, behalve, anders, zolang, indien",
  more: "meer, boven, langer, groter, hoger, minstens, minimaal, minimum, later, meer dan, ouder, te",
  less: "minder, onder, hoogstens, maximaal, maximum, max, grens, limiet, beperkt, hooguit, minder dan, korter, kleiner, lager",
  per: "per, elk, per dag, per week, per maand, per jaar, tegelijk, per persoon",
  instead: "in plaats van, in plaats, maar, liever",
  dropped:
    "geschrapt, afgezegd, afgewezen, verworpen, vervalt, schrappen, stoppen, stopt, niet meer, geannuleerd, uitgesteld, afgelast, laten vallen, weg, opgezegd, vervallen",
  kept: "blijft, blijven, houden, houdt, behouden, laten, zoals nu, gehandhaafd",
  decided:
    "besloten, besluit, besluiten, afgesproken, gekozen, kiezen, unaniem, goedgekeurd, aangenomen, akkoord, gestemd, vastgesteld, beslist, beslissing, eens, bevestigd, overeengekomen",
  changed:
    "nemen, neemt, wisselen, vervangen, vervangt, kopen, gaan, stappen over, zetten, verplaatsen, verplaatst, verhuizen, gebruiken, beginnen, begint, maken, wordt, worden",
  "from now on": "voortaan, vanaf nu, nu, volgend, volgende, in de toekomst, dit jaar, vanaf vandaag",
  believed:
    "waarschijnlijk, vermoedelijk, misschien, denk, denken, denkt, geloof, geloven, vermoed, vermoeden, aanname, nemen aan, neem aan, gaan ervan uit, uit, verwacht, verwachten, schat, schatten, lijkt, hopelijk, hopen, rekenen op, vast, wellicht, blijkbaar, zou, zeker, overtuigd, volgens, gok, schatting, hypothese, ervan uit, rekent op, ga ervan uit, naar verwachting, schatten we, als alles goed, mits",
  unproven: "gecontroleerd, gemeten, getest, geteld, bewezen, nagevraagd, nog niet, niemand heeft",
  authority:
    "regel, regels, wet, contract, verzekering, termijn, voorschrift, gemeente, verhuurder, statuten, budget, vergunning, begroting, leverancier, bank, huurcontract, subsidie",
  limits:
    "past, passen, geldt, gelden, sluit, verloopt, kost, dekt, accepteert, draagt, duurt, houdt, werkt, eindigt, neemt, bevat",
  so: "dus, omdat, want, daarom, doordat",
  but: "maar, echter, hoewel, terwijl, wel",
  day: "maandag, dinsdag, woensdag, donderdag, vrijdag, zaterdag, zondag, januari, februari, maart, april, mei, juni, juli, augustus, september, oktober, november, december, voorjaar, zomer, herfst, winter, kerst, pasen, avond, ochtend, middag",
  unit: "kg, g, km, m, cm, mm, l, uur, uren, minuten, dagen, dag, weken, week, maanden, maand, jaar, jaren, euro, personen, mensen, procent, graden, ton, meter, liter, plaatsen, keer",
  quantity:
    "een, één, twee, drie, vier, vijf, zes, zeven, acht, negen, tien, twaalf, twintig, helft, derde, kwart, dubbel",
  be: "is, zijn, was, waren",
  have: "heeft, hebben, had, hadden",
  question: "wie, wat, waarom, hoe, of, welke, waar",
  request: "vraagt, belt, stuurt, regelt, vragen, bellen",
  past: "gisteren, vorige, vorig, zei, kwam, ging, werd, werden",
  feeling: "mooi, leuk, helaas, dank, bedankt, grappig, moe, goed, slecht",
  document:
    "notulen, factuur, lijst, plan, register, etiket, brief, mail, rapport, bord, kalender, site, bestand, inventaris, catalogus, offerte, contract, tabel",
  states: "zegt, staat, volgens, vermeldt, toont, schrijft, gemeten, geteld, noemt",
  contrary:
    "maar, echter, terwijl, daarentegen, tegenspreekt, klopt niet, in werkelijkheid, wel, in tegenstelling",
});
