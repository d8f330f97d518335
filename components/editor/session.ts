import type { EditorView } from "@codemirror/view";
import * as codeMirror from "./code-mirror";
import { DraftKeeper } from "./draft-keeper";
import { draftKey, readDraft, removeDraft, type Version, writeDraft } from "./drafts";
import type { mergeTexts } from "./merge";
import { NO_RESPONSE, type Saved, saveText } from "./save";
import { BEGIN, type Choice, type Conflict, type EditedText, type EditorStatus } from "./status";

interface SessionOptions {
  host: HTMLElement;
  record: EditedText;
  label: string;
  report: (change: Partial<EditorStatus>) => void;
  /** Renders the page again. */
  refresh: () => void;
}

/** One opened editor. */
export class EditorSession {
  private readonly view: EditorView;
  private readonly key: string;
  private readonly keeper: DraftKeeper;
  /** The saved version that the text is based on. */
  private base: Version;
  /** Tags of versions that were the base before: a late rendering of the page may still have one. */
  private readonly past = new Set<string>();
  private conflict: Conflict | null = null;
  private merge: typeof mergeTexts | null = null;
  private isSaving = false;

  constructor(private readonly options: SessionOptions) {
    const { host, record, label, report } = options;
    const { account, path, part, text, etag } = record;
    this.key = draftKey(account, path, part);
    const draft = readDraft(this.key);
    const isRestored = draft !== null && draft.text !== text;
    this.base = isRestored && draft.base.text !== text ? draft.base : { text, etag };
    // A draft that is put back is a change.
    this.keeper = new DraftKeeper(account, () => this.write());
    this.view = codeMirror.openEditor({
      parent: host,
      text,
      source: path,
      label,
      onChange: () => this.changed(),
      onSave: () => void this.save(),
      onStatus: (images) => report({ images }),
    });
    if (isRestored) codeMirror.replaceText(this.view, draft.text);
    else removeDraft(this.key);
    report({ ...BEGIN, isReady: true, isRestored, isDirty: isRestored });
    this.view.focus();
  }

  private get text(): string {
    return codeMirror.textOf(this.view);
  }

  private changed(): void {
    this.keeper.changed();
    this.options.report({ isDirty: this.text !== this.base.text });
  }

  /** Keeps the text as a draft while it is not saved. */
  private write(): void {
    const { text, base } = this;
    const isDirty = text !== base.text;
    const isKept = isDirty ? writeDraft(this.key, { text, base }) : true;
    if (!isDirty) removeDraft(this.key);
    this.options.report({ isDirty, isKept });
  }

  private rebase(version: Version): void {
    if (version.etag !== this.base.etag) this.past.add(this.base.etag);
    this.base = version;
  }

  /** The page shows another version: the text follows where nothing was typed, and where only fields changed. */
  follow(version: Version): void {
    if (version.etag === this.base.etag || this.past.has(version.etag) || this.conflict || this.isSaving)
      return;
    if (this.text === this.base.text) {
      this.rebase(version);
      codeMirror.replaceText(this.view, version.text);
    } else if (version.text === this.base.text) this.rebase(version);
  }

  async save(): Promise<void> {
    if (this.isSaving || this.conflict) return;
    this.isSaving = true;
    this.options.report({ isSaving: true, failure: null });
    const { text } = this;
    const sent = await this.send(text);
    this.conflict = sent.kind === "changed" ? await this.conflictWith(text, sent.current) : null;
    const saved = sent.kind === "changed" && !this.conflict ? NO_RESPONSE : sent;
    this.isSaving = false;
    if (saved.kind === "saved") this.rebase({ text, etag: saved.etag });
    this.keeper.keep();
    const failure = saved.kind === "failed" ? saved : null;
    this.options.report({
      isSaving: false,
      failure,
      conflict: this.conflict,
      ...(!failure && { isRestored: false }),
    });
    if (!failure) this.options.refresh();
  }

  /** Saves the text even if someone else has changed other parts of the record. */
  private async send(text: string): Promise<Saved> {
    const { path, part } = this.options.record;
    const saved = await saveText({ path, part, text, etag: this.base.etag });
    if (saved.kind !== "changed") return saved;
    const { current } = saved;
    if (current.text === text) return { kind: "saved", etag: current.etag };
    if (current.text !== this.base.text) return saved;
    this.rebase(current);
    return saveText({ path, part, text, etag: current.etag });
  }

  /** Null when the server does not respond: merging takes code that only a conflict needs. */
  private async conflictWith(mine: string, theirs: Version): Promise<Conflict | null> {
    const loaded = await import("./merge").catch(() => null);
    if (!loaded) return null;
    this.merge = loaded.mergeTexts;
    const base = this.base.text;
    return { base, mine, theirs, merged: this.merge(base, mine, theirs.text) };
  }

  /**
   * Ends a conflict: the text continues from the version in the vault. Text typed in the meantime is part of a merge.
   */
  settle(choice: Choice): void {
    const { merge } = this;
    if (!this.conflict || !merge) return;
    const { base, theirs } = this.conflict;
    const texts = {
      merged: () => merge(base, this.text, theirs.text).text,
      mine: () => this.text,
      theirs: () => theirs.text,
    };
    const text = texts[choice]();
    this.rebase(theirs);
    this.conflict = null;
    codeMirror.replaceText(this.view, text);
    this.keeper.keep();
    this.options.report({ conflict: null });
    this.view.focus();
  }

  /** Back to the saved version; undo brings the text back. */
  discard(): void {
    codeMirror.replaceText(this.view, this.base.text);
    this.keeper.keep();
    this.options.report({ isRestored: false, failure: null });
    this.view.focus();
  }

  close(): void {
    this.keeper.close();
    this.view.destroy();
  }
}
