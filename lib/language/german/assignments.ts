import type { Assignments } from "../match/assignments";

const TO_DO = String.raw`(?:\szu\s\p{Ll}+n|\p{Ll}zu\p{Ll}+n)(?!\p{L})`;

export const GERMAN_ASSIGNMENTS: Assignments = {
  taken: [
    /^(?:kümmert sich|kümmern sich)\s+um\s+(.+)$/iu,
    /^(?:übernimmt|übernehmen)\s+(.+)$/iu,
    /^(?:wird|wurde|werden|wurden) mit (?:de[rmn]|einer|einem) (\p{Lu}.{4,}?) (?:beauftragt|betraut)[.!]*$/u,
    new RegExp(
      String.raw`^(?:(?:wird|wurde|werden|wurden|ist|sind) (?:(?:damit|daher|hiermit|nochmals?) )?(?:beauftragt|gebeten|ersucht|ermächtigt|angehalten|bevollmächtigt)|erklär(?:t|te|en|ten) sich (?:dazu )?bereit|(?:ist|sind|wäre) (?:dazu )?bereit|biete[tn] (?:sich )?an|bot(?:en)? (?:sich )?an|sag(?:t|te|en|ten) zu|versprich?t|versprach|verpflichtet(?:e)? sich|(?:hat|haben) (?:(?:sich )?(?:zugesagt|angeboten|versprochen|vorgenommen|verpflichtet)|sich (?:dazu )?bereit ?erklärt|(?:den Auftrag|die Aufgabe))|(?:bekommt|erhält|bekam|erhielt) (?:den Auftrag|die Aufgabe)|ist (?:dafür )?zuständig)[,:]?\s+(?:dafür,?\s)?((?=.*${TO_DO}).+)$`,
      "iu",
    ),
    /^(?:wird|soll|will|muss|möchte|werden|sollen)\s+(?!(?:beauftragt|gebeten|ersucht|angehalten)(?!\p{L}))(.+(?:en|ern|eln))$/iu,
  ],
  phrases: [
    [/^kümmer(?:t|n) sich\s+(um\s+.+)$/iu, "sich $1 kümmern"],
    [/^erkundigt sich\s+(.+)$/iu, "sich $1 erkundigen"],
    [/^setzt sich (mit .+?) in verbindung(.*)$/iu, "sich $1 in Verbindung setzen$2"],
    [/^informiert sich\s+(über .+)$/iu, "sich $1 informieren"],
  ],
  given: [
    {
      before: /^(?<thing>(?:der|die|das)\s.{3,}?) (?:wird|werden) (?:.{0,40} )?von\s+$/iu,
      behind: /^\s+(?<participle>(?!geführt|geleitet|vertreten)\p{Ll}{4,})[.!]*$/u,
    },
    {
      before:
        /(?<!\p{L})(?:beauftrag(?:t|te|en|ten)|bitte[nt]|bat(?:en)?|ersuch(?:t|te|en|ten)|ermächtig(?:t|te|en|ten)|bevollmächtig(?:t|te|en|ten))\s+$/iu,
      behind: new RegExp(String.raw`^,?\s+(?:darum,\s)?(?<task>(?=.*${TO_DO}).+)$`, "iu"),
    },
    {
      before: /(?<!\p{L})beauftrag(?:t|te|en|ten)\s+$/iu,
      behind: /^\s+mit (?:de[rmn]|einer|einem) (?<task>\p{Lu}.{4,})$/u,
    },
    {
      before: /^mit (?:de[rmn]|einer|einem) (?<task>\p{Lu}.{4,}?) (?:wird|wurde)\s+$/iu,
      behind: /^\s+(?:beauftragt|betraut)\W*$/iu,
    },
  ],
  passive: "$thing muss $participle werden",
};
