/** `npm run build`: builds what `npm start` runs, unless the build is current. */
import { fileURLToPath } from "node:url";
import { ensureBuild } from "./supervise/build";

const root = fileURLToPath(new URL("..", import.meta.url));
ensureBuild(root, (line) => console.log(line)).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
