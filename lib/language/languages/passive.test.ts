import { describe, expect, it } from "vitest";
import { LANGUAGES } from ".";
import { fromPassive } from "./passive";

const of = (code: string, text: string): string | undefined => {
  const language = LANGUAGES.find((it) => it.code === code);
  return language && fromPassive(language, text);
};

describe("what is to be done, with the thing as its subject", () => {
  it.each([
    ["Die Stühle müssen noch bestellt werden", "Die Stühle bestellen"],
    ["Der Aushang soll unterschrieben werden", "Den Aushang unterschreiben"],
    ["Protokoll soll nachgetragen werden", "Protokoll nachtragen"],
    ["Die Ausweise laufen ab, müssen erneuert werden", "Die Ausweise erneuern"],
    ["Die Mails müssen beantwortet werden", "Die Mails beantworten"],
  ])("is an infinitive in German: %s", (text, title) => expect(of("de", text)).toBe(title));

  it.each([
    ["De pomp moet gerepareerd worden", "De pomp repareren"],
    ["De leden moeten nog worden gebeld", "De leden bellen"],
    ["De tafels moeten opgehaald worden", "De tafels ophalen"],
    ["Het hek moet gezet worden", "Het hek zetten"],
  ])("is an infinitive in Dutch: %s", (text, title) => expect(of("nl", text)).toBe(title));

  it("is nothing in a condition, or without a participle", () => {
    expect(of("de", "wenn die Halle fehlt, muss verlegt werden")).toBeUndefined();
    expect(of("de", "Der Saal soll schöner werden")).toBeUndefined();
    expect(of("fr", "La salle doit être rangée")).toBeUndefined();
  });
});
