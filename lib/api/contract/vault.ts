import { z } from "zod";
import { searchRecordsInput } from "@/lib/embeddings";
import {
  bulkInboxInput,
  createRecordInput,
  deleteRecordInput,
  editRecordInput,
  inboxFileInput,
  inboxStatesInput,
  listRecordsInput,
  moveRecordInput,
  readRecordInput,
  retryInboxFileInput,
  typeInput,
} from "@/lib/vault";
import { operation } from "./operation";
import * as shape from "./vault-shapes";

const nothing = z.strictObject({});
const recordUrl = (path: string) =>
  `/api/v1/vault/records/${path.split("/").map(encodeURIComponent).join("/")}`;
const tag = (reply: { etag: string }) => ({ ETag: `"${reply.etag}"` });
const tagged = { headers: tag, headerNames: ["ETag"] };
const located = {
  headers: (reply: { path: string; etag: string }) => ({ ...tag(reply), Location: recordUrl(reply.path) }),
  headerNames: ["ETag", "Location"],
};

export const vaultContext = operation({
  id: "vaultContext",
  method: "GET",
  path: "/vault/context",
  tag: "Vault",
  summary: "What the vault holds, at a glance",
  input: nothing,
  output: shape.context,
  status: 200,
});

export const vaultSchema = operation({
  id: "vaultSchema",
  method: "GET",
  path: "/vault/schema",
  tag: "Vault",
  summary: "Record types, their statuses, fields and directories",
  input: nothing,
  output: shape.schema,
  status: 200,
});

export const listRecords = operation({
  id: "listRecords",
  method: "GET",
  path: "/vault/list/{type}",
  tag: "Vault",
  summary: "The records of a type, a page at a time",
  input: listRecordsInput.extend({ type: typeInput }),
  output: shape.page(shape.summary),
  status: 200,
});

export const searchVault = operation({
  id: "searchVault",
  method: "GET",
  path: "/vault/search",
  tag: "Vault",
  summary: "Records that meet all of the conditions",
  description:
    "Full text is ranked over at most 1,000 hits; without `q` records come by path. `similar` ranks by meaning: with `q`, " +
    "among the records that have its words, by both rankings. `hybrid` finds what either way finds. Before the first " +
    "survey a search by meaning is 409; `note` says when some records could not be compared.",
  input: searchRecordsInput,
  output: shape.page(shape.hit).extend({ note: z.string().nullable() }),
  status: 200,
  errors: ["NOT_FOUND", "CONFLICT"],
});

export const vaultGraph = operation({
  id: "vaultGraph",
  method: "GET",
  path: "/vault/graph",
  tag: "Vault",
  summary: "Records and the links between them",
  input: nothing,
  output: shape.graph,
  status: 200,
});

export const createRecord = operation({
  id: "createRecord",
  method: "POST",
  path: "/vault/records",
  tag: "Vault",
  summary: "Make a record",
  input: createRecordInput,
  output: shape.created,
  status: 201,
  ...located,
  errors: ["CONFLICT"],
});

export const readRecord = operation({
  id: "readRecord",
  method: "GET",
  path: "/vault/records/{path}",
  tag: "Vault",
  summary: "One record with its links and backlinks",
  input: readRecordInput,
  output: shape.record,
  status: 200,
  ...tagged,
  errors: ["NOT_FOUND"],
});

export const editRecord = operation({
  id: "editRecord",
  method: "PATCH",
  path: "/vault/records/{path}",
  tag: "Vault",
  summary: "Edit a record's metadata or body",
  description: "Only the lines of the fields named change; everything else keeps its bytes.",
  input: editRecordInput,
  output: shape.edited,
  status: 200,
  ...tagged,
  errors: ["NOT_FOUND", "PRECONDITION_FAILED"],
});

export const moveRecord = operation({
  id: "moveRecord",
  method: "POST",
  path: "/vault/records/{path}/move",
  tag: "Vault",
  summary: "Rename or retype a record; every link to it follows",
  input: moveRecordInput,
  output: shape.moved,
  status: 200,
  ...tagged,
  errors: ["NOT_FOUND", "CONFLICT", "PRECONDITION_FAILED"],
});

export const moveByPath = operation({
  id: "moveByPath",
  method: "POST",
  path: "/vault/move",
  tag: "Vault",
  summary: "Move a record, both paths in the body",
  input: z.strictObject({
    from: moveRecordInput.shape.path,
    to: moveRecordInput.shape.path,
    status: moveRecordInput.shape.status,
    ifMatch: moveRecordInput.shape.ifMatch,
  }),
  output: shape.moved,
  status: 200,
  ...tagged,
  errors: ["NOT_FOUND", "CONFLICT", "PRECONDITION_FAILED"],
});

export const deleteRecord = operation({
  id: "deleteRecord",
  method: "DELETE",
  path: "/vault/records/{path}",
  tag: "Vault",
  summary: "Delete a record for good",
  input: deleteRecordInput,
  output: shape.deleted,
  status: 200,
  errors: ["NOT_FOUND", "PRECONDITION_FAILED"],
});

export const listInbox = operation({
  id: "listInbox",
  method: "GET",
  path: "/vault/inbox",
  tag: "Vault",
  summary: "Filenames waiting in the inbox, oldest first",
  input: nothing,
  output: z.object({ files: z.array(z.string()) }),
  status: 200,
});

export const addToInbox = operation({
  id: "addToInbox",
  method: "POST",
  path: "/vault/inbox",
  tag: "Vault",
  summary: "Put a file into the inbox",
  description: "A name that is already waiting gets a number, which the reply names.",
  input: inboxFileInput,
  output: shape.inboxFile,
  status: 201,
});

export const addBulkToInbox = operation({
  id: "addBulkToInbox",
  method: "POST",
  path: "/vault/inbox/bulk",
  tag: "Vault",
  summary: "Put several files into the inbox: all, or none",
  input: bulkInboxInput,
  output: shape.inboxFiles,
  status: 201,
});

export const inboxStates = operation({
  id: "inboxStates",
  method: "GET",
  path: "/vault/inbox/states",
  tag: "Vault",
  summary: "What became of the inbox files, newest first",
  input: inboxStatesInput,
  output: shape.inboxStates,
  status: 200,
});

export const retryInboxFile = operation({
  id: "retryInboxFile",
  method: "POST",
  path: "/vault/inbox/states/{id}/retry",
  tag: "Vault",
  summary: "Process a quarantined file again",
  input: retryInboxFileInput,
  output: shape.inboxStateReply,
  status: 200,
  errors: ["NOT_FOUND", "CONFLICT"],
});
