export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Finds any of the sources; null without one. */
export function patternOf(sources: readonly string[]): RegExp | null {
  const some = sources.filter((source) => source !== "");
  return some.length > 0 ? new RegExp(some.join("|"), "g") : null;
}
