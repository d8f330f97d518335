/** Holds the embedded database of a directory until it is asked to end. Arguments: directory, password. */
import { startEmbedded } from "@/lib/db/embedded";

const [directory = "", password = ""] = process.argv.slice(2);
const { url, adopted, stop } = await startEmbedded(directory, password);
process.stdout.write(`${JSON.stringify({ url, adopted })}\n`);
process.once("SIGTERM", () => stop().then(() => process.exit(0)));
