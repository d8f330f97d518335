export { ingestExport, ingestInput } from "./ingest";
