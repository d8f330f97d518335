/**
 * `npm run advisories`: known vulnerabilities of production dependencies, as the registry reports them. Exits with 1 if
 * there are any of severity `moderate` or above, and with 2 if the registry does not answer such questions.
 */
import { spawnSync } from "node:child_process";
import { advisoriesOf } from "./supply-chain/advisories";

const NPM = process.platform === "win32" ? "npm.cmd" : "npm";

const { stdout } = spawnSync(NPM, ["audit", "--omit=dev", "--json"], { encoding: "utf8" });
const { isAnswered, lines } = advisoriesOf(stdout);
for (const line of lines) console.error(line);
if (!isAnswered) process.exit(2);
if (lines.length > 0) process.exit(1);
console.log("No known vulnerabilities of moderate or higher severity");
