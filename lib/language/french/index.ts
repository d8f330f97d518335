import type { Language } from "../match/language";
import { wordSet } from "../match/word-set";
import { FRENCH_ASSIGNMENTS } from "./assignments";
import { FRENCH_CUES } from "./cues";
import { FRENCH_GIVEN_NAMES } from "./given-names";
import { FRENCH_LEARNINGS } from "./learnings";
import { FRENCH_OCCASIONS } from "./occasions";
import { FRENCH_ORGANISATIONS } from "./organisations";
import { FRENCH_RESOLUTIONS } from "./resolutions";
import { FRENCH_TASK_WORDS } from "./task-words";
import { FRENCH_OWN_VERBS, VERBS } from "./verbs";
import { FRENCH_VOCABULARY } from "./vocabulary";

const BODY =
  "(?:le (?:c[asm]|copil|conseil(?: d['’]administration| municipal)?|bureau|comité|groupe|collectif)|l['’](?:assemblée(?: générale)?|équipe|association)|la (?:commission|réunion)|les (?:membres|présents|adhérents)|nous|on)";

export const FRENCH: Language = {
  code: "fr",
  cues: FRENCH_CUES,
  vocabulary: FRENCH_VOCABULARY,
  givenNames: FRENCH_GIVEN_NAMES,
  taskWords: FRENCH_TASK_WORDS,
  words: wordSet(
    "le la les l un une des du de d et ou mais ne pas est sont était étaient sera seront a ont avait au aux en dans pour par sur avec sans sous entre vers que qui quoi dont où se s ce cette ces son sa ses leur leurs nous vous ils elles il elle on je tu plus très aussi comme si donc car été être avoir fait tout tous toute toutes avant après chez afin",
  ),
  nounFirst: true,
  letters: /[àâçèêëîïôœûù]|(?<!\p{L})(?:d|l|qu|s|n)['’]\p{L}/iu,
  dateWords:
    /(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain)|\d(?:er)?\s(?:janv?|f[ée]vr?|avr|juil|ao[uû]t|sept|oct|nov|d[ée]c)(?!\p{L})/iu,
  spans: [
    [/(?<!\p{L})sous quinzaine(?!\p{L})/iu, 15],
    [/(?<!\p{L})sous huitaine(?!\p{L})/iu, 8],
    [/(?<!\p{L})(?:dans|sous|d['’]ici)(?: les)? quinze jours(?!\p{L})/iu, 15],
    [/(?<!\p{L})(?:dans|sous|d['’]ici)(?: les)? huit jours(?!\p{L})/iu, 8],
  ],
  until:
    "avant(?: le| la fin)?|d['’]ici(?: le| au| à)?|pour le|au plus tard le|jusqu['’]au|échéance:?(?: le)?",
  labels: {
    attendees:
      /^(?:(?:liste|feuille) (?:des (?:personnes )?|de )?(?:presente?s|presences?|participants)|(?:(?:autres )?(?:membres?|personnes?|participants?|adherents?|elus)(?: (?:actifs?|actives|du \w{2,8}))? )?presente?s(?: (?:ou|et) representee?s)?|present ?e ?s|participant ?e ?s|ont participe|participation|(?:etaient |sont )?presente?s|venus|il y avait|presents|participantes?|participants|membres presents|personnes presentes|participaient|presents a la reunion|la|etaient la|sont la)$/,
    absent:
      /^(?:(?:membres?|personnes?|participants?|adherents?)(?: (?:actifs?|actives|du \w{2,8}))? (?:absente?s|excusee?s)(?: (?:ou|et) (?:absent|excuse)e?e?s)?|excuse ?e ?s|absent ?e ?s|(?:absents )?excuses|absentes?|absents|absentes? excusees?|absents et excuses|excusee?s?|etaient excuses|absents non excuses|pas la)$/,
    people:
      /^(?:vice president(?:e)?|tresori(?:er|ere)(?: adjoint(?:e)?)?|secretaire adjoint(?:e)?|scrutateurs?|president(?:e)? et secretaire(?: de seance)?|prise de notes?|relecture|secretariat|redige par|president(?:e)?(?: de seance)?|secretaire(?: de seance)?|animat(?:eur|rice)|redact(?:eur|rice)|invitee?s?|diffusion|presidence|redaction|moa|moe)$/,
    done: /^(?:(?:fait|termine|realise)(?:e?s)?)$/,
    actions:
      /^(?:(?:taches|actions) de suivi|(?:prochaines etapes|etapes suivantes) suggerees|prochaine etape|actions? (?:decidees|suivantes|a realiser)|taches? (?:a (?:faire|realiser)|suivantes|attribuees)|repartition des taches|(?:a faire )?pour la prochaine (?:fois|reunion|seance)|a faire (?:d ici|pour) la prochaine (?:fois|reunion|seance)|actions a faire|actions?|taches?|ce qu il (?:reste|y a) a faire|qui s occupe de quoi|a faire|qui fait quoi|reste a faire|prochaines etapes|plan d action|actions a mener|suites a donner|a faire avant .{2,20}|penser a|(?:a )?ne pas oublier|reste a faire|relances)$/,
    decisions:
      /^(?:(?:releve|liste|resume) (?:de |des )?decisions|decisions? (?:actees?|adoptees)|decisions?|resolutions?|deliberations?|(?:ce qu[e ]* ?)?(?:on|nous) (?:a|avons) (?:decide|convenu|retenu)|decisions prises|points decides|acte|(?:il (?:est|a ete)|on a|nous avons) (?:decide|convenu)(?: que| de)?)$/,
    agenda: /^(?:ordre du jour|programme|themes)$/,
    date: /^(?:date|le|jour|seance du|reunion du)$/,
    location: /^(?:lieu|salle|endroit)$/,
    due: /^(?:echeance|delai|date (?:limite|butoir)|(?:pour )?quand)$/,
    owner: /^(?:responsables?|pilotes?|porteu(?:r|se)|qui|assigne[e]? a)$/,
  },
  otherMeeting:
    /(?:prochaine?|précédente?|dernière?|dernier)s? (?:réunion|conseil|séance|assemblée|bureau|rendez-vous|rencontre)/iu,
  approvals:
    /^(?:la (?:motion|proposition|résolution) )?(?:est |c['’]est |a été )?(?:adoptée?|approuvée?|votée?|acceptée?|validée?)s?(?: à (?:l['’]unanimité|la majorité))?[.!]*$/iu,
  companions:
    /(?:^|[\s(«])(?:avec|et|vu|croisé|rencontré|chez|à|de|par|pour|selon|demander à|appeler|voir|oncle|tante|mamie|papi|sœur|frère|cousine?|manque|copine?|amie?|collègue|voisine?|fille|fils|mère|père|femme|mari|Cher|Chère|Salut|Bonjour|Merci|Coucou)\s$/iu,
  offices: wordSet(
    "conseiller conseillère député députée échevin échevine bourgmestre vice-président vice-présidente président présidente plombier électricien électricienne menuisier maçon peintre couvreur boulanger boulangère boucher vigneron vigneronne agriculteur agricultrice éleveur éleveuse vétérinaire dentiste kiné sage-femme pharmacien pharmacienne juge commissaire adjudant lieutenant pompier maire adjoint adjointe curé pasteur chef cheffe patron patronne voisin voisine collègue régisseur régisseuse metteur chorégraphe gardien gardienne concierge syndic locataire propriétaire stagiaire apprenti apprentie entraîneur entraîneuse capitaine animatrice éducateur éducatrice instituteur institutrice",
  ),
  noNames: wordSet(
    "vu beau par ville mai noël avril mars août pile saint sainte prune reine page bon bonne franche victoire prudence",
  ),
  bodies: String.raw`(?:Univ\.|[Mm]airie|[Cc]onservatoire|AMAP|[Ff]erme|Groupe|Association|Coopérative|Fondation|Mairie|Commune|Ville(?= de )|Communauté de [Cc]ommunes|Ministère|Syndicat|Mutuelle|Collectif|Collège|Lycée|École|Crédit|Caisse|Université|Fédération|Amicale|Entreprise|Société|Cabinet|Agence|Imprimerie|Boulangerie|Orchestre|Chorale|Compagnie|Office|Musée|Bibliothèque|Archives|Harmonie|Fanfare|Comité|Union|Ligue|Institut|Laboratoire|Clinique|Hôpital|Pharmacie|Garage|Domaine|Cave|Traiteur|Menuiserie|Plomberie|Électricité|Transports|Bureau d['’]études|Habitat|Centre social|Foyer rural|Crèche|Club|Cercle|Régie|Diocèse|Région|Département|Préfecture|Épicerie|Ressourcerie|Médiathèque|Théâtre|Chambre|(?!Brasserie|Crêperie|Rôtisserie|Batterie|Galerie|Lot+erie|Loterie)\p{Lu}\p{Ll}{2,}erie|[Pp]aroisse|[Vv]ille(?= d(?:e |['’])\p{Lu}[\p{L}-]+ (?:nous|demande|exige|veut|propose|prête|refuse|accorde|a (?:accordé|refusé|demandé|donné|proposé|prêté))(?!\p{L})))(?:\s\p{Ll}+(?:e|al|ale|if|ive|iste|ique))?(?:\s(?:Le|La|Les)(?=\s\p{Lu}))?|SCI|SARL|SAS|MJC|EHPAD|Communauté de [Cc]ommunes|Conseil (?:départemental|régional|municipal)|Comité des [Ff]êtes|Maison des (?=\p{Lu})`,
  organisations: FRENCH_ORGANISATIONS,
  institutions:
    "[Cc]ommission (?:départementale|régionale|nationale|communale|paritaire) (?:de (?:la |l['’])?|des |d['’]|du )\\p{Ll}+|Amicale laïque|Chambre (?:d['’]agriculture|de commerce(?: et d['’]industrie)?|des métiers(?: et de l['’]artisanat)?)|Croix-Rouge(?: française)?|Secours [Pp]opulaire|Restos du [Cc]œur|Pôle [Ee]mploi|Sécurité [Cc]ivile",
  acts: /^\s(?:nous\s(?:a\s|ont\s)?(?:laiss|prêt|donn|offr|propos|livr|factur|envo|fourni|rembours|demand|lou|vend|accord|invit|écri|répon)\p{L}*|(?:n['’]a|n['’]ont|ne)\s(?:pas|toujours pas|jamais|donne pas|répond pas)(?:\s(?:encore|toujours))?\s(?:répondu|livré|envoyé|rappelé|payé|facturé|confirmé|tombée?)|a\s(?:versé|livré|envoyé|accordé|répondu|confirmé|facturé|refusé|accepté|relancé)(?!\p{L}))/iu,
  venues:
    "salle|parc|gymnase|théâtre|château|stade|église|médiathèque|silo|halle|espace|Espace|gîte|foyer|chapelle|auditorium|camping|refuge",
  address:
    /(?<![\p{L}\d.,/-])\d{1,3}(?: bis| ter)?,?\s(?:rue|avenue|boulevard|place|allée|chemin|quai|impasse)\s(?:(?:de la|des|du|de)\s|de l['’]|d['’])?\p{Lu}[\p{L}'’-]+(?:[\s-]\p{Lu}[\p{L}'’-]+){0,2}/gu,
  titles: wordSet(
    "maître docteur docteure professeure commandant capitaine adjudant famille tata tonton mamie papi",
  ),
  speakers: {
    notice: /chiffrés? de bout en bout/iu,
    parent: /^(?:maman|papa|mère|père)(?:\s(?:de\s|d['’]))?\s?\p{Lu}/iu,
  },
  dealings:
    /(?<!\p{L})(?:chez|(?:relanc|sollicit|rappel)(?:er|é|e|ons|ez)|(?:contacter|appeler)|(?:subvention|aide|réponse|accord|convention|courrier)s? (?:de la|de l['’]|du|avec la|avec|à la|à)|(?<=[(,]\s?)(?:cabinet|agence|société)|(?:contrat|facture)(?: d[eu])?|devis (?:de|à)|(?:imprim|livr|install|fourni)\p{L}* par|(?:concurrent|fournisseur|client|hébergeur|prestataire)s?,? (?:c['’]est|est|:)|(?:démo|rendez-vous|réunion|contrat|commande|offre) (?:chez|avec|de)|(?:l['’]|une? |la |le |du |au |notre )(?:entreprise|société|association|collectif|compagnie|cabinet|agence|fournisseur|traiteur|assureur|prestataire|syndic|imprimeur|banque))\s[«"]?\s?$/iu,
  events:
    /(?<!\p{L})((?:la |le |notre |l['’])?(?:fête|festival|tournée|collecte|trophée|rallye|course|bal|mariage|baptême|foire|kermesse|brocante|vide-greniers?|marché|salon|concert|tournoi|loto|braderie|carnaval|journée|journées|semaine|stage|atelier|spectacle|exposition|conférence|forum|vernissage|repas|soirée|galette|sortie|goûter|pique-nique|banquet|tombola|thé dansant|veillée)\s(?!prochaine?|dernier|dernière|suivante?|entière)(?:(?:de la|de l['’]|du|des|de|d['’])\s?)?\p{L}[\p{L}'’-]+(?:\s(?:de la|du|des|de)\s\p{L}+)?|répétition générale|portes ouvertes|auditions|classe (?:verte|découverte|de neige|de mer))/iu,
  occasions: FRENCH_OCCASIONS,
  happens:
    /\s(?:aura|a eu|aurait|ont|auront) lieu(?=\s)|\s(?:se tiendra|se déroulera|se tiendront|est prévue?|est fixée?)(?=\s)|\s(?:fixée?s?|prévue?s?|programmée?s?)(?=\s(?:le|au|pour le|les)\s)/iu,
  isOn: /\s(?:est|sera|sont|seront|c['’]est)(?=\s(?:le|du|les)\s(?:\p{L}+di\s)?\d)/iu,
  project: /(?:^|\s)projet\s[«"“]?\s?(\p{Lu}[\p{L}\p{N}-]{2,}(?:\s\p{Lu}[\p{L}\p{N}-]+)?)\s?[»"”]?/u,
  decisions: [
    /^([^:.?]{3,30}\s?:\s[^:.?]{6,}?|[^:.?]{8,}?),\s(?:ok\s|c['’]est\s)?(?:décidé|acté|validé|entendu|voté|accord de tous|tout le monde est d['’]accord)(?:e?s?)?(?: à l['’]unanimité)?[.!]*$/iu,
    /^((?:\p{L}+\s:\s)?[^:.]{2,60}?\s(?:est|sont|a été|ont été)\s(?:ré)?élue?s?(?:\s[^:.]{4,60})?)[.]?$/iu,
    /^([^:.]{2,50}?\s(?:est|sont|a été|ont été)\s(?:reconduit|nommé|désigné|confirmé)e?s?\s(?:comme |en tant que |à la |au |dans )?[^:.]{4,60})[.]?$/iu,
    /^((?!.*(?:procès[- ]verbal|compte[- ]rendu|ordre du jour)).{6,60}?\smaintenue?s?\s(?:à|au|en)\s.{2,40})$/iu,
    /(?:^|[.,;:–-]\s)((?:\p{L}+\.?\s)?\p{Lu}[\p{L}-]+\s(?:part|opte|choisit)\s(?:finalement |donc )?(?:sur|pour)\s.{4,})$/u,
    /^((?:reporté|abandonné|annulé|maintenu|accepté|refusé)e?s?\s(?:au|à|aux|en|pour|jusqu|dès)\s?.{4,}?)(?:,\s.*)?$/iu,
    /(?<!\p{L})(?:sont|est|ont été|a été)\s(élue?s?\s.{4,})$/iu,
    /(?:^|[.,;:–-]\s|\s:\s)((?:[Oo]n|[Nn]ous) (?:prend|prenons|garde|gardons|abandonne|abandonnons)\s(?!rendez|date|contact|note)(?:(?:la|le|les)\s|\p{Lu}).{2,})$/u,
    /^((?:adopté|approuvé|accepté|validé|reporté|abandonné)e?s?\s(?:à l['’]unanimité\s)?:?\s?(?:le|la|les|l['’]|un|une)\s?(?!procès|compte|ordre).{6,})$/iu,
    /(?<!\p{L})(?:on a|nous avons|c['’]est) (?:enfin |finalement |donc )?(?:tranché|acté|arrêté)(?:\s[^:.,;]{1,40}?)?\s?(?:[:,]|que)\s?(.{6,})$/iu,
    /(?:^|:\s)(?:dorénavant|à partir de maintenant|désormais),\s(.{8,})$/iu,
    /^(.{10,}?)\s?\((?:adopté|voté|approuvé)?e?\s?(?:à l['’]unanimité|unanimité|à la majorité)(?:[,;][^()]*)?\)[.!]*$/iu,
    /^(.{10,}?),? (?:c['’]est|voilà qui est) (?:acté|décidé|validé|adopté|entendu|confirmé|voté)[.!]*$/iu,
    /(?<!\p{L})(?:on|nous) (?:est|sommes|tombe|tombons) d['’]accord\s?(?:[:,]|pour|sur|que)\s?(.{6,})$/iu,
    /^(?:[\p{L} ]{3,30}\s?:\s)?(.{8,}?),? (?:décidé|adopté|voté|approuvé|accepté) (?:à l['’]unanimité|à la majorité|par tous)[.!]*$/iu,
    /^(?!.*(?:procès[- ]verbal|compte[- ]rendu|ordre du jour))((?:le|la|l['’]|les)\s?.{3,120}?\s(?:est|sont|a été|ont été)\s(?:acceptée?s?|(?:proposée?s? et )?retenue?s?|adoptée?s?|reportée?s? (?:au|[aà] (?:une|la)|en)|fixée?s? à|maintenue?s?|supprimée?s?|actée?s?)(?:.{0,40}))$/iu,
    /(?<!\p{L})(?:nous avons|on a|on avait)\s(?:finalement |donc |aussi )?(?:décidé|convenu|choisi|acté|opté)\s(?:de |d['’]|que |qu['’]|pour )?(.{6,})$/iu,
    /(?<!\p{L})(?:on|nous) (?:part(?:ons)? (?:donc |finalement )?(?:sur|avec)|retient|retenons|reste(?:ons)? sur|choisi(?:t|ssons))\s(.{6,})$/iu,
    /(?<!\p{L})(?:décision|décidé|acté|adopté|résolution)(?: (?:n° ?)?\d[\d./-]*)?\s?[:–]\s(.{6,})$/iu,
    new RegExp(
      String.raw`(?<!\p{L})${BODY}\s+(?:décide(?:nt)?|a décidé|ont décidé|convient|a convenu)(?:\s+(?:à l['’]unanimité|à la majorité|également|donc))*\s+(?:de |d['’]|que |qu['’])(.{6,})$`,
      "iu",
    ),
    new RegExp(
      String.raw`(?<!\p{L})${BODY}\s+((?:approuve|adopte|valide|vote|rejette|refuse|accepte|reporte|maintient|retient|choisit)(?:nt)?\s+(?!le (?:procès|compte)|l['’]ordre).{4,})$`,
      "iu",
    ),
    /(?<!\p{L})il (?:est|a été) (?:décidé|convenu|acté)(?: à l['’]unanimité)? (?:de |d['’]|que |qu['’]|(?=(?:le|la|les|une?)\s|l['’]))(.{6,})$/iu,
    /^(?!.*(?:procès[- ]verbal|compte[- ]rendu|ordre du jour))(?:le|la|l['’]|les)\s?.{3,80}\s(?:est|sont|a été|ont été)\s(?:adoptée?s?|approuvée?s?|rejetée?s?|votée?s?|validée?s?)/iu,
  ],
  resolutions: FRENCH_RESOLUTIONS,
  auxiliaries:
    /^(?:doit|devra|devait|va|vient de|peut|pourra|pourrait|veut|voudrait|propose|accepte)\s\p{Ll}/u,
  assignments: FRENCH_ASSIGNMENTS,
  takes: "s['’]en (?:charge|occupe|chargera|occupera)|le fait|la fait|les fait|prend(?: le sujet)?",
  infinitive: /^(?:ne pas |s['’]|se |l['’]|les? |la |en )?\p{Ll}{2,}(?:er|ir|re)(?=\s)/u,
  orders: wordSet(
    "acheter afficher ajouter annuler apporter arroser attribuer avertir caler changer choisir classer clôturer compter confirmer contrôler convoquer couper créer décider découper décaler définir demander démonter déplacer déterminer distribuer donner emballer encaisser enlever enregistrer essayer expédier facturer fermer fixer fournir garder imprimer informer inscrire intégrer laver lire lister livrer mesurer modifier monter nettoyer noter obtenir ouvrir passer payer peindre planter porter poser poster prendre prévenir prévoir prolonger proposer raccrocher ramener rappeler recevoir récupérer refaire régulariser relire remercier remplacer remplir renouveler renvoyer reprendre résilier retirer retrouver sortir souscrire tailler téléphoner tester tirer transférer trier trouver valider vendre verser vider voir",
  ),
  clitics: /^(?:(?:me|te|nous|vous|lui|leur)\s|[mt]['’]\s?)/u,
  verbs: VERBS,
  plural: [/nt$/u, ""],
  reports: /^\p{L}+\s(?:que\s|qu['’])/iu,
  regular: [
    [/^(\p{L}{2,})e$/u, "$1er"],
    [
      /^((?:re|ap|com|sur|entre)?prend|(?:re)?(?:v|t|f|p)end|(?:at|en|dé)tend|répond|descend|ren?d)$/u,
      "$1re",
    ],
  ],
  speech: wordSet(
    "propose précise explique signale rappelle demande indique souligne estime pense trouve reste remercie regrette constate évoque présente mentionne ajoute remarque informe insiste ouvre lève arrive passe existe semble montre salue accueille travaille habite aime espère souhaite comme entre contre",
  ),
  reminders: [
    /(?:^|\s:\s|\bp\.?-?s\.?\s?:?\s)(?:penser à |ne pas oublier de )?((?:prévoir|réserver|acheter|demander|appeler|contacter|envoyer|vérifier|préparer|relancer|commander|confirmer|prévenir|imprimer|rappeler)\s.{6,}?)(?:\s\([^()]*\))?[\s?.!]*$/iu,
    /^(?:note (?:pour|à) moi(?:-même)?|pense-bête|à ne pas oublier|ne pas oublier(?: de)?)\s?[:–-]?\s?(.{6,})$/iu,
    /(?:^|[,;:–-]\s)(?:il faut|il faudra|il faudrait|reste à|on doit)(?: encore| aussi| vite)?\s(\p{Ll}{2,}(?:er|ir|re)\s.{4,})$/iu,
  ],
  requests: [
    /(?:^|[.!,;]\s)\p{Lu}[\p{L}’'-]+,?\s(?:tu|vous)\s(?!(?:es|êtes|as|avez|sais|savez|crois|vas|peux|pourrais|veux|pouvez|pourriez|voulez)(?!\p{L}))(\p{L}+(?:s|x|ez)\s.{4,}?)\s*\?/u,
    /(?:^|[,;:.]\s)(?:ce serait (?:bien|gentil) (?:que|si)|il (?:faut|faudrait|faudra) que|j['’]aimerais que|pourrait-on demander que) (?:tu|vous) (?:nous |me |m['’]|lui )?(.{6,}?)[.!]*$/iu,
    /^(?!(?:merci|voici|voilà)\s)(\p{L}{3,}(?:s|ez|e|is)\s(?:l[ae]s?|l['’]|une?|des|ton|ta|tes|votre|vos|à|aux?|du|en)\s?.{3,}?),?\s(?:s['’]il (?:te|vous) pla[iî]t|stp|svp)(?=[,.!]|$)/iu,
    /(?<!\p{L})(?:peux|pourrais|veux)-tu (?:(?:s['’]il te plaît|stp|aussi|encore|juste),?\s)*(?:me |m['’]|nous |lui )?(.{6,}?)\s*\?*$/iu,
    /(?<!\p{L})(?:pouvez|pourriez|voulez)-vous (?:(?:s['’]il vous plaît|svp|aussi|encore),?\s)*(?:me |m['’]|nous |lui )?(.{6,}?)\s*\?*$/iu,
    /(?<!\p{L})(?:est-ce que )?(?:tu peux|tu pourrais|vous pouvez|vous pourriez) (?:me |m['’]|nous |lui )?(.{6,}?)\s*\?+$/iu,
    /^(?:merci de|merci d['’]|prière de|veuillez)(?!\s*(?:m['’]|nous )?(?:avoir|être)\s)\s*(?:me |m['’]|nous |bien vouloir )?(?!ne |noter|trouver|agréer|croire|patienter)(.{6,}?)[.!]*$/iu,
  ],
  objects: [
    ["la", "la|une"],
    ["le", "le|un"],
    ["les", "les|des"],
  ].map(([pronoun, article]) => ({
    pattern: new RegExp(
      String.raw`^${pronoun}\s(?:leur\s|lui\s)?(\p{L}{2,}(?:er|ir|re|ie|ds|te)|\p{L}{3,}rai|envoie)(?=\s(?!(?:du|de|des)\s|d['’])|$)(.*)$`,
      "iu",
    ),
    thing: new RegExp(
      String.raw`(?<!\p{L})((?:${article})\s\p{L}[\p{L}-]+(?:\s(?:des|de|du|d['’])\s?\p{L}+)?)(?=[,.;]|$|\s(?:pour|et|qui|que|avec|du|de|des|est|sont|à|au)\s)`,
      "giu",
    ),
    title: "$1 $thing$2",
  })),
  duties: [
    /(?:^|[.,;:–-]\s)((?:(?:le|la|les|l['’]|un|une|des)\s?)?\p{L}[\p{L}’'-]+(?:\s(?!à\s)[\p{L}’'-]+){0,5}\sà\s\p{Ll}{2,}(?:er|ir|re)(?=[\s.,;]|$).*)$/iu,
    /(?:^|[.,;:–-]\s)((?:le|la|les|l['’])\s?\p{L}[\p{L}’' -]{2,60}?\s(?:doit|doivent|devra|devront)\sêtre\s\p{L}+.*)$/iu,
  ],
  taker:
    /^(?:c['’]est\s)?(\p{Lu}[\p{L}’' -]{1,40}?)\s(?:qui\s)?(?:s['’]en\s(?:charge|occupe|chargera|occupera)|le fera)[.!]*$/u,
  firstPerson: {
    lead: /^(?:(?:moi|ok|bon|alors|du coup),? )*(?:je\s|j['’])(?!ne\s|n['’])/iu,
    also: /(?:je|j['’])/u,
    regular: [/er$/u, "e"],
    irregular: FRENCH_OWN_VERBS,
  },
  promises: [
    /(?:^|[.,;:–-]\s|\s)[Jj](?:e\s|['’])(?:(?:te|vous|lui|leur|en|y)\s|[tl]['’]|l[ae]s?\s)*(?!ser|aur|pourr|devr|voudr|saur|dir)(\p{Ll}{2,}rai\s.{6,})$/u,
    /(?:^|[,;–-]\s|de mon côté,? |moi,? )je (?:vais|dois|compte|m['’]engage à) (.{6,})$/iu,
    /(?:^|[,;–-]\s|de mon côté,? |moi,? )je m['’](?:occupe|en occupe|charge) (?:de |d['’]|du )(.{4,})$/iu,
    /(?:^|[.;]\s)[Jj]e ((?:l[ae]s?)\s(?:leur |lui )?(?:envoie|prépare|appelle|contacte|réserve|commande|rédige|transmets|cherche|imprime|apporte)(?:\s.*)?)$/u,
    /(?:^|[.,;–-]\s|de mon côté,? )j(?:e\s|['’])(?:t['’]|te |vous |lui |leur )?((?:envoie|termine|finis|prépare|appelle|relance|contacte|réserve|commande|rédige|vérifie|transmets|règle|corrige|achète|cherche|apporte|confirme|récupère|ramène|amène|imprime|gère|fais(?= l)|préviens|demande|passe(?= (?:chez|au|à la))|enverrai|ferai|terminerai|appellerai)\s.{4,})$/iu,
  ],
  futures: [
    [/^(re|dé)?ferai?$/u, "$1faire"],
    [/^(re)?verrai?$/u, "$1voir"],
    [
      /^(\p{L}*(?:crir|duir|truir)|\p{L}*(?:pren|ren|ven|répon|fen|per)dr|\p{L}*(?:met|bat)tr|\p{L}*suivr)ai?$/u,
      "$1e",
    ],
    [/^(\p{L}*appel)lerai?$/u, "$1er"],
    [/^(\p{L}*(?:ach|m|l|p))è([tnvs])erai?$/u, "$1e$2er"],
    [/^(?!sera)(\p{L}+[ei]r)ai?$/u, "$1"],
  ],
  learnings: FRENCH_LEARNINGS,
};
