import type { TaskWords } from "../match/task-words";

export const ITALIAN_TASK_WORDS: TaskWords = {
  leads: "e|ancora(?=\\s\\p{L}+[aei]re\\s)|ma|quindi|allora|poi|anche|per favore|inoltre",
  calls: "sì|si|no|ok|va bene|bene|allora|ciao|grazie|certo|ps",
  asks: "(?:ti|le|vi) chied(?:o|iamo) di|tocca a \\p{L}+|(?:puoi|potresti|può|potrebbe|potete)|devi|deve|bisogna|si deve|dobbiamo|devo|vado a|non dimenticare di|ricordarsi di|qualcuno deve",
  explains:
    "altrimenti|sennò|se no|perch[éè]|(?:lo|la|li|le) (?:porto|faccio|prendo|fa|prende|porta|scrivo) |che (?:non|ho|ha|è|già)|così",
  refers: "\\p{L}+[aei]r(?:l[aeio]|ne|gli|gliel[aeio])(?!\\p{L})",
  pointsBack:
    "\\p{L}+[aei]r(?:l[aeio]|ne|gli|gliel[aeio]|ci)|gliel[aeio]|(?:l[aeio]|gli|ne|ci)(?=\\s\\p{Ll}+(?:o|iamo|isce|à|ò)(?!\\p{L}))|quell[aeio]|quest[aeio](?!\\s(?:settimana|sera|mese))|lei|lui|loro|ciò|entramb[ie]",
  accepts:
    "(?:l[oaie] )?\\p{L}+o io|ok(?!\\p{L})|volentieri|va bene|ci penso io|vado io|l[oaie] (?:faccio|prendo) io|certo|sì|d['’]accordo",
  somebody: "qualcuno|chi",
  writes: "scritto da|scrive|appunti di|redatto da|verbalizza",
  meets: "chiamata|telefonata|visita|incontro|riunione|colloquio",
  behindCalled: "tu|per favore",
  modals: "puoi|potrai|potresti|potete|potreste|vuoi|vorresti|volete|devi|dovresti|dovete|sai|riesci a",
  states: "sei|sarai|saresti|eri|siete|sarete|hai|avrai|avresti|avete|stai",
};
