import type { Tone } from "@/components/ui/chip";
import type { Severity, SuggestedFix } from "@/lib/janitor";

export const TONES: Readonly<Record<Severity, Tone>> = {
  critical: "failed",
  warning: "warning",
  info: "waiting",
};

const withoutExtension = (path: string): string => path.replace(/\.md$/, "");

/** The button of a suggested fix. */
export function labelOf(offer: SuggestedFix): string {
  switch (offer.kind) {
    case "create":
      return `Create ${withoutExtension(offer.path)}`;
    case "unlink":
      return "Remove link";
    case "retarget":
      return `Link to ${withoutExtension(offer.path)}`;
    case "move":
      return `Move to ${withoutExtension(offer.path)}`;
    case "merge":
      return `Compare with ${offer.paths.map(withoutExtension).join(", ")}`;
    case "set":
      return Array.isArray(offer.value)
        ? `Make ${offer.field} a list of ${offer.value.length}`
        : `Set ${offer.field} to ${offer.value}`;
    case "delete":
      return "Delete copy";
    case "relate":
      return `Add ${withoutExtension(offer.path)} to related`;
  }
}

/** What a suggested fix does that changes no text of the file; empty for others. */
export function effectOf(offer: SuggestedFix, path: string): string {
  if (offer.kind === "create")
    return `Creates the record ${offer.path} without text; the link then resolves to it.`;
  if (offer.kind === "move") return `Moves ${path} to ${offer.path} and updates every link to it.`;
  if (offer.kind === "delete")
    return `Deletes ${path}, which is the same as ${offer.path}; links to it then lead there. The audit log keeps its text.`;
  return "";
}
