import { ACCESS_FIELDS } from "./access";
import type { Fields } from "./field";
import { MAIL_FIELDS } from "./mail";
import { RUN_FIELDS } from "./runs";
import { VAULT_FIELDS } from "./vault";
import { WORKER_FIELDS } from "./workers";

const FIELDS: Fields = { ...ACCESS_FIELDS, ...MAIL_FIELDS, ...WORKER_FIELDS, ...RUN_FIELDS, ...VAULT_FIELDS };

/** What a name means within this component or operation. */
export const fieldOf = (owner: string, name: string): Fields[string] | undefined =>
  FIELDS[`${owner}.${name}`] ?? (Object.hasOwn(FIELDS, name) ? FIELDS[name] : undefined);
