import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../support/root";
import { crossValidate, curvesOf } from "./calibrate";
import { readExamples } from "./examples";
import { fitModel } from "./fit";

/** Fits the classifier to the scored records: `npx tsx tests/distiller/training/main.ts`. */
export const WEIGHTS_FILE = join(root, "lib/distiller/local/classifier/weights.json");

export function train(): string {
  const examples = readExamples();
  const { bias, features } = fitModel(examples);
  const rows = [...features].map(([name, weights]) => `${JSON.stringify(name)}:${JSON.stringify(weights)}`);
  const { calibration, matched } = curvesOf(crossValidate(examples));
  const curves = `"calibration":${JSON.stringify(calibration)},"matched":${JSON.stringify(matched)}`;
  return `{"bias":${JSON.stringify(bias)},${curves},"features":{\n${rows.join(",\n")}\n}}\n`;
}

if (process.argv[1] === import.meta.filename) writeFileSync(WEIGHTS_FILE, train());
