import { describe, expect, it } from "vitest";
import { LANGUAGES } from ".";
import { firstPersonTask } from "./first-person";

const of = (code: string, text: string): string | undefined => {
  const language = LANGUAGES.find((it) => it.code === code);
  return language && firstPersonTask(language, text);
};

describe("what somebody says that he does", () => {
  it.each([
    ["es", "Yo llevo la mesa", "llevar la mesa"],
    ["es", "hago el arroz", "hacer el arroz"],
    ["it", "io scrivo il verbale", "scrivere il verbale"],
    ["pt", "eu trago as chaves", "trazer as chaves"],
    ["fr", "moi je prends le pain et je vous dis", "prendre le pain"],
  ])("is an infinitive: %s, %s", (code, text, title) => expect(of(code, text)).toBe(title));

  it.each([
    ["it", "Porto di mare"],
    ["pt", "Envio dos convites"],
    ["es", "Yo no llevo la mesa"],
    ["de", "Ich bringe den Tisch"],
  ])("is nothing where it is a noun, denied, or of another grammar: %s, %s", (code, text) =>
    expect(of(code, text)).toBeUndefined(),
  );
});
