import { defineOperation, noInput } from "@/lib/operation";
import { schema } from "../overview-shapes";
import {
  LIST_FIELDS,
  NAME_FIELD_BY_TYPE,
  RECORD_TYPES,
  REQUIRED_FIELDS,
  STATUS_BY_TYPE,
  TYPE_DIRECTORY,
} from "../schema";
import { layoutOnArrival } from "../settings/read";

/** The vault's schema, in the words of the interface. */
export const vaultSchema = defineOperation({
  id: "vaultSchema",
  http: { method: "GET", path: "/vault/schema" },
  tag: "Vault",
  summary: "Record types, their statuses, fields and directories",
  description: "What the types of records are, which statuses they have, and which fields are lists.",
  input: noInput,
  output: schema,
  run: async (ctx) => ({
    known_types: [...RECORD_TYPES],
    status_by_type: Object.fromEntries(Object.entries(STATUS_BY_TYPE).map(([type, all]) => [type, [...all]])),
    list_fields: [...LIST_FIELDS],
    required_fields: [...REQUIRED_FIELDS],
    name_field_by_type: { ...NAME_FIELD_BY_TYPE },
    type_directory: { ...TYPE_DIRECTORY, ...(await layoutOnArrival(ctx)).settings.typeFolders },
  }),
});
