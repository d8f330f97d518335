import type { Assignments } from "../match/assignments";

const TO_DO = String.raw`\ste\s\p{Ll}+n(?!\p{L})`;

export const DUTCH_ASSIGNMENTS: Assignments = {
  taken: [
    /^(?:zorgt|zorgen|zal zorgen)\s+voor\s+(.+)$/iu,
    /^(?:pakt)\s+(.+)\s+op$/iu,
    /^(?:wordt|werd|is) belast met (.+)$/iu,
    new RegExp(
      String.raw`^(?:(?:wordt|werd|worden|is|zijn) (?:gevraagd|verzocht|opgedragen|gemachtigd|aangewezen|bereid)|(?:krijgt|kreeg|heeft) (?:de opdracht|de taak|als taak|het verzoek)|biedt aan|bood aan|zegt toe|zegde toe|belooft|beloofde|neemt op zich|verklaart zich bereid|(?:heeft|hebben) (?:toegezegd|aangeboden|beloofd|op zich genomen|zich bereid verklaard))(?:,?\s+om)?,?\s+((?=.*${TO_DO}).+)$`,
      "iu",
    ),
    /^(?!wil\s(?:\p{Ll}+\s){0,2}weten(?!\p{L}))(?:zal|moet|gaat|wil|kan)\s+(.+(?:en|an|ien)(?:\s(?:over|met|voor|bij|naar|van|op|in)\s.+)?)$/iu,
  ],
  phrases: [
    [/^neemt\s+contact\s+op\s+(met\s.+)$/iu, "contact $1 opnemen"],
    [/^overlegt\s+(met\s.+)$/iu, "overleggen $1"],
    [/^informeert\s+(naar|bij)\s+(.+)$/iu, "informeren $1 $2"],
  ],
  given: [
    {
      before: /^(?<thing>(?:de|het)\s.{3,}?) (?:wordt|worden) (?:.{0,40} )?door\s+$/iu,
      behind: /^\s+(?<participle>(?!geleid|voorgezeten)\p{Ll}{4,})[.!]*$/u,
    },
    {
      before:
        /(?<!\p{L})(?:vra(?:agt|gen)|vroeg(?:en)?|verzoek(?:t|en)|machtig(?:t|en)|gevraagd aan|vragen aan|verzocht aan)\s+(?:aan\s+)?$/iu,
      behind: new RegExp(String.raw`^,?\s+(?:om\s+)?(?<task>(?=.*${TO_DO}).+)$`, "iu"),
    },
    {
      before: /(?<!\p{L})(?:draag(?:t)?|dragen)\s+(?:aan\s+)?$/iu,
      behind: new RegExp(String.raw`^\s+op,?\s+(?:om\s+)?(?<task>(?=.*${TO_DO}).+)$`, "iu"),
    },
  ],
  passive: "$thing moet $participle worden",
};
