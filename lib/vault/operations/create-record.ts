import { defineOperation } from "@/lib/operation";
import { createRecordIn, createRecordInput } from "../records/create";
import { located } from "../reply-headers";
import { created } from "../shapes";

export const createRecord = defineOperation({
  id: "createRecord",
  http: { method: "POST", path: "/vault/records", status: 201, ...located },
  tag: "Vault",
  summary: "Create a record",
  input: createRecordInput,
  output: created,
  errors: ["CONFLICT"],
  run: (ctx, input) => createRecordIn(ctx, "", input),
});
