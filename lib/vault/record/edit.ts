import { KvError } from "@/lib/core/errors";
import { fenced, withBody, withParagraph } from "./body";
import { changeFields, type FieldsPatch } from "./fields";
import { parseRecord } from "./parse";
import { splitDocument } from "./split";

/** A field can be in only one of `set`, `unset` and `append`. */
export interface RecordPatch extends FieldsPatch {
  /** Replaces the body. */
  body?: string;
  /** A paragraph to append to the body, or to `body` when both are given. */
  bodyAppend?: string;
}

export interface Edit {
  text: string;
  /** The fields whose values changed, in the order of the patch, and `body`. */
  fieldsChanged: string[];
}

/**
 * Edits the text of a record: `set` replaces values (null removes), `append` adds items that a list does not have yet.
 * Only the lines of those fields change; comments, order, quoting, line breaks and everything else keep their bytes.
 * With invalid frontmatter only the body can be edited. As `parseRecord` then returns the whole text as body, a new body
 * with frontmatter replaces the whole text.
 * Throws `VALIDATION_ERROR`, with line and column of invalid YAML.
 */
export function editRecordText(text: string, patch: RecordPatch): Edit {
  const withNewBody = editBody(text, patch);
  const split = splitDocument(withNewBody);
  if (split.unclosed && hasFields(patch)) throw unclosed("The fields cannot be changed");
  const yaml = withNewBody.slice(split.start, split.end);
  const { yaml: newYaml, changed } = changeFields(yaml, patch, split.eol);
  const result = changed.length === 0 ? withNewBody : withYaml(withNewBody, newYaml);
  return { text: result, fieldsChanged: withNewBody === text ? changed : [...changed, "body"] };
}

const hasFields = ({ set = {}, unset = [], append = {} }: RecordPatch): boolean =>
  Object.keys(set).length + unset.length + Object.keys(append).length > 0;

const unclosed = (what: string): KvError =>
  new KvError("VALIDATION_ERROR", `${what}: the frontmatter that opens in line 1 is not closed.`, {
    details: [{ path: "frontmatter", message: "line 1, column 1: it ends with a line that is --- alone" }],
  });

function withYaml(text: string, yaml: string): string {
  const { fenced: isFenced, start, end, eol } = splitDocument(text);
  if (isFenced) return withoutEmpty(text, yaml) ?? text.slice(0, start) + yaml + text.slice(end);
  return text.slice(0, start) + fenced(yaml, text.slice(start), eol);
}

/** Without its last field, a record has no frontmatter; undefined where its body would be taken for one. */
function withoutEmpty(text: string, yaml: string): string | undefined {
  const { start, end, bodyStart } = splitDocument(text);
  if (yaml !== "" || start === end) return undefined;
  const mark = text.startsWith("\ufeff") ? "\ufeff" : "";
  const rest = mark + text.slice(bodyStart);
  const read = splitDocument(rest);
  return read.fenced || read.unclosed ? undefined : rest;
}

function editBody(text: string, { body, bodyAppend }: RecordPatch): string {
  let result = body === undefined ? text : replaceBody(text, body);
  if (bodyAppend !== undefined) result = appendToBody(result, bodyAppend);
  return result;
}

function replaceBody(text: string, body: string): string {
  const split = splitDocument(text);
  const isWhole = parseRecord(text, split).problem !== undefined && splitDocument(body).fenced;
  if (isWhole) return body;
  if (split.unclosed) throw unclosed("Send the whole text as body, with its frontmatter closed");
  return text.slice(split.bodyStart) === body ? text : withBody(text, split, body);
}

function appendToBody(text: string, paragraph: string): string {
  const split = splitDocument(text);
  const body = withParagraph(text.slice(split.bodyStart), paragraph.replace(/\r?\n/g, split.eol), split.eol);
  if (split.unclosed) return text.slice(0, split.bodyStart) + body;
  return body === text.slice(split.bodyStart) ? text : withBody(text, split, body);
}
