import { ALLOWED, CORRECTED } from "./allowed";
import type { Component } from "./packages";
import { isAllowed } from "./spdx";

/** A sentence for each component whose license is missing or not allowed. */
export function licenseProblems(components: readonly Component[]): string[] {
  return components.flatMap(({ name, version, license }) => {
    const expression = CORRECTED[`${name}@${version}`] ?? license;
    if (expression === undefined) return `${name}@${version} names no license`;
    return isAllowed(expression, ALLOWED) ? [] : `${name}@${version} has the license ${expression}`;
  });
}
