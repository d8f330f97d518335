import { defineOperation } from "@/lib/operation";
import { typeInput } from "../records/input";
import { listRecords, listRecordsInput } from "../records/list";
import { pageOf, summary } from "../shapes";

export const listRecordsOfType = defineOperation({
  id: "listRecords",
  http: { method: "GET", path: "/vault/list/{type}" },
  tag: "Vault",
  summary: "The records of a type, a page at a time",
  input: listRecordsInput.extend({ type: typeInput }),
  output: pageOf(summary),
  run: listRecords,
});
