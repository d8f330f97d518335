export { ingestExport } from "./ingest";
