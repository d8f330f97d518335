import { grammar } from "../match/grammar";

export const FRENCH_GRAMMAR = grammar({
  we: "nous, notre, nos, on, le bureau, l'équipe, le conseil",
  I: "je, j'ai, moi, mon, ma, mes, me",
  you: "tu, vous, votre, vos, ton, merci de",
  they: "il, elle, ils, elles, leur, leurs, son, sa, ses",
  it: "ce, c'est, cela, ça, cette, cet, ces",
  any: "chaque, tout, toute, tous, toutes, chacun, quiconque, tout le monde, les deux",
  none: "personne, aucun, aucune, rien, pas question",
  must: "doit, doivent, faut, devra, devront, obligatoire, obligatoires, exige, exigent, impose, imposent, obligé, oblige, nécessaire, veut, tient à, réclame, demande, il faut, requis, requise, besoin",
  may: "peut, peuvent, pourra, pourront, possible, autorisé, permis, permet, laisse",
  forbidden:
    "interdit, interdite, interdits, interdites, défense, interdiction, ne peut, ne peuvent, ne doit, ne doivent, pas moyen, impossible, refuse, proscrit",
  will: "sera, seront, aura, auront, fera, ferons, va, vont, allons",
  would: "serait, devrait, pourrait, faudrait, devraient, voudrait, aimerait",
  not: "ne, pas, jamais, n'est, n'a, n'ont, n'y, sans",
  only: "que, seulement, uniquement, seul, seule, seuls, seules, exclusivement, au plus tard",
  until: "avant, après, jusqu'à, jusqu'au, dès, depuis, d'ici, pendant, entre",
  condition: "si, sauf, sinon, tant que, quand, lorsque, à condition, faute de",
  more: "plus, au-delà, minimum, moins, dépasser, dépasse, dépassant, au moins, plus de, supérieur, trop",
  less: "maximum, maxi, sous, limite, limité, limitée, limités, max, plafond, plafonné, au plus, pas plus, moins de, inférieur, jusqu'à",
  per: "par, chaque, par jour, par semaine, par mois, par an, à la fois, par personne",
  instead: "plutôt, plutôt que, au lieu, à la place, et non",
  dropped:
    "annulé, annulée, abandonne, abandonné, abandonnée, supprime, supprimé, supprimée, renonce, renoncé, refusé, refusée, rejeté, rejetée, arrête, arrêté, écarté, écartée, exit, laissé tomber, laisse tomber, ne plus, reporté, reportée, retiré, retirée, enlève, enlevé, fini, raccourcit, tant pis, repoussé",
  kept: "garde, gardons, gardé, reste, restent, restons, maintient, maintenu, maintenons, conserve, conservons, continue, comme avant, comme prévu",
  decided:
    "décidé, décide, décident, décision, voté, adopté, adoptée, convenu, choisi, retenu, retenue, unanimité, approuvé, tranché, validé, validée, entendu, d'accord, acté, vu avec, vote, accepté, opté, ce sera, c'est dit, tout le monde est, conclusion, signé, élu, tranche, entérine, entérinée, à mains levées, majorité, abstention, c'est acté, on part sur, va pour, ok pour",
  changed:
    "passe, passons, passent, prend, prenons, prendra, remplace, remplacé, change, changeons, achète, achetons, part, partons, fait, faisons, ferme, fermons, ouvre, ouvrons, met, mettons, répare, loue, louons, avance, décale, déplace, rappelle, rappelons, commence, joue, jouons, ajoute, utilise",
  "from now on":
    "désormais, dorénavant, maintenant, à partir, à partir de, prochain, prochaine, à l'avenir, dès lundi, cette année, cette saison, cet été",
  believed:
    "probablement, sans doute, doute, peut-être, pense, pensons, pensent, suppose, supposons, supposé, croit, croire, crois, croyons, estime, estimons, semble, devrait, table sur, tablons, tablons sur, compte sur, comptons, comptons sur, mise, misons, espère, espérons, vraisemblablement, hypothèse, pari, présume, imagine, parie, prévoit, prévu, attend, attendons, s'attend, à son avis, à mon avis, selon, d'après, en principe, normalement, on part du, parti du principe, au pif, à la louche, a priori, apparemment, il paraît, convaincu, sûr, sûrement, persuadé, dirait, compte dedans, on table, tablent, suppose que, part du principe, part du, estimation, au doigt, devraient, sous réserve, si tout va bien, misent, parient",
  unproven: "vérifié, vérifiée, mesuré, testé, prouvé, confirmé, compté, personne n'a, pas encore, rien ne",
  authority:
    "règle, règlement, loi, bail, contrat, assurance, délai, préfecture, mairie, statuts, budget, assureur, convention, arrêté, propriétaire, diocèse, mutuelle, subvention, licence, norme, cahier, fournisseur, banque, commune, notice",
  limits:
    "tient, contient, accepte, acceptent, expire, autorise, coûte, valable, supporte, rentre, rentrent, suffit, couvre, mesure, pèse, finit, fonctionne, s'arrête, rembourse, place",
  so: "donc, car, parce, parce que, alors, puisque, du coup",
  but: "mais, cependant, pourtant, tandis, par contre",
  day: "lundi, mardi, mercredi, jeudi, vendredi, samedi, dimanche, janvier, février, mars, avril, mai, juin, juillet, août, septembre, octobre, novembre, décembre, printemps, été, automne, hiver, noël, pâques, toussaint, matin, soir, midi, minuit",
  unit: "kg, g, km, m, cm, mm, l, heures, heure, h, minutes, jours, jour, semaines, semaine, mois, ans, an, euros, personnes, places, tonnes, mètres, litres, degrés, fois",
  quantity:
    "un, une, deux, trois, quatre, cinq, six, sept, huit, neuf, dix, onze, douze, quinze, vingt, trente, moitié, tiers, quart, double",
  be: "est, sont, était, étaient, être, c'est, c'était",
  have: "a, ont, avait, avons, ai, j'ai, avaient",
  question: "qui, quoi, pourquoi, comment, où, quel, quelle",
  request: "demander, appeler, envoyer, relancer, voir, penser à, vérifier",
  past: "hier, dernier, dernière, était, disait, fut, avait, a dit, est venu, est arrivé",
  feeling: "super, merci, dommage, content, triste, fatigué, drôle, beau, bon, bien, belle",
  document:
    "facture, procès-verbal, liste, plan, registre, étiquette, courrier, mail, rapport, affiche, calendrier, planning, site, fiche, inventaire, catalogue, devis, contrat, tableau, compteur, carte, compte-rendu, relevé",
  states:
    "dit, indique, indiquent, selon, affiche, donne, mentionne, précise, d'après, écrit, mesuré, compté, parle de",
  contrary:
    "mais, pourtant, or, alors que, tandis que, contredit, ne colle, en réalité, en fait, cependant, contrairement, lui, incohérent",
});
