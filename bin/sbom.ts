/**
 * `npm run -s sbom > sbom.cdx.json`: the software bill of materials of this installation in CycloneDX, with the
 * components that no package names.
 */
import { execFileSync } from "node:child_process";
import { z } from "zod";
import { BUNDLED } from "./supply-chain/bundled";

const NPM = process.platform === "win32" ? "npm.cmd" : "npm";
const MAX_BYTES = 64 * 1024 * 1024;

const bom = z.looseObject({ components: z.array(z.unknown()) });

const text = execFileSync(NPM, ["sbom", "--sbom-format", "cyclonedx", "--omit", "dev"], {
  encoding: "utf8",
  maxBuffer: MAX_BYTES,
  stdio: ["ignore", "pipe", "inherit"],
});
const { components, ...rest } = bom.parse(JSON.parse(text));
const bundled = BUNDLED.map(({ name, version, license, origin }) => ({
  "bom-ref": `bundled:${name}@${version}`,
  type: "library",
  name,
  version,
  description: `Contained in ${origin}`,
  licenses: [{ expression: license }],
}));
console.log(JSON.stringify({ ...rest, components: [...components, ...bundled] }, null, 2));
