import { KvError } from "@/lib/core/errors";
import { parse } from "@/lib/core/parse";
import type { Context, Tx } from "@/lib/db";
import {
  assertUtf8,
  type CreateFile,
  createRecord,
  editedText,
  editRecord,
  type FileChange,
  folderOf,
  hashOf,
  isListField,
  layoutIn,
  madeFor,
  parseRecord,
  planCreation,
  readStored,
  stemOf,
  vaultPath,
  type WriteFile,
} from "@/lib/vault";
import { isEmpty } from "./own-record";
import { invalidStatus, type Part } from "./parts";
import { findRecord } from "./place";
import { NOTE_KEY } from "./plan";
import type { Write } from "./undo/writes";

/** Another note has taken the path of this one. */
export class PathTakenError extends Error {}

type TextChange = (CreateFile | WriteFile) & { content: string };

/**
 * The changes of the plans of one or more files, composed while their records are locked. Parts that meet in one record are
 * one change.
 */
export class PlanChanges {
  private readonly changes = new Map<string, TextChange>();
  /** The records that the present file writes, as it finds them. */
  private found = new Map<string, Pick<Write, "isCreated" | "before">>();
  /** Values that it adds to records that exist, by path and field. */
  private added = new Map<string, Record<string, unknown>>();

  constructor(
    private readonly ctx: Context,
    private readonly tx: Tx,
  ) {}

  all(): FileChange[] {
    return [...this.changes.values()].map((change) => withEntry(this.ctx, change));
  }

  creates(path: string): boolean {
    return this.changes.get(path)?.kind === "create";
  }

  /** What the present file writes, so that it can be undone; what follows is of the next one. */
  takeWrites(): Write[] {
    const writes = [...this.found].flatMap(([path, found]) => {
      const change = this.changes.get(path);
      return change
        ? [{ path, ...found, hash: hashOf(change.content), added: this.added.get(path) ?? {} }]
        : [];
    });
    this.found = new Map();
    this.added = new Map();
    return writes;
  }

  /**
   * Creates the record, or adds to it when it exists. A record at the note's own path must have the same source;
   * otherwise throws `PathTakenError`.
   */
  async ensure(part: Part): Promise<void> {
    if (await this.create(part)) return;
    const path = (await findRecord(this.ctx, this.tx, part.path)) ?? part.path;
    if (part.key === NOTE_KEY && (await this.frontmatterOf(path)).source !== part.fields.source)
      throw new PathTakenError(path);
    await this.add({ ...part, path });
  }

  /** Appends to lists; sets single values only where there are none. Throws `NOT_FOUND`. */
  async add(part: Part): Promise<void> {
    const { change, text, hash } = await this.textOf(part.path);
    const { frontmatter } = parseRecord(text);
    const fields = Object.entries(validFields(part));
    const append = fields.filter(([field]) => isListField(field));
    const set = fields.filter(([field]) => !isListField(field) && isEmpty(frontmatter[field]));
    if (append.length + set.length === 0) return;
    const patch = { append: Object.fromEntries(append), set: Object.fromEntries(set) };
    const request = parse(editRecord.input, { path: part.path, ...patch });
    const edited = editedText(
      { path: vaultPath(part.path), text },
      await layoutIn(this.ctx, this.tx),
      request,
    );
    if (edited.text === text) return;
    const names = change.kind === "write" ? (change.fields ?? []) : [];
    const both = { fields: [...new Set([...names, ...edited.fieldsChanged])] };
    if (!this.found.has(part.path)) this.found.set(part.path, { isCreated: false, before: hash });
    if (!this.found.get(part.path)?.isCreated) this.note(part.path, frontmatter, [...append, ...set]);
    this.changes.set(part.path, { ...change, content: edited.text, ...(change.kind === "write" && both) });
  }

  /** Notes the values that the record did not have. */
  private note(path: string, before: Record<string, unknown>, fields: [string, unknown][]): void {
    const added = this.added.get(path) ?? {};
    for (const [field, value] of fields) {
      const there = [before[field] ?? []].flat();
      const fresh = Array.isArray(value) ? value.filter((item) => !there.includes(item)) : value;
      if (!Array.isArray(fresh)) added[field] = fresh;
      else if (fresh.length > 0) added[field] = [...[added[field] ?? []].flat(), ...fresh];
    }
    this.added.set(path, added);
  }

  /** Returns false when the record exists. */
  private async create(part: Part): Promise<boolean> {
    if (this.changes.has(part.path)) return false;
    const folder = folderOf(part.path);
    // A record in the root is one of the user's, to add to.
    if (folder === "") return false;
    const name = stemOf(part.path);
    const record = { type: part.type, name, fields: validFields(part), body: withLineEnd(part.body) };
    try {
      const change = await planCreation(this.ctx, this.tx, folder, parse(createRecord.input, record));
      this.changes.set(change.path, change);
      this.found.set(change.path, { isCreated: true, before: null });
      return true;
    } catch (error) {
      if (error instanceof KvError && error.code === "CONFLICT") return false;
      throw error;
    }
  }

  private async frontmatterOf(path: string): Promise<Record<string, unknown>> {
    return parseRecord((await this.textOf(path)).text).frontmatter;
  }

  /** The planned text of a record, or its text now. */
  private async textOf(path: string): Promise<{ change: TextChange; text: string; hash: string }> {
    const change = this.changes.get(path);
    if (change) return { change, text: change.content, hash: hashOf(change.content) };
    const before = await readStored(this.ctx.account.vaultDir, vaultPath(path));
    assertUtf8(before);
    const { text, hash } = before;
    return { change: { kind: "write", before, content: text }, text, hash };
  }
}

function withEntry({ account }: Context, change: TextChange): FileChange {
  const after = hashOf(change.content);
  if (change.kind === "create") {
    const detail = madeFor(account.vaultDir, change.path);
    return { ...change, entries: [{ action: "record.create", subject: change.path, after, detail }] };
  }
  const { before, fields = [] } = change;
  const entry = {
    action: "record.edit",
    subject: before.path,
    before: before.hash,
    after,
    detail: { fields },
  };
  return { ...change, entries: [entry] };
}

/** A text file ends with a line break; without one, git marks its last line. */
const withLineEnd = (body: string): string => (body === "" || body.endsWith("\n") ? body : `${body}\n`);

/** Without a status that the vault would reject for this type. */
function validFields(part: Part): Record<string, unknown> {
  const { status: _, ...fields } = part.fields;
  return invalidStatus(part) === null ? part.fields : fields;
}
