import type { Context } from "@/lib/db";
import {
  LIST_FIELDS,
  NAME_FIELD_BY_TYPE,
  RECORD_TYPES,
  REQUIRED_FIELDS,
  STATUS_BY_TYPE,
  TYPE_DIRECTORY,
} from "../schema";

/** The vault's schema, as the API returns it. */
export async function vaultSchema(_ctx: Context) {
  return {
    known_types: [...RECORD_TYPES],
    status_by_type: Object.fromEntries(Object.entries(STATUS_BY_TYPE).map(([type, all]) => [type, [...all]])),
    list_fields: [...LIST_FIELDS],
    required_fields: [...REQUIRED_FIELDS],
    name_field_by_type: { ...NAME_FIELD_BY_TYPE },
    type_directory: { ...TYPE_DIRECTORY },
  };
}
