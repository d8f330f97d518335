/** Grey enough for both themes. */
export const UNCOLORED = "oklch(0.65 0.01 90)";

const COLORED = 24;
/** Hues a golden angle apart are never near each other. */
const GOLDEN_ANGLE = 137.508;

/** The color of what is at this place of a list, such as clusters by size; those that share one hue differ in lightness. */
export function colorOf(place: number | undefined): string {
  if (place === undefined || place < 0 || place >= COLORED) return UNCOLORED;
  const lightness = place % 2 === 0 ? 0.62 : 0.72;
  return `oklch(${lightness} 0.16 ${((place * GOLDEN_ANGLE + 265) % 360).toFixed(1)})`;
}
