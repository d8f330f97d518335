import { describe, expect, it } from "vitest";
import { LANGUAGES } from ".";
import { plainInfinitive } from "./plain-infinitive";

const plain = (code: string, text: string): string | undefined => {
  const language = LANGUAGES.find((it) => it.code === code);
  return language && plainInfinitive(language, text);
};

describe("infinitives that depend on another verb", () => {
  it.each([
    ["de", "drei Angebote für das Dach einzuholen", "drei Angebote für das Dach einholen"],
    ["de", "mit der Stadt über den Parkplatz zu sprechen", "mit der Stadt über den Parkplatz sprechen"],
    ["de", "die Pläne zu prüfen und vorzulegen", "die Pläne prüfen und vorlegen"],
    ["nl", "drie offertes voor het dak op te vragen", "drie offertes voor het dak opvragen"],
    ["nl", "met de gemeente te overleggen over het hek", "met de gemeente overleggen over het hek"],
  ])("lose what marks them: %s: %s", (code, text, expected) => expect(plain(code, text)).toBe(expected));

  it.each([
    ["de", "zu Hause anrufen"],
    ["de", "den Bezug erneuern"],
    ["fr", "relancer l'assureur"],
  ])("leave other words alone: %s: %s", (code, text) => expect(plain(code, text)).toBe(text));
});
