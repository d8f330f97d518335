const UNITS = ["bytes", "KiB", "MiB", "GiB", "TiB"];

/** `12.3 GiB`, for people. */
export function sizeOf(bytes: number): string {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10));
  return `${(bytes / 1024 ** power).toFixed(power === 0 ? 0 : 1)} ${UNITS[power]}`;
}

/** A part in percent, to a tenth, from 0 to 100. */
export const percentOf = (part: number, whole: number): number =>
  whole <= 0 ? 0 : Math.min(100, Math.max(0, Math.round((part / whole) * 1000) / 10));
