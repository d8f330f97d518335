import { type Cues, cue } from "../match/cues";

export const FRENCH_CUES: Cues = {
  settled: cue(
    "décid(?:e|é|ée|és|ées|ons|ent)|décision|accord|d['’]accord|approuv(?:e|é|ée|és|ées)|adopt(?:e|é|ée|és)|vot(?:e|é|ée|és)|valid(?:e|é|ée|és|ées)|acté(?:e|s|es)?|arrêté(?:e|s|es)?|convenu|retient|retenu(?:e|s|es)?|choisi(?:e|s)?|élu(?:e|s|es)?|désigné(?:e|s)?|nommé(?:e|s)?|confirmé(?:e|s|es)?|refusé(?:e|s|es)?|rejeté(?:e|s|es)?|accepté(?:e|s|es)?|unanimité|fixé(?:e|s|es)?|on part (?:sur|avec)|on prend|on reprend|on garde|c['’]est bon pour|tranché|entériné(?:e|s)?",
  ),
  stays: cue(
    "reste(?:nt)?|maint(?:ient|enu|enue|enus)|garde|gardons|conserve|report(?:e|é|ée|és|ées)|décalé(?:e|s|es)?|annulé(?:e|s|es)?|abandonné(?:e|s|es)?|supprimé(?:e|s|es)?|plus de|ne \\p{L}+ plus|au lieu de|plutôt que|à partir d[eu]|désormais|dorénavant|remplacé(?:e|s)?|on arrête|inchangé(?:e|s|es)?|passe (?:à|au)|maximum",
  ),
  final: cue(
    "c['’]est (?:dit|décidé|tranché|non|oui|calé|acté|vu)|point(?: final| barre)?|un point c['’]est tout|définitivement|sans exception|jamais plus|plus jamais|désormais|dorénavant|à partir d[eu]|dès (?:le|lundi|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)|comme (?:d['’]habitude|l['’]an dernier|prévu|convenu|avant)|personne ne|nulle part",
  ),
  open: cue(
    "reste(?:nt)? à|à \\p{L}+er|à \\p{L}+ir|à faire|manque(?:nt)?|il faut|faut|faudra|faudrait|doit|doivent|devra|en attente|en cours|urgent|avant le|pas encore|toujours pas|en retard|à relancer|besoin|nécessaire|d['’]ici|il reste|pour le",
  ),
  takes: cue(
    "je|j['’]|s['’]en charge|m['’]en charge|s['’]occupe|m['’]occupe|prend en charge|se charge|me charge|chargé(?:e|s)?|responsable|fera|ferai|enverra|enverrai|va|vais|appelle|relance|contacte|prépare|envoie|demande à|vérifie|réserve|apporte|apporterai|transmet|transmettra|rédige|organise|cherche|passe",
  ),
  asks: cue(
    "merci de|peux[- ]tu|pouvez[- ]vous|pourriez[- ]vous|pourrais[- ]tu|tu peux|vous pouvez|veuillez|prière de|s['’]il (?:te|vous) pla[iî]t|svp|stp|n['’]oubli(?:e|ez) pas|pensez à|pense à|demande(?:nt)?|souhaite(?:nt)?|qui peut|qui s['’]|serait bien|rappel",
  ),
  doubts: cue(
    "peut-être|si|éventuellement|pourrait|serait|faudrait|envisage(?:r|é)?|réfléchi\\p{L}*|idée|discut(?:e|é|er|ion)|débat|à voir|pas sûre?|possible|hésit\\p{L}*|souhait\\p{L}*|espère|propose",
  ),
  reports: cue(
    "était|étaient|a été|ont été|a|ont|rappelle|présente|informe|explique|signale|indique|précise|remercie|annonce|dit|fait|reçu|venu|fini|terminé|déjà|constate",
  ),
  motion: cue(
    "proposition|propose|vote|voix|pour|contre|abstentions?|motion|résolution|délibération|mis(?:e)? aux voix|on \\p{L}+ \\?|allons-y|recommande",
  ),
};
