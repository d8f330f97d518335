/** Words after an item that say that it is done, in nine languages. */
export const FINISHED =
  "(?:all )?done|completed?|finished|ticked off|erledigt|fertig|gemacht|fait|faite|terminée?|réglée?|hecho|hecha|terminad[oa]|fatto|fatta|concluso|feito|feita|concluíd[oa]|gedaan|klaar|afgerond|済み?|完了|完成|已完成";

/** Words after an item that say that nobody will do it. */
export const CANCELLED =
  "cancell?ed|dropped|no longer needed|won['’]t do|obsolete|entfällt|abgesagt|gestrichen|hinfällig|annulée?|abandonnée?|supprimée?|cancelad[oa]|anulad[oa]|annullat[oa]|vervallen|geannuleerd|中止|取り消し|取消|已取消";
