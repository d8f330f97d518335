import type { FeatureKind } from "./features";
import type { RouteKind } from "./tables";

const isFeatureKind = (kind: string): kind is FeatureKind => kind in PATTERNS;

const PATTERNS: Readonly<Record<FeatureKind, (value: string) => string>> = {
  sender: (value) => `Mail from ${value}`,
  name: (value) => `Files named ${value.replaceAll(" ", "-")}-*`,
  heading: (value) => `Files that begin with “${value}”`,
  domain: (value) => `Mail from anyone at ${value}`,
  term: (value) => `Files that often mention “${value}”`,
  format: (value) => `Files ending in .${value}`,
};

/** A pattern as a message: `Files named invoice-*`. */
function describePattern(pattern: string): string {
  const colon = pattern.indexOf(":");
  const kind = pattern.slice(0, colon);
  return isFeatureKind(kind) ? PATTERNS[kind](pattern.slice(colon + 1)) : pattern;
}

/** A destination as a message: `become account records`. */
function describeDestination(kind: RouteKind, destination: string): string {
  if (kind === "project") return `belong to ${destination.replace(/\.md$/, "")}`;
  const [type] = destination.split("/", 1);
  return destination === type
    ? `become ${type} records`
    : `become ${type} records in the folder ${destination}`;
}

export interface Route {
  kind: RouteKind;
  pattern: string;
  destination: string;
}

/** An instinct as a sentence: `Files named invoice-* become account records`. */
export const describeInstinct = ({ kind, pattern, destination }: Route): string =>
  `${describePattern(pattern)} ${describeDestination(kind, destination)}`;
