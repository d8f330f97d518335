/**
 * `npm run licenses`: checks that every production dependency, and what they contain, may be self-hosted and sold;
 * fails naming those that may not.
 */
import { readFileSync } from "node:fs";
import { BUNDLED } from "./supply-chain/bundled";
import { licenseProblems } from "./supply-chain/check";
import { productionPackages } from "./supply-chain/packages";

const packages = productionPackages(JSON.parse(readFileSync("package-lock.json", "utf8")));
const problems = licenseProblems([...packages, ...BUNDLED]);
for (const problem of problems) console.error(`${problem}: see bin/supply-chain/allowed.ts`);
if (problems.length > 0) process.exit(1);
console.log(`${packages.length} packages and ${BUNDLED.length} other components have allowed licenses`);
