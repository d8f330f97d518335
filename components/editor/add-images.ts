import { type EditorView, ViewPlugin, type ViewUpdate } from "@codemirror/view";
import { noResponse } from "@/components/no-response";
import { fieldsOf } from "@/components/reply";
import { Place } from "./place";

interface Options {
  /** The path of the record. */
  source: string;
  /** What is being added, or why it was not; null when there is nothing to report. */
  onStatus: (status: { text: string; isFailure: boolean } | null) => void;
}

/** Adds images that are pasted or dropped to the vault, and embeds them where they were put. */
export const addImages = (options: Options) =>
  ViewPlugin.define((view) => new Images(view, options), {
    eventHandlers: {
      paste(event, { state }) {
        return this.take(event, event.clipboardData, Place.ofSelection(state));
      },
      drop(event, view) {
        const at = view.posAtCoords({ x: event.clientX, y: event.clientY });
        const place = at === null ? Place.ofSelection(view.state) : Place.at(at);
        const isTaken = this.take(event, event.dataTransfer, place);
        if (isTaken && at !== null) view.dispatch({ selection: { anchor: at } });
        return isTaken;
      },
    },
  });

class Images {
  /** Where images go that are on their way, with the number of the paste or drop that they came by. */
  private readonly places = new Map<Place, number>();
  private pastes = 0;
  /** Sequence number of what is being inserted: at the same position, later pastes come after it. */
  private inserted = Number.POSITIVE_INFINITY;
  private isClosed = false;

  constructor(
    private readonly view: EditorView,
    private readonly options: Options,
  ) {}

  update({ changes }: ViewUpdate): void {
    for (const [place, paste] of this.places) place.follow(changes, paste > this.inserted);
  }

  destroy(): void {
    this.isClosed = true;
  }

  take(event: Event, transfer: DataTransfer | null, place: Place): boolean {
    const files = [...(transfer?.files ?? [])];
    if (files.length === 0) return false;
    event.preventDefault();
    void this.add(files, place);
    return true;
  }

  private async add(files: readonly File[], first: Place): Promise<void> {
    const { source, onStatus } = this.options;
    const failures: string[] = [];
    const paste = this.pastes++;
    let place = first;
    for (const file of files) {
      onStatus({ text: `Adding ${file.name}…`, isFailure: false });
      this.places.set(place, paste);
      const added = await upload(file, source);
      this.places.delete(place);
      if (this.isClosed) return;
      if ("message" in added) failures.push(added.message);
      // Each on its own line, as in Obsidian: side by side they would be one line of text.
      else
        place = this.insert(
          place,
          place === first ? added.embed : this.view.state.lineBreak + added.embed,
          paste,
        );
    }
    onStatus(failures.length > 0 ? { text: failures.join(" "), isFailure: true } : null);
  }

  private insert(place: Place, embed: string, paste: number): Place {
    const { change, behind } = place.insert(this.view.state, embed);
    this.inserted = paste;
    this.view.dispatch(change);
    this.inserted = Number.POSITIVE_INFINITY;
    return behind;
  }
}

async function upload(file: File, source: string): Promise<{ embed: string } | { message: string }> {
  const params = new URLSearchParams({ name: nameFor(file), source });
  const reply = await fetch(`/attachments?${params}`, { method: "POST", body: file }).catch(() => null);
  if (!reply) return { message: `${file.name} was not added. ${noResponse("add it again")}` };
  const { embed, message } = await fieldsOf(reply);
  if (typeof embed === "string") return { embed };
  return { message: typeof message === "string" ? message : `${file.name} could not be added.` };
}

/** Browsers name every pasted picture `image.png`; Obsidian names it by the time. */
function nameFor({ name }: File): string {
  if (name !== "image.png") return name;
  return `Pasted image ${new Date().toISOString().replace(/\D/g, "").slice(0, 14)}.png`;
}
