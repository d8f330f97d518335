export { type Ingested, ingestExport, ingestInput } from "./ingest";
