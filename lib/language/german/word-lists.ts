import type { WordLists } from "../match/word-lists";

export const GERMAN_WORD_LISTS: Partial<WordLists> = {
  roles:
    "übersetzerin übersetzer redakteurin redakteur rechtsanwältin rechtsanwalt ärztin arzt tischlermeister malermeister geschäftsleitung sachbearbeiterin sachbearbeiter referentin referent pfarrer pfarrerin bürgermeister bürgermeisterin chefin leiter leiterin einkauf vertrieb verkauf geschäftsführer geschäftsführerin buchhaltung sekretariat technik personal entwicklung qualität produktion klassenlehrer klassenlehrerin hausmeister vorstand vorsitz vorsitzender vorsitzende gäste mitglieder eltern kassenwart kassenwartin kassierer kassiererin beisitzer beisitzerin protokoll stellvertretung gast schatzmeister schatzmeisterin schriftführer schriftführerin projektleiter projektleiterin bauleiter bauleiterin architektin ingenieur ingenieurin assistenz abteilung lehrer lehrerin erzieherin elternvertreter kommandant kommandantin kassier kassierin pastorin küster küsterin mesner mesnerin übungsleiter obmann obfrau kapellmeister kapellmeisterin rektor rektorin stv stellvertreter stellvertreterin verwalter verwalterin wehrführer notenwart zeugwart",
  titles:
    "herr herrn frau fraulein hr hrn mag ing dipl-ing dipl.-ing schwester pfarrer pater onkel tante doktor bgm arch fr",
  formsOfAddress: "doktor herr herrn frau hr hrn mag ing fr",
  kinTitles: "schwester onkel tante pater",
  shortTitles: "hr fr ing dipl-ing dipl.-ing mag bgm br arch",
  particles: "von der den zu zum zur ze",
  measures:
    "prozent grad gramm liter stück minuten minute stunde stunden tag tage tagen woche wochen monat monate monaten jahr jahre jahren uhr mal zwei drei vier fünf sechs sieben acht neun zehn elf zwölf mehr neue neuen neuer neues geht gehen gibt darf muss macht machen heute morgen gestern",
  animals: "kater katze hund hündin pferd stute wallach welpe kaninchen",
  firmHeads:
    "feinkost glasbau statikbüro dachdeckerei gebäudereinigung gerüstbau hausverwaltung heizungsbau metallbau stahlbau holzbau tiefbau hochbau straßenbau gartenbau landschaftsbau messtechnik reisebüro sanitätshaus möbelhaus getränkemarkt hofgut mosterei druckhaus buchhandlung labor glashütte ziegelei sägewerk molkerei käserei druckerei reederei imkerei kreisklinik galerie maler dachdecker schreiner klempner gärtner fliesen heizung gasthof gasthaus hofladen bäckerei metzgerei konditorei weingut brauerei gärtnerei autohaus tischlerei schreinerei lüftung sanitär elektro malerbetrieb zimmerei apotheke praxis kanzlei verlag spedition stiftung verein gebr gebrüder klinik hospital krankenhaus universität hochschule institut restaurant café bar",
  bodyHeads: "universität institut",
  places: "platz strasse straße weg allee",
  mailboxes: "direktion sekretariat kanzlei vorstand redaktion verwaltung geschaeftsstelle rektorat",
  restaurants: "gasthof gasthaus café restaurant",
  abbreviations:
    "abs ca bzw zw wg bzgl u fa gr fr str ggü dgl usw vgl betr ing mag gem evtl ggf z.b d.h u.a gebr pfr abt resp st tel",
  neverLast: "ca bzw zw wg bzgl u fa gr ggü vgl betr ing mag gem evtl ggf z.b d.h gebr pfr st",
  fileNames: "dokument anhang anlage nachricht notiz",
  frequent:
    "aller alles andere auch aber beide diese dieser dieses doch durch einen einer eines etwas haben hatte immer jetzt kann keine machen mehr nicht nichts nur oder schon sehr seine sind sondern unter viele wenn werden wieder wird wurde zwischen",
};
