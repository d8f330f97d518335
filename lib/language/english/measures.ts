import { wordSet } from "../match/word-set";

/** Amounts, numbers, times and other words of any text, in any of the languages: they name nothing. */
export const MEASURES = wordSet(`
euro euros cent cents dollar dollars percent degree degrees gram grams kilo kilos litre litres liter liters metre metres meter meters
minute minutes hour hours day days week weeks month months year years time times times people ones thing things way part lot number
says said agreed today next more better longer later early ahead left
prozent grad gramm liter stück minuten minute stunde stunden tag tage tagen woche wochen monat monate monaten jahr jahre jahren uhr mal
zwei drei vier fünf sechs sieben acht neun zehn elf zwölf mehr neue neuen neuer neues geht gehen gibt darf muss macht machen heute morgen gestern
pour-cent litre litres mètre mètres heure heures jour jours semaine semaines mois an ans année années fois personnes
deux trois quatre cinq sept huit neuf dix peut peuvent faut fait faire jusqu jusqu'à aussi encore après avant chaque tous toutes demain hier avons avez ont sont était étaient être avoir serait avait décidé
ciento grado grados gramos litros metros minutos hora horas día días semana semanas mes meses año años vez veces personas
dos tres cuatro cinco seis siete ocho nueve diez puede pueden hay hace hacer ahora también después antes cada todos todas mañana ayer hemos han está están estaba ser estar había hecho dice
cento gradi grammi litri metri minuti ora ore giorno giorni settimana settimane mese mesi anno anni volta volte persone
due quattro cinque sei sette otto nove dieci può possono fare anche dopo prima ogni tutti tutte oggi domani ieri abbiamo hanno siamo essere avere stato stata
grau graus minuto hora dia dias mês ano anos vezes pessoas dois duas três quatro oito dez pode podem fazer também depois antes hoje ontem temos têm são está estão foi ser estar
procent graden uur uren dagen weken maand maanden jaar jaren keer mensen twee drie vijf zes zeven negen tien kan kunnen moet gaat ook nog vandaag morgen hebben heeft werd worden waren was
`);
