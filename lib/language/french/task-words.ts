import type { TaskWords } from "../match/task-words";

export const FRENCH_TASK_WORDS: TaskWords = {
  leads:
    "et|également|encore(?=\\s\\p{L}+(?:er|ir|re)\\s)|alors|donc|puis|aussi|ensuite|mais|par contre|svp|stp|bon",
  calls: "oui|non|ok|bon|bien|alors|merci|parfait|voilà|ps|salut|bonjour",
  asks: "(?:il|elle|on|ils|elles) (?:doit|doivent|devra|devront|va|vont)|je (?:vous|te) (?:demande|prie) de|(?:peux|pourrais)-tu|tu (?:peux|pourrais)|(?:pouvez|pourriez)-vous|vous (?:pouvez|pourriez)|merci de|il faut(?: que je)?|il faudrait|ne pas oublier de|penser à|on doit|je dois|je vais|je peux",
  explains:
    "sinon|parce qu(?:e|['’])|car|comme ça|(?:c['’]est|ça|il|elle|on|ils|elles|j['’]|je) (?:est|a|ont|sont|va|vont|veut|m['’]|me|n['’]|ne|suis|ai|avait|était)|c['’](?:est|était)|il y a|elle (?:en|me|le|la) ",
  refers:
    "(?:l[ae]s?|lui|leur|y|en)\\s\\p{Ll}+(?:er|ir|re|oir)(?!\\p{L})|l['’]\\p{Ll}+(?:er|ir|re|oir)(?!\\p{L})",
  pointsBack:
    "(?:je|j['’]|tu|il|elle|on|nous|vous|qui|me|te) ?(?:l[ae]s?|l['’]|lui|leur|en|y)(?=\\s|\\p{L})|\\p{L}+-(?:l[ae]s?|lui|leur|en|y)|lui|ça|cela|celui\\S*|celles?|ceux|cet(?:te)?|ces|elles?|ils?|là-bas|dessus|dedans|(?:s|m|t)['’](?:en|y)|(?:leur|y|en)(?=\\s\\p{Ll}+(?:er|ir|re)(?!\\p{L}))",
  accepts:
    "d['’]accord|je m['’]en (?:charge|occupe)|ça marche|ok(?!\\p{L})|oui|bien sûr|je (?:le |la |les )?fais|c['’]est bon",
  somebody: "quelqu['’]un|qui|qqn",
  writes: "écrit par|fait par|rédigé par|pris(?:e)? (?:à la volée )?par|notes de",
  meets: "appel|entretien|visite|rendez-vous|réunion|rdv",
  behindCalled: "tu|vous|svp|stp",
  modals:
    "peux|pourras|pourrais|pouvez|pourrez|pourriez|veux|voudrais|voulez|voudriez|dois|devrais|devez|devriez|vas|allez|sais|saurais",
  states: "es|seras|serais|étais|êtes|serez|as|auras|aurais|avez|aurez",
};
