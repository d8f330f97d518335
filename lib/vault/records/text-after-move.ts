import { withArticle } from "@/lib/core/article";
import { invalid } from "@/lib/core/errors";
import { stemOf, type VaultPath } from "../path";
import { editRecordText, parseRecord, renameField, replaceWord } from "../record";
import { type RecordType, STATUS_BY_TYPE, titleField } from "../schema";
import { claimedType, type Layout } from "../settings/layout";
import type { StoredFile } from "../store";
import { checkStatus } from "./checks";

interface Move {
  to: VaultPath;
  /** A status for the new type. */
  status: string | undefined;
  /** Whether the record gets another name on purpose: then its title follows, whatever it was. */
  isRenamed: boolean;
  /** Whether it gets another type on purpose: then its type follows, whatever folder it was in. */
  isRetyped: boolean;
}

type Frontmatter = Readonly<Record<string, unknown>>;

/**
 * The record's text after a move. Fields follow where they are: a type in the frontmatter becomes that of the new
 * folder if the old one had a type, too, and a title that is the file's name becomes the new name. No field is added,
 * so that moving back restores the text. Throws `VALIDATION_ERROR` when the new type does not have the record's status.
 */
export function textAfterMove(file: StoredFile, layout: Layout, move: Move): string {
  const { frontmatter, problem } = parseRecord(file.text);
  // Invalid frontmatter is not changed and does not block the move.
  if (problem) return file.text;
  const types = typesOf(file.path, frontmatter, layout, move);
  const status = statusAfter(types, frontmatter, move.status);
  let text = file.text;
  if (types.written !== undefined) text = withValue(text, "type", types.written);
  text = withTitle(text, frontmatter, types, { ...move, from: file.path });
  return status === undefined ? text : withValue(text, "status", status);
}

interface Types {
  before: RecordType;
  after: RecordType;
  /** Whether the record has a type after the move, from its frontmatter or its folder. */
  isTyped: boolean;
  /** The new value of the field `type`. */
  written: RecordType | undefined;
}

function typesOf(from: VaultPath, frontmatter: Frontmatter, layout: Layout, { to, isRetyped }: Move): Types {
  const claimed = claimedType(frontmatter);
  const place = layout.placeType(to);
  const old = layout.placeType(from);
  const follows = isRetyped || (old !== undefined && old !== place);
  const written = follows && claimed !== undefined && claimed !== place ? place : undefined;
  const before = layout.typeOf(from, frontmatter);
  const after = written ?? layout.typeOf(to, frontmatter);
  return { before, after, isTyped: (claimed ?? place) !== undefined, written };
}

function statusAfter(
  { before, after, isTyped }: Types,
  { status: current }: Frontmatter,
  wanted: string | undefined,
): unknown {
  if (wanted !== undefined) return checkStatus(after, wanted, "status");
  const allowed = STATUS_BY_TYPE[after];
  if (before === after || !isTyped || !allowed || current === undefined || current === null) return undefined;
  if (typeof current === "string" && allowed.includes(current)) return undefined;
  throw invalid(
    "status",
    `The record's status ${JSON.stringify(current)} is not valid for ${withArticle(after)}: send status as one of ${allowed.join(", ")}`,
  );
}

function withTitle(
  text: string,
  frontmatter: Frontmatter,
  { before, after }: Types,
  { from, to, isRenamed }: Move & { from: VaultPath },
): string {
  const [old, field] = [titleField(before), titleField(after)];
  const isFieldRenamed = old !== field && frontmatter[old] !== undefined && frontmatter[field] === undefined;
  const title = frontmatter[isFieldRenamed ? old : field];
  const renamed = isFieldRenamed ? renameField(text, old, field) : text;
  if (title === undefined || title === null || stemOf(from) === stemOf(to)) return renamed;
  return isRenamed || title === stemOf(from) ? withValue(renamed, field, stemOf(to)) : renamed;
}

/** Keeps the quotes of the old value where that is possible. */
const withValue = (text: string, field: string, value: unknown): string =>
  (typeof value === "string" ? replaceWord(text, field, value) : undefined) ??
  editRecordText(text, { set: { [field]: value } }).text;
