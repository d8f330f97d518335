import { grammar } from "../match/grammar";

export const GERMAN_GRAMMAR = grammar({
  we: "wir, uns, unser, unsere, unseren, unserem, unserer, der vorstand, das team, man",
  I: "ich, mein, meine, meiner, meinen, mir, mich",
  you: "du, ihr, dein, euer, euch, bitte",
  they: "er, sie, ihre, ihren, seine, seinen, ihm, ihnen",
  it: "es, das, dies, diese, dieser, dieses",
  any: "jeder, jede, jedes, jedem, jeden, alle, allen, alles, beide, wer",
  none: "niemand, kein, keine, keinen, keiner, keinem, keines, nichts, keinesfalls",
  must: "muss, müssen, musste, müssten, soll, sollen, braucht, brauchen, pflicht, vorgeschrieben, verlangt, verlangen, nötig, zwingend, besteht auf, fordert, vorschreibt, schreibt vor, will, wollen, bedarf, erforderlich, notwendig",
  may: "darf, dürfen, kann, können, könnte, könnten, erlaubt, zulässig, lässt, erlauben",
  forbidden:
    "verboten, untersagt, verbietet, tabu, unzulässig, darf nicht, dürfen nicht, ausgeschlossen, geht nicht",
  will: "wird, werden, werde",
  would: "würde, würden, sollte, sollten, wäre, wären, hätte",
  not: "nicht, nie, niemals, ohne",
  only: "nur, ausschließlich, lediglich, bloß, spätestens, nur noch, frühestens",
  until: "bis, vor, nach, ab, seit, von, zwischen, während, erst, vorher",
  condition: "wenn, falls, sofern, außer, solange, sonst, sobald, andernfalls",
  more: "mehr, über, länger, größer, höher, älter, mindestens, später, schwerer, breiter, mehr als, überschreiten, zu",
  less: "weniger, unter, höchstens, maximal, innerhalb, kleiner, kürzer, niedriger, max, grenze, limit, begrenzt, bis zu, nicht mehr als, beschränkt, eher",
  per: "pro, je, am tag, in der woche, im monat, im jahr, gleichzeitig, auf einmal",
  instead: "statt, anstatt, stattdessen, sondern, anstelle, anstelle von, lieber",
  dropped:
    "gestrichen, abgesagt, abgelehnt, verworfen, raus, weg, entfällt, entfallen, fällt weg, fällt aus, streichen, verzichten, verzichtet, eingestellt, verschoben, nicht mehr, kommt nicht, gekündigt, abgeschafft, zurückgezogen, aufgegeben, vertagt, rausgenommen, lassen wir, ausgemustert, entfernt",
  kept: "bleibt, bleiben, bleibe, behalten, behält, lassen, beibehalten, weiterhin, weiter, wie bisher, es bleibt bei, geblieben",
  decided:
    "beschlossen, entschieden, beschluss, einstimmig, angenommen, vereinbart, geeinigt, entscheidung, festgelegt, gewählt, beschließt, beschließen, einigen, entschlossen, abgestimmt, genehmigt, zugestimmt, einverstanden, alle dafür, alle einverstanden, dafür, nehmen wir, machen wir, fiel auf, ausgemacht, abgemacht, bestätigt, bewilligt, ergebnis, entscheiden, wahl, verständigt, uns auf, bleibt es, steht fest, also doch, final, mehrheitlich, gegenstimmen, enthaltung, votum, durch",
  changed:
    "nehmen, nimmt, wechseln, wechselt, umstellen, stellen um, ersetzt, ersetzen, machen, macht, kaufen, kauft, stellen, setzen, fahren, gehen, kommt, kommen, wandert, wandern, zieht um, ziehen um, verlegt, verschieben, übernehmen, starten, beginnt, umbenannt, mieten, bekommt, bekommen, gibt es, wird, auf, ein, um",
  "from now on":
    "künftig, ab sofort, jetzt, nun, nächstes, nächsten, in zukunft, von nun an, ab jetzt, dieses jahr, ab heute, neu, fortan, zukünftig",
  believed:
    "wahrscheinlich, vermutlich, wohl, vielleicht, glaube, glauben, glaubt, denke, denken, denkt, meint, vermute, vermuten, vermutet, annahme, nehmen an, nehme an, nimmt an, rechnet mit, rechnen mit, rechne, rechnet, schätze, schätzen, schätzt, geschätzt, schätzung, erwarten, erwartet, scheint, dürfte, dürften, sicher, hoffentlich, davon aus, angenommen, hoffen, hofft, müsste, sieht aus, bestimmt, offenbar, ausgehen, setzen darauf, verlassen uns, überzeugt, voraussichtlich, anscheinend, unterstellt, bauen darauf, zählen auf, erfahrungsgemäß, gefühlt, hypothese, vorausgesetzt, sollte reichen, ungefähr, etwa, so weit ich, sofern, hängt daran, steht und fällt, unter der annahme, kalkuliert, kalkulieren, wird schon, irgendwas um, unterstellen, prognose, realistisch",
  unproven:
    "geprüft, gemessen, belegt, nachgewiesen, getestet, nachgefragt, gezählt, bewiesen, noch nicht, bauchgefühl, ungeprüft, keiner hat, niemand hat",
  authority:
    "regel, regeln, gesetz, vertrag, versicherung, frist, vorschrift, vorschriften, satzung, auflage, auflagen, behörde, vermieter, stadt, gemeinde, amt, budget, veterinäramt, bauamt, brandschutz, denkmalschutz, verlag, förderung, mietvertrag, genehmigung, hersteller, lieferant, bank, verordnung, hausordnung, zulassung, netzbetreiber, etat",
  limits:
    "fasst, schafft, passt, passen, trägt, gilt, gelten, endet, schließt, läuft ab, kostet, zahlt, übernimmt, akzeptiert, reicht, hält, verträgt, öffnet, liefert, fällig, lohnt, hergibt, gibt das nicht, voll, platz",
  so: "daher, deshalb, weil, also, denn, da, deswegen, somit",
  but: "aber, doch, jedoch, obwohl, während, allerdings",
  day: "montag, dienstag, mittwoch, donnerstag, freitag, samstag, sonntag, montags, dienstags, mittwochs, donnerstags, freitags, samstags, sonntags, januar, februar, märz, april, mai, juni, juli, august, september, oktober, november, dezember, frühjahr, frühling, sommer, herbst, winter, weihnachten, ostern, wochenende, abend, vormittag, nachmittag",
  unit: "kg, g, km, m, cm, mm, l, stunden, stunde, minuten, tage, tagen, woche, wochen, monat, monate, monaten, jahr, jahre, jahren, euro, personen, person, leute, prozent, grad, uhr, tonnen, meter, liter, plätze, stück, mal",
  quantity:
    "ein, eine, einen, zwei, drei, vier, fünf, sechs, sieben, acht, neun, zehn, elf, zwölf, zwanzig, hälfte, drittel, viertel, doppelt, einmal, zweimal",
  be: "ist, sind, war, waren, sein",
  have: "hat, haben, hatte, hatten, habe",
  question: "wer, was, warum, wie, ob, welche, welcher, wo",
  request: "fragt, fragen, ruft, schickt, klärt, prüft, kümmert sich, besorgt, meldet",
  past: "sagte, kam, ging, gestern, letzte, letzten, letztes, wollte, wurde, wurden, gab, sah",
  feeling: "schön, toll, leider, danke, lustig, traurig, müde, gut, schlecht, herrlich, gerne",
  document:
    "protokoll, liste, plan, etikett, karton, register, rechnung, brief, mail, bericht, aushang, kalender, kasse, bank, datei, inventar, katalog, zettel, tabelle, karte, vertrag, angebot, zähler, buch, plakat, schild, website, seite, akte",
  states: "sagt, steht, laut, zeigt, nennt, schreibt, gemessen, gezählt, behauptet, angegeben, heißt, weist",
  contrary:
    "aber, doch, jedoch, dagegen, hingegen, tatsächlich, widerspricht, widersprechen, stimmt nicht, passt nicht, irrt, obwohl, dabei, anders als, nicht überein, im gegensatz",
});
