import { defineOperation } from "@/lib/operation";
import { typeInput } from "../records/input";
import { listRecordsInput, readPage } from "../records/list";
import { recordPage } from "../shapes";

export const listRecordsOfType = defineOperation({
  id: "listRecords",
  http: { method: "GET", path: "/vault/list/{type}" },
  tag: "Vault",
  summary: "The records of a type, a page at a time",
  input: listRecordsInput.extend({ type: typeInput }),
  output: recordPage,
  run: readPage,
});
