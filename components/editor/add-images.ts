import { EditorView } from "@codemirror/view";
import { fieldsOf, NO_RESPONSE } from "./save";

interface Options {
  /** The path of the record. */
  source: string;
  /** What is being added, or why it was not; null when there is nothing to report. */
  onStatus: (status: { text: string; isFailure: boolean } | null) => void;
}

/** Adds images that are pasted or dropped to the vault, and embeds them where they were put. */
export function addImages({ source, onStatus }: Options) {
  const add = async (view: EditorView, files: readonly File[]) => {
    const failures: string[] = [];
    for (const file of files) {
      onStatus({ text: `Adding ${file.name}…`, isFailure: false });
      const added = await upload(file, source);
      if ("message" in added) failures.push(added.message);
      else view.dispatch(view.state.replaceSelection(added.embed));
    }
    onStatus(failures.length > 0 ? { text: failures.join(" "), isFailure: true } : null);
  };
  const take = (event: Event, view: EditorView, transfer: DataTransfer | null): boolean => {
    const files = [...(transfer?.files ?? [])];
    if (files.length === 0) return false;
    event.preventDefault();
    void add(view, files);
    return true;
  };
  return EditorView.domEventHandlers({
    paste: (event, view) => take(event, view, event.clipboardData),
    drop: (event, view) => {
      const at = view.posAtCoords({ x: event.clientX, y: event.clientY });
      const isTaken = take(event, view, event.dataTransfer);
      if (isTaken && at !== null) view.dispatch({ selection: { anchor: at } });
      return isTaken;
    },
  });
}

async function upload(file: File, source: string): Promise<{ embed: string } | { message: string }> {
  const params = new URLSearchParams({ name: nameFor(file), source });
  const reply = await fetch(`/attachments?${params}`, { method: "POST", body: file }).catch(() => null);
  if (!reply) return { message: NO_RESPONSE };
  const { embed, message } = await fieldsOf(reply);
  if (typeof embed === "string") return { embed };
  return { message: typeof message === "string" ? message : `${file.name} could not be added.` };
}

/** Browsers name every pasted picture `image.png`; Obsidian names it by the time. */
function nameFor({ name }: File): string {
  if (name !== "image.png") return name;
  return `Pasted image ${new Date().toISOString().replace(/\D/g, "").slice(0, 14)}.png`;
}
