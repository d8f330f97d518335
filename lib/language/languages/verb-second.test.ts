import { expect, it } from "vitest";
import { LANGUAGES } from ".";
import { spokenTask } from "./verb-second";

const titleOf = (code: string, text: string): string | undefined => {
  const language = LANGUAGES.find((it) => it.code === code);
  const spoken = language && spokenTask(language, text);
  return spoken && `${spoken.who}: ${spoken.title}`;
};

it.each([
  ["de", "Grill bring ich mit, den großen", "I: Grill mitbringen"],
  [
    "de",
    "ich ruf morgen beim Schlachthof an wegen dem Gig",
    "I: morgen beim Schlachthof anrufen wegen dem Gig",
  ],
  ["de", "ich hake da nochmal nach", "I: da nochmal nachhaken"],
  [
    "de",
    "Kathrin, du teilst bitte die Kinder ein, ich hätt die Liste gern am Mittwoch.",
    "you: die Kinder einteilen",
  ],
  [
    "de",
    "unterschreibst du die Offerte und schickst sie zurück?",
    "you: die Offerte unterschreiben, sie zurückschicken",
  ],
  [
    "de",
    "Und die Kessel vom Lager, die reserviere ich, das habe ich notiert.",
    "I: die Kessel vom Lager reservieren",
  ],
  ["de", "Kannst du klären, ob die uns Punsch geben?", "you: klären, ob die uns Punsch geben?"],
  ["de", "ok dann übernehm ich Musik, bring die Box mit", "I: Musik übernehmen, die Box mitbringen"],
  ["de", "Ich sammle das Geld ein", "I: das Geld einsammeln"],
  ["de", "Nimmst du den Schlüssel mit?", "you: den Schlüssel mitnehmen"],
  ["de", "Detail liefert er per Mail", "he: Detail per Mail liefern"],
  ["de", "Ich weiß nicht, ob das geht", undefined],
  ["de", "GF und ich haben gestern festgelegt, dass geschätzt wird.", undefined],
  ["de", "Mein Bruder, den ich gestern traf, kauft Brot", undefined],
  ["nl", "Ik stuur de uitnodiging rond, drie weken van tevoren", "I: de uitnodiging rondsturen"],
  ["nl", "Bouke, wil jij de boot vastleggen bij de haven?", "you: de boot vastleggen bij de haven"],
  ["nl", "Ik prik een datum", "I: een datum prikken"],
  ["nl", "Zelf regel ik de bijdrage", "I: de bijdrage regelen"],
  ["nl", "Vorig jaar heb ik twee nachten op een mat gelegen", undefined],
  ["fr", "Je relance la mairie", undefined],
])("%s: %s", (code, text, title) => {
  expect(titleOf(code, text)).toBe(title);
});
