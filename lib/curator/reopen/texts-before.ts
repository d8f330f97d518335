import { conflict } from "@/lib/core/errors";
import type { Context, Tx } from "@/lib/db";
import {
  type FileChange,
  hashOf,
  type Layout,
  layoutIn,
  readIfReadable,
  readVersions,
  type StoredFile,
  vaultPath,
  waysToLink,
} from "@/lib/vault";
import { movedSince } from "../undo/moved";
import { withoutWrites } from "../undo/without";
import type { Acceptance, AddedFields, Write } from "../undo/writes";

/** A proposal that was accepted. */
export interface AcceptedProposal {
  inboxId: string;
  acceptance: Acceptance;
  settledAt: Date | null;
}

/** What is undone of one write of a file. */
export interface UndoneWrite {
  inboxId: string;
  write: Write;
  /** Where the record is now. */
  path: string;
  /** The hashes of its text with and without what was written; null for no record. */
  from: string | null;
  to: string | null;
}

/** Records that have the texts of before, once acceptances are undone one behind the other. */
export class TextsBefore {
  /** The text of each record, by its path; null once it is removed. */
  private readonly texts = new Map<string, string | null>();

  private constructor(
    private readonly accepted: readonly AcceptedProposal[],
    private readonly layout: Layout,
    /** Where records are that were moved since. */
    private readonly moved: ReadonlyMap<string, string>,
    private readonly present: ReadonlyMap<string, StoredFile>,
    private readonly versions: ReadonlyMap<string, string>,
  ) {
    for (const [path, { text }] of present) this.texts.set(path, text);
  }

  /** @param accepted the last one first */
  static async read(ctx: Context, tx: Tx, accepted: readonly AcceptedProposal[]): Promise<TextsBefore> {
    const writes = accepted.flatMap(({ acceptance }) => acceptance.writes);
    const paths = [...new Set(writes.map(({ path }) => path))];
    const since = accepted.at(-1)?.settledAt ?? null;
    const moved = await movedSince(ctx, tx, since, paths);
    const present = new Map<string, StoredFile>();
    for (const path of paths.map((each) => moved.get(each) ?? each)) {
      const file = await readIfReadable(ctx.account.vaultDir, vaultPath(path));
      if (file?.utf8) present.set(path, file);
    }
    const hashes = writes.flatMap(({ before }) => before ?? []);
    const versions = await readVersions(ctx, tx, hashes);
    return new TextsBefore(accepted, await layoutIn(ctx, tx), moved, present, versions);
  }

  /** Undoes all of them. Throws `CONFLICT` where a record that one created is not as it was. */
  undo(): UndoneWrite[] {
    const left = [...this.accepted];
    const steps: UndoneWrite[] = [];
    while (left.length > 0) {
      // Those that were accepted at the same moment are tried in any order.
      const last = left.findIndex(({ acceptance }) =>
        acceptance.writes.every((write) => this.isUntouched(write)),
      );
      for (const { inboxId, acceptance } of left.splice(Math.max(0, last), 1))
        for (const write of acceptance.writes) steps.push(this.undoWrite(inboxId, acceptance, write));
    }
    return steps;
  }

  changes(): FileChange[] {
    return [...this.present.values()].flatMap((before) => this.changeOf(before) ?? []);
  }

  private changeOf(before: StoredFile): FileChange | null {
    const { path, hash } = before;
    const text = this.texts.get(path);
    if (text === before.text || text === undefined) return null;
    if (text === null)
      return { kind: "remove", before, entries: [{ action: "record.delete", subject: path, before: hash }] };
    const fields = this.fieldsOf(path);
    const detail = { fields };
    const entry = { action: "record.edit", subject: path, before: hash, after: hashOf(text), detail };
    return { kind: "write", before, content: text, fields, entries: [entry] };
  }

  private fieldsOf(at: string): string[] {
    const writes = this.accepted.flatMap(({ acceptance }) => acceptance.writes);
    return [
      ...new Set(
        writes.filter(({ path }) => this.at(path) === at).flatMap(({ added }) => Object.keys(added)),
      ),
    ];
  }

  private at(path: string): string {
    return this.moved.get(path) ?? path;
  }

  private hashAt(path: string): string | null {
    const text = this.texts.get(this.at(path));
    return text === undefined || text === null ? null : hashOf(text);
  }

  private isUntouched({ path, hash }: Write): boolean {
    return this.at(path) === path && this.hashAt(path) === hash;
  }

  private undoWrite(inboxId: string, { draft }: Acceptance, write: Write): UndoneWrite {
    const path = this.at(write.path);
    const from = this.hashAt(write.path);
    if (from !== null) {
      if (write.isCreated || draft !== null) this.assertUntouched(write);
      this.texts.set(path, this.without(write, path));
    }
    return { inboxId, write, path, from, to: this.hashAt(write.path) };
  }

  private assertUntouched(write: Write): void {
    const { path, isCreated } = write;
    if (this.isUntouched(write)) return;
    const what = isCreated ? "change or delete it" : "set its status to draft";
    const at = this.at(path);
    throw conflict(
      at === path
        ? `${path} was edited since: ${what} instead`
        : `${path} was moved to ${at} since: ${what} there instead`,
    );
  }

  /** The values that were added, with links to where the records are now. */
  private asNow(added: AddedFields, path: string): AddedFields {
    const now = new Map<unknown, string[]>();
    for (const [from, to] of this.moved)
      for (const link of waysToLink(path, from)) now.set(link, waysToLink(path, to));
    const fields = Object.entries(added).map(([field, value]) => [
      field,
      [value].flat().flatMap((item) => [item, ...(now.get(item) ?? [])]),
    ]);
    return Object.fromEntries(fields);
  }

  private without(write: Write, path: string): string | null {
    if (write.isCreated) return null;
    const exact = write.before === null ? undefined : this.versions.get(write.before);
    if (exact !== undefined && this.isUntouched(write)) return exact;
    const file = { path: vaultPath(path), text: this.texts.get(path) ?? "" };
    return withoutWrites(
      file,
      this.layout,
      { fields: this.asNow(write.added, path), hasBody: false },
      new Set(),
    ).text;
  }
}
