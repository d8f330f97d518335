import type { Tone } from "@/components/ui/chip";
import type { Code, Offer, Severity } from "@/lib/janitor";

/** What each code means, for people. */
export const MEANINGS: Readonly<Record<Code, string>> = {
  FM001: "Metadata missing or unreadable",
  FM002: "Unknown type",
  FM003: "Unknown status",
  FM004: "One value instead of a list",
  DIR001: "Type and directory disagree",
  LINK001: "Broken link",
  LINK002: "Linked in the text only",
  LINK003: "Ambiguous link",
  ORPHAN001: "Nothing links here",
  STUB001: "Hardly any text",
  DUP001: "Same name twice",
};

export const TONES: Readonly<Record<Severity, Tone>> = {
  critical: "failed",
  warning: "warning",
  info: "waiting",
};

const bare = (path: string): string => path.replace(/\.md$/, "");

/** An offer as a button says it. */
export function labelOf(offer: Offer): string {
  switch (offer.kind) {
    case "create":
      return `Create ${bare(offer.path)}`;
    case "unlink":
      return "Take the link out";
    case "retarget":
      return `Link to ${bare(offer.path)}`;
    case "move":
      return `Move to ${bare(offer.path)}`;
    case "merge":
      return `Compare with ${offer.paths.map(bare).join(", ")}`;
    case "set":
      return Array.isArray(offer.value)
        ? `Make ${offer.field} a list of ${offer.value.length}`
        : `Set ${offer.field} to ${offer.value}`;
    case "relate":
      return `Add ${bare(offer.path)} to related`;
  }
}

/** What an offer that changes no text of the file will do. */
export function sentenceOf(offer: Offer, path: string): string {
  if (offer.kind === "create") {
    return `Makes the record ${offer.path}, with its metadata and no text yet; the link then leads there.`;
  }
  if (offer.kind === "move") {
    return `Moves ${path} to ${offer.path}; every link to it follows.`;
  }
  return "";
}

/** `1 issue`, `1,234 issues`. */
export const count = (n: number, what: string): string =>
  `${n.toLocaleString("en")} ${what}${n === 1 ? "" : "s"}`;
