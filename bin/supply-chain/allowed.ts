/** Licenses under which the service may be self-hosted, changed and sold, by their SPDX identifiers. */
export const ALLOWED: ReadonlySet<string> = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "OpenSSL",
  "PostgreSQL",
  "Unicode-DFS-2016",
  "Unlicense",
  "Zlib",
  // Data, with attribution.
  "CC-BY-4.0",
  // Fonts, which may be sold with software.
  "OFL-1.1",
  // Changed files of these stay under their license; what uses them does not.
  "LGPL-3.0-or-later",
  "MPL-2.0",
]);

/** Packages whose license field is missing or no SPDX expression, with the nearest one. */
export const CORRECTED: Readonly<Record<string, string>> = {
  // Its license field says "BSD"; its license is the one with two clauses.
  "duck@0.1.12": "BSD-2-Clause",
  // Its license field says "Public Domain".
  "jsonify@0.0.1": "CC0-1.0",
  // Its license is in a file only.
  "khroma@2.1.0": "MIT",
};
