import { LEGAL_FORMS } from "../english/org-words";
import { matchKey } from "../match/key";
import { wordSet } from "../match/word-set";

const FREE_MAIL = wordSet(
  "gmail googlemail yahoo ymail hotmail outlook live msn icloud me mac aol gmx web t-online freenet mail proton protonmail pm fastmail zoho yandex qq 163 126 orange wanadoo laposte free libero virgilio tiscali wp onet seznam btinternet sky comcast verizon att example test email localhost",
);
const SECOND_LEVEL = wordSet("co com org net ac gov edu gob or ne");

/** The distinctive part of each mail domain in the text: `lumiere-conseil` of ann@mail.lumiere-conseil.fr. */
export function domainLabels(text: string): string[] {
  const labels = new Set<string>();
  for (const [, domain = ""] of text.matchAll(/[\w.+'-]{1,64}@([\w-]{1,63}(?:\.[\w-]{1,63}){1,4})/g)) {
    const parts = domain.toLowerCase().split(".");
    parts.pop();
    if (parts.length > 1 && SECOND_LEVEL.has(parts.at(-1) ?? "")) parts.pop();
    const label = parts.at(-1);
    if (label !== undefined && label.length > 1 && !FREE_MAIL.has(label)) labels.add(label);
  }
  return [...labels];
}

/** Those of the links in the text: `velorim` of https://velorim.example/tubes. */
export function linkLabels(text: string): string[] {
  const hosts = [...text.matchAll(/https?:\/\/(?:www\.)?([\w-]{4,63})\.[a-z]{2,10}(?=[/\s:?)\]]|$)/gi)];
  return [...new Set(hosts.map(([, host = ""]) => host.toLowerCase()))];
}

/** Whether one of the domains belongs to this organisation: `Lumière Conseil` matches `lumiere-conseil`. */
export function matchesDomain(name: string, labels: string[]): boolean {
  const words = matchKey(name)
    .split(" ")
    .filter((word) => !LEGAL_FORMS.has(word) && word !== "the" && word !== "and");
  const joined = words.join("");
  const initials = words.map((word) => word[0]).join("");
  return labels.some((label) => {
    const bare = matchKey(label).replace(/ /g, "");
    return (
      bare === joined ||
      (joined.length >= 4 && bare.startsWith(joined)) ||
      (bare.length >= 4 && joined.startsWith(bare)) ||
      (initials.length >= 3 && bare === initials)
    );
  });
}
