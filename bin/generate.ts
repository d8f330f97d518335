/**
 * `npm run generate`: writes the route files of the API, its reference in `docs/api.md` and the types of its client,
 * from the operations.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { generatedFiles } from "./generate/files";

const root = fileURLToPath(new URL("..", import.meta.url));

for (const [file, text] of generatedFiles(root)) {
  const path = join(root, file);
  if (text === null) {
    rmSync(path);
    console.log(`Removed ${file}`);
  } else if (!existsSync(path) || readFileSync(path, "utf8") !== text) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    console.log(`Wrote ${file}`);
  }
}
