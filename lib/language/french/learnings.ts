import { type LearningWords, label, leads, minor, phrases, votes, words } from "../match/learnings";
import { FRENCH_CLAIMS } from "./claim-words";
import { FRENCH_GRAMMAR } from "./grammar";

const SUBJECT = "(?:nous|on|ils|elles|je|j['’]|\\p{L}+)";
const HOW =
  "(?:(?:donc|finalement|aussi|à l['’]unanimité|à la majorité|enfin|ensemble|hier|aujourd['’]hui|par \\d+ voix contre \\d+),?\\s)*";
const SETTLED =
  "(?:approuvée?s?|adoptée?s?|rejetée?s?|votée?s?|validée?s?|décidée?s?|reportée?s?|annulée?s?|retenue?s?|élue?s?|repoussée?s?|refusée?s?|actée?s?|abandonnée?s?)";
const NUMBER = "(?:\\d[\\d.,]*|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|vingt)";

/** Others: "the countries that have decided", "people decide", and "because it was dropped". */
const OTHERS =
  "(?:qui|parce que|puisque) (?:l['’])?(?:a|ont|avait|avaient) (?:été )?(?:\\p{L}+ )?(?:décidé|choisi|opté|adopté|voté|écartée?s?|annulée?s?)|(?:quelqu['’]un|les gens|certains|beaucoup de gens) (?:\\p{L}+ ){0,3}(?:décid|choisi|opt)\\p{L}+";

export const FRENCH_LEARNINGS: LearningWords = {
  grammar: FRENCH_GRAMMAR,
  patterns: {
    decision: [
      label("décisions?|décidé|résolution|adopté|approuvé|arbitrage"),
      ...leads(
        [
          0.92,
          `(?:avons|a|ont|ai) ${HOW}(?:décidé|convenu|choisi|résolu|opté|tranché) ${HOW}(?:de|d['’]un commun accord de|que|pour|en faveur de|contre|:)`,
        ],
        [
          0.92,
          `${SUBJECT} ${HOW}(?:décide|décident|décidons|convient|conviennent|convenons) ${HOW}(?:de|que)`,
        ],
        [0.85, "^\\P{L}{0,4}(?:décidé|convenu|acté) (?:de|que)"],
        [0.92, "il (?:est|a été|fut) (?:finalement |donc )?(?:décidé|convenu|acté|entendu) (?:de|que)"],
      ),
      ...phrases(
        [
          0.76,
          "(?:^|finalement,? )pas de .{3,40} (?:cette année|ce mois|cet été|l['’]an prochain)|finalement,? (?:on|nous) (?:l[ea]s? )?(?:supprime|garde|arrête|annule|laisse|prend|change|passe)\\p{L}*",
        ],
        [0.7, "(?:sera|seront) .{0,30}(?:uniquement|seulement|désormais|dorénavant)"],
        [0.9, "(?:ai|avons|a|ont) (?:\\p{L}+ )?(?:décidé|choisi|opté|retenu|tranché)"],
        [
          0.9,
          `(?:${SUBJECT}) (?:approuve|adopte|rejette|valide|vote|élit|retient|approuvent|adoptent|rejettent|valident|votent|refuse|refusent) (?:à l['’]unanimité )?(?:le|la|les|l['’]|un|une|à|son|sa)`,
        ],
        [0.88, `(?:est|sont|a été|ont été|fut|furent) (?:\\p{L}+ ){0,2}${SETTLED}`],
        [0.85, "à l['’]unanimité|par \\d+ voix (?:pour|contre)"],
        [
          0.8,
          "nous (?:gardons|abandonnons|renonçons|reportons|annulons|conservons|arrêtons|passons à|restons (?:avec|chez|à)|choisissons|retenons|optons)|plus (?:de |d['’])\\p{L}+,? on \\p{L}+|on (?:garde|abandonne|renonce|reporte|annule|conserve|arrête|passe à|reste (?:avec|chez)|laisse tomber|prend|part sur)",
        ],
        [
          0.75,
          "(?:la date|le choix|le rendez-vous|la réunion) (?:est|sera) (?:fixée?|déplacée?|avancée?)|n['’]aura pas lieu|(?:reste|restera) (?:\\p{L}+ )?(?:gratuit|inchangé)e?s?",
        ],
      ),
      ...phrases(
        [0.74, "finalement,? (?:on|nous) \\p{L}+"],
        [
          0.78,
          "j['’](?:arrête|abandonne|annule|supprime) (?:le|la|les|l['’])|on (?:le|la|les) (?:vend|jette|change|remplace|donne|supprime|arrête|garde)",
        ],
        [0.78, "(?:on|nous) \\p{L}+ .{3,60} au lieu d(?:e|u|es)"],
        [0.85, "^\\P{L}*retenue?s?\\s?:"],
      ),
    ],
    assumption: [
      label("hypothèses?|supposition|postulat|présupposé"),
      ...leads(
        [
          0.92,
          "(?:suppose|supposons|supposent|présume|présumons|présument|imagine|table|tablons|tablent)(?: donc| toujours)? (?:que|sur|qu['’])",
        ],
        [
          0.92,
          "(?:pars|part|partons|partent|parti|partant) du (?:principe|postulat) (?:que|qu['’])|en (?:supposant|partant du principe|admettant) (?:que|qu['’])",
        ],
        [
          0.9,
          "(?:notre|l['’]|mon|son) ?hypothèse (?:est|de travail est|reste)(?: que)?|dans l['’]hypothèse où|à supposer que",
        ],
        [
          0.85,
          "(?:je|on|nous|il|elle|\\p{L}+) (?:m['’]attends|s['’]attend|nous attendons|s['’]attendent|compte|comptons|comptent|estime|estimons|estiment|prévoit|prévoyons) (?:à ce que|que|sur)",
        ],
      ),
      ...phrases(
        [
          0.76,
          "[aà] priori .{3,40}(?:suffi\\p{L}+|tien\\p{L}+|ira|marche\\p{L}*|sera)|(?:je|on|nous) soupçonn\\p{L}+",
        ],
        [0.8, "probablement|vraisemblablement|sans doute|selon toute vraisemblance"],
        [
          0.75,
          "(?:je|nous) (?:pense|pensons|crois|croyons) (?:que|qu['’])|\\p{L}+ (?:pense|croit|imagine) (?:que|qu['’])|(?:à|selon) mon avis|mon (?:intuition|instinct)",
        ],
        [
          0.72,
          "devrai(?:t|ent) (?:suffire|tenir|rester|arriver|durer|baisser|augmenter|être (?:prête?s?|disponibles?|terminée?s?|livrée?s?))",
        ],
      ),
      ...phrases([
        0.78,
        "d['’]après \\p{L}+(?:-\\p{L}+)?,? (?:il|elle|ça|ce|on|cela|ils|elles) (?:\\p{L}+ )?\\p{L}+r(?:a|ont)",
      ]),
    ],
    constraint: [
      label("contraintes?|délai|date limite|limite|règle|condition|restriction|obligation|plafond"),
      ...phrases(
        [0.82, "(?:ne |n['’])(?:\\p{L}+ )?(?:doit|doivent|peut|peuvent) (?:jamais|plus)"],
        [0.74, "il faut (?:tenir|avoir|respecter|déclarer|garder|conserver|prévoir) (?:un|une|le|la|les|au)"],
        [
          0.9,
          "ne (?:doit|doivent|peut|peuvent|pourra|pourront|devra|devront) (?:en aucun cas |jamais |plus )?(?:pas|être|excéder|dépasser|que|se)?|(?:n['’]est|ne (?:sont|seront|sera)) (?:pas|plus) (?:autorisée?s?|permise?s?|admise?s?|acceptée?s?|remboursée?s?|remboursables?|accessibles?|valables?|prise?s? en charge|couverte?s?)",
        ],
        [
          0.9,
          "(?:est|sont|reste|restent) (?:\\p{L}+ ){0,2}(?:interdite?s?|obligatoires?|exigée?s?|requise?s?|limitée?s?|plafonnée?s?|indispensables?|réservée?s?|soumise?s?|proscrite?s?|prohibée?s?)|interdiction (?:de|formelle|absolue)|il est interdit|défense de",
        ],
        [
          0.88,
          `(?:au (?:maximum|plus|minimum|moins)|maximum|minimum|pas plus de|pas moins de|au plus tard|jusqu['’]à un maximum de) (?:le |la |les |de |à )?${NUMBER}|${NUMBER}.{0,30} (?:au (?:maximum|plus tard|plus|minimum)|maximum|minimum)`,
        ],
        [
          0.86,
          "(?:le délai|la date limite|la limite|le budget|le plafond|l['’]échéance|le préavis|la durée maximale) .{0,50}?(?:(?:est|sont) (?:donc )?(?:de|du|à|au|le|la|limitée?|fixée?|plafonnée?|\\d)|fixée?|expire|s['’]élève|court)",
        ],
        [
          0.85,
          "aucune? (?:\\p{L}+ ){1,5}(?:n['’]est|ne (?:peut|doit|sera|sont))|(?:personne|nul) ne (?:peut|doit)",
        ],
        [
          0.82,
          "(?:exige|exigent|impose|imposent|nécessite|nécessitent|requiert|requièrent|interdit|interdisent|oblige|obligent) (?:un|une|le|la|les|des|du|de|l['’]|que|au|à|deux|trois|\\d)",
        ],
        [
          0.8,
          `(?:doit|doivent|devra|devront) (?:[^;?]{0,80} )?(?:être|rester|avoir lieu|comporter|contenir|respecter|figurer|porter)(?: .{2,})|(?:doit|doivent|devra|devront) [^;?]{3,90} (?:avant|au plus tard|sous|au moins|dans les|d['’]ici)`,
        ],
        [
          0.78,
          "(?:faut|faudra) (?:obligatoirement |impérativement |toujours )?(?:un|une|au moins|l['’]accord|deux|trois|\\d)|uniquement (?:sur|avec|par|après|en|pour)|seule?s? (?:les?|la) .{3,60} (?:peut|peuvent|est|sont|ont)|sans .{3,50} (?:aucun|pas|ne)",
        ],
        [
          0.74,
          "n['’](?:accepte|acceptent|autorise|autorisent) (?:que|pas)|ne (?:prend|prennent|rembourse|remboursent|couvre|couvrent|livre|livrent) (?:que|pas|plus)",
        ],
      ),
      ...phrases(
        [0.84, "(?:refuse|refusent|rejette|rejettent|exclut|excluent) tout(?:e|es)?"],
        [0.86, "n['’](?:a|ai|ont|avons|avez) (?:le )?droit qu['’](?:à|au)"],
        [0.82, "(?:doit|doivent) (?:venir|provenir|passer|se faire|partir) (?:d|par|avant|chez|le|à)"],
        [
          0.84,
          "\\p{L}+ (?:interdite?s?|obligatoires?|exigée?s?) (?:entre|avant|après|dans|pour|sauf|le|en|sur|pendant)",
        ],
        [
          0.76,
          "ne (?:supporte|supportent|résiste|résistent) pas|jamais (?:le|la|les) (?:week-end|soir|dimanche|nuit|matin|lundi|samedi)",
        ],
        [0.84, "aucune? \\p{L}+ (?:pendant|après|avant|sans|entre)"],
      ),
    ],
    contradiction: [
      label("contradictions?|incohérence|écart"),
      ...phrases(
        [0.74, "(?:compris|dit|noté|lu|annoncé|écrit) (?:tout )?(?:l['’]inverse|le contraire)"],
        [
          0.9,
          "contredit|contredisent|en contradiction|(?:ne )?(?:correspond|correspondent|concorde|concordent) pas|incompatible avec|incohérente?s? avec|(?:diffère|diffèrent) d[eu]",
        ],
      ),
    ],
  },
  excluded: {
    decision: words(
      `${OTHERS}|il (?:ne )?convient|(?:l[ea]s?|une?|des|ces?|cette) \\p{L}+ qu(?:e|['’]) ?(?:nous|on|ils|elles) (?:avons|a|ont) (?:\\p{L}+ )?(?:décidé|choisi|retenu|voté|adopté)|(?:report|repouss|renvoy|ajourn)\\p{L}+ (?:à|au) (?:la |l['’])?prochaine?|(?:discussions?|contexte|constats?|remarques?|suivi)\\s*:|(?:prend|prenons|prendre|prends) l['’]exemple|(?:ceux|celles?|celui) (?:et celles )?qui|lorsqu['’]\\p{L}+|(?:rien|pas(?: encore)?|jamais|aucune?) (?:\\p{L}+ ){0,4}(?:décidée?s?|décision|choisie?s?|tranchée?s?|votée?s?|adoptée?s?|convenu|approuvée?s?)|(?:compte[- ]rendu|procès-verbal|ordre du jour|pv) .{0,60}${SETTLED}|approuve (?:le )?(?:compte[- ]rendu|procès-verbal|pv|ordre du jour)|(?:doit|doivent|devrait|pourrait|faut|sera|seront|si) (?:\\p{L}+ ){0,6}${SETTLED}|(?:avait|avaient|avions) (?:\\p{L}+ )?(?:décidé|choisi|adopté|convenu)|en (?:1[89]\\d\\d|200\\d)`,
    ),
    assumption: words(
      "(?:ne|n['’]) (?:\\p{L}+ ){0,2}(?:suppose\\p{L}*|pens\\p{L}+|croi\\p{L}+) (?:pas|plus)|comme prévu|à tort|supposait|supposions",
    ),
    constraint: words(
      "ne peu(?:t|vent) (?:donc )?(?:pas|plus) (?:comparer|sortir|savoir|conclure|expliquer|juger|affirmer)|aucune? [^.;]{1,40} depuis|(?:ne|n['’]) ?(?:\\p{L}+ )?(?:disposent?|disposons|avons|ont|est|sont) plus|propose(?:nt|r)?|propositions? (?:de|d['’]\\p{L}+)|(?:doit|doivent) (?:être|avoir) (?:folle|fou|fous|tard|vrai|content\\p{L}*|fatigué\\p{L}*|malade\\p{L}*|difficile|bon|dur|été|oublié|eu)|(?:je|tu|vous) (?:ne )?(?:dois|devez|peux|pouvez)|(?:n['’]est|ne sont) pas (?:obligatoires?|limitée?s?|nécessaires?|interdite?s?)|(?:a|ai|ont|avons|avait|avaient) dû|devait|devaient|on ne peut (?:pas |plus )?(?:que|rien|tout|dire|nier|mieux|s['’])|ne peut (?:pas|plus) (?:dire|nier|venir|attendre|s['’]empêcher)|aucune? (?:idée|nouvelle|problème|doute|réponse)|à (?:clarifier|discuter|vérifier)|(?:doit|doivent) (?:être )?(?:vérifiée?s?|discutée?s?|clarifiée?s?|décidée?s?|précisée?s?)|il (?:ne )?doit (?:être|pas être)|peut-être|faut pas (?:exagérer|rêver)",
    ),
    contradiction: words("aucune contradiction|pas de contradiction|je contredis"),
  },
  unasserted: words(
    "(?:suggestion|objection|alternative)\\s*:|supposons|si (?:on|nous|je|tu|vous|il|elle|le|la|les|jamais)|s['’]ils?|(?:demande|demandé|demandent|savoir|vérifier|voir|sais pas|ignore|clarifier),? (?:\\p{L}+ ){0,3}(?:si|s['’]il)|pourrai(?:t|ent|s)|pourrions|faudrait|aurai(?:t|ent|s)|serai(?:t|ent)|aimerai[st]|voudrai[st]|devrions|devrais|(?:tu|vous) (?:dois|devez|peux|pouvez)|peut-être|par exemple|p\\. ?ex|imaginons|il paraît|paraît-il|rumeurs?|soi-disant|dit-on|autrefois|jadis|à l['’]époque|j['’]espère|espérons|disait|il faut que (?:je|j['’]|tu)|en riant|doit être fou|à vérifier",
  ),
  sections: {
    decision: /^(?:décisions?(?: prises)?|résolutions?|adopté|ce qui (?:est|a été) (?:décidé|acté))$/,
    assumption: /^(?:hypothèses?(?: de travail)?|suppositions|postulats)$/,
    constraint:
      /^(?:contraintes?|règles?|limites?|restrictions|obligations|conditions|exigences|règlement|échéances)$/,
    contradiction: /^(?:contradictions?|incohérences?)$/,
    open: /^(?:questions?(?: ouvertes)?|points ouverts|idées|propositions|à faire|actions?|tâches|prochaines étapes|ordre du jour|à discuter|licence|sources|exemples?|options|liens|liste de courses|objectifs?)$/,
    denied:
      /^(?:interdit|interdits|interdictions|à ne pas faire|ne pas faire|hors périmètre|non-objectifs)$/u,
    reasons:
      /^(?:contexte|historique|motivation|motifs|raisons|justification|conséquences|impacts?|avantages|inconvénients|avantages et inconvénients)$/,
  },
  spoken: /(?<!\p{L})(?:euh|ben|bah|bref,|tu vois|en fait,|enfin bref|genre,)(?!\p{L})/iu,
  votes: votes({
    vote: "motions?|propositions?|résolutions?|votes?|votée?s?|voix|scrutin|unanimité|majorité|abstentions?|abstenue?s?|pour|contre|adoptée?s?|validée?s?|retenue?s?|approuvée?s?|acceptée?s?|rejetée?s?|élue?s?|assemblée|générale|conseil|administration|bureau|comité|membres?|présente?s?|représentés|résultats?",
    between:
      "solutions?|idées?|options?|commission|est|sont|été|soit|les?|la|des?|du|une?|par|avec|ces?|cette|aucune?",
    motion: "motion|propose|proposition|résolution|met(?:tre)? (?:au|aux) voix|soumet",
    lost: "rejetée?s?|refusée?s?|repoussée?s?",
  }),
  minor: minor({
    unnamed:
      "(?<=^\\P{L}{0,4})les(?= \\p{L}+(?:er|ir|re)(?!\\p{L}))|cela|ça|ceci|ce|cette(?! (?:année|saison|semaine|fois))|ces|celui|celle|ci-dessus|ci-dessous|elles?|ils?(?! (?:est|a été|faut|sera))|la proposition(?! d)|le (?:projet|point)(?! d)",
    routine:
      "procès-verba\\p{L}+|compte-?rendus?|ordre du jour|prochaine? (?:réunion|fois|séance|semaine|ca|conseil)|report[eé]\\p{L}*|quitus|secrétaire de séance|nouve(?:aux|lles) (?:adhérents|membres)",
    step: "(?:\\p{L}+ ){0,2}(?:préparer|contacter|relancer|discuter|réfléchir|se renseigner|voir avec|faire le point)",
    deadline: "dates? limites?|échéances?|délais?|deadline",
    aside:
      "si|demande(?:nt)?|l'an dernier|propose(?:nt)?|souhaite(?:nt)?|pourrai\\p{L}+|conséquences? d|(?:in|dés)?(?:avantage|convénient)s? d|(?:dernière|précédente) (?:réunion|séance|fois)|assemblée nationale|sénat|parlement",
  }),
  denial: words("ne|n['’]\\p{L}+|pas|jamais|aucune?|sans|contre|ni|refuse\\p{L}*|rejet\\p{L}+"),
  source:
    /(?<!\p{L})(?:d['’]après|selon|(?:au|sur (?:le|la)|dans (?:le|la)) (?:plan|planning|devis|contrat|bail|facture|liste|registre|site|affiche|cadastre|rapport|relevé|budget|programme)|dit|disent|indique|indiquent|affiche|affichent|annonce|annoncent|donne|donnent|mentionne|mentionnent|porte|compte|parle de|écrit|montre|prévoit)(?!\p{L})/iu,
  turn: /;\s*|,?\s+(?:mais|alors que|tandis que|pourtant|cependant|or|contre)(?!\p{L})|,\s+(?!et|ou|donc|que|qui)(?=d['’]après|selon|sur|dans|au|le|la|les|l['’]|notre|\p{Lu})|\s[–—-]\s/giu,
  claims: FRENCH_CLAIMS,
};
