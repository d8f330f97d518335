import type { WordLists } from "../match/word-lists";

export const FRENCH_WORD_LISTS: Partial<WordLists> = {
  roles:
    "traductrice traducteur rédactrice rédacteur graphiste architecte ingénieure ingénieur avocate avocat infirmière médecin notaire chercheuse chercheur conseillère conseiller animatrice animateur éditrice éditeur bibliothécaire maire adjointe adjoint stagiaire invités membres directeur directrice responsable achats ventes comptable comptabilité gérant gérante président présidente trésorier trésorière secrétaire enseignante enseignant maître maîtresse chargée chargé syndic gardien gardienne entraîneur entraîneuse régisseur régisseuse proviseur proviseure vice-président vice-présidente",
  titles: "monsieur madame mme mmes mlle mlles mm m père frère abbé sœur soeur tante",
  formsOfAddress: "madame mme mmes mlle mlles mm monsieur",
  kinTitles: "père frère soeur sœur abbé tante",
  shortTitles: "mme mmes mlle mlles mm",
  particles: "de des du la le",
  measures:
    "pour-cent litre litres mètre mètres heure heures jour jours semaine semaines mois an ans année années fois personnes deux trois quatre cinq sept huit neuf dix peut peuvent faut fait faire jusqu jusqu'à aussi encore après avant chaque tous toutes demain hier avons avez ont sont était étaient être avoir serait avait décidé",
  animals: "chien chienne chat chatte",
  firmHeads:
    "charcuterie poissonnerie autocars ascenseurs couverture toitures charpentes pépinières maçonnerie presses laboratoire ferme domaine menuiserie scierie fromagerie imprimerie traiteur galerie couvreurs plombiers menuisiers électriciens maçons peintres serruriers jardins ateliers boulangers bouchers restaurant brasserie bistro bistrot café boulangerie pâtisserie boucherie librairie cabinet agence atelier maison groupe éditions entreprise ets établissements fondation association garage banque crédit boulanger hôpital lycée collège école université institut bar",
  bodyHeads: "université institut fondation union",
  places: "rue place",
  mailboxes: "secretariat direction accueil mairie",
  restaurants: "restaurant brasserie bistro bistrot café",
  abbreviations: "art ets éts",
  neverLast: "ets éts",
  fileNames: "fichier",
  frequent:
    "alors ainsi aussi autre avant avec cette comme dans depuis elles encore entre faire leurs mais même moins nous parce pendant plus pour quand sans sont tous tout toute toutes très votre vous",
};
