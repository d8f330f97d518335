"use client";

import { FileUp, X } from "lucide-react";
import { type DragEvent, useState } from "react";
import { Button, buttonClass } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { type Dropped, droppedFiles } from "./dropped-files";
import { PasteNote } from "./paste-note";
import type { Upload } from "./send";
import { useUploads } from "./use-uploads";

/** Adds files or a pasted text to the inbox. */
export function AddToInbox({ maxBytes, accepted }: { maxBytes: number; accepted: string }) {
  const { uploads, dismiss, sendFiles, sendDropped, sendNote } = useUploads(maxBytes);
  return (
    <section aria-label="Add to the inbox" className="mb-6 flex flex-col gap-3">
      <DropZone onFiles={sendFiles} onDropped={sendDropped} maxBytes={maxBytes} accepted={accepted} />
      <PasteNote onSend={sendNote} />
      {uploads.length > 0 && (
        <ul aria-label="Uploads" className="flex flex-col gap-2">
          {uploads.map((upload) => (
            <li key={upload.key}>
              <Progress upload={upload} onDismiss={() => dismiss(upload.key)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface DropZoneProps {
  onFiles: (files: File[]) => void;
  onDropped: (dropped: Dropped) => void;
  maxBytes: number;
  /** For the file dialog; other files can be dropped, and go to quarantine when they cannot be read. */
  accepted: string;
}

function DropZone({ onFiles, onDropped, maxBytes, accepted }: DropZoneProps) {
  const [over, setOver] = useState(false);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void droppedFiles(event.dataTransfer).then(onDropped);
  };
  return (
    <form
      action="/inbox/files"
      method="post"
      encType="multipart/form-data"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
      className={`flex flex-col items-center gap-2 rounded-lg border border-dashed px-4 py-6 text-center ${over ? "border-accent bg-accent-soft" : "border-line-strong/60"}`}
    >
      <FileUp aria-hidden className="size-6 text-muted" strokeWidth={1.5} />
      <p>
        <span className="max-sm:hidden">Drop files here or </span>
        <label
          className={`${buttonClass("primary")} cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent sm:ml-1`}
        >
          Choose files
          <input
            type="file"
            name="file"
            multiple
            accept={accepted}
            className="sr-only"
            onChange={(event) => {
              onFiles([...(event.target.files ?? [])]);
              event.target.value = "";
            }}
          />
        </label>
      </p>
      <p className="max-w-prose text-muted">
        Markdown, text, Word, PDF, web pages, e-mail (.eml, .mbox), transcripts (.vtt, .srt), invitations
        (.ics) and Slack exports, up to {maxBytes / 1024 / 1024} MiB each.
      </p>
      <noscript>
        <button type="submit">Upload</button>
      </noscript>
    </form>
  );
}

function Progress({ upload, onDismiss }: { upload: Upload; onDismiss: () => void }) {
  const { filename, progress, error } = upload;
  if (error) {
    return (
      <Notice kind="failed">
        <span className="flex items-center gap-2">
          {error}
          <Button look="quiet-danger" size="tiny" aria-label="Dismiss" onClick={onDismiss}>
            <X aria-hidden className="size-4" />
          </Button>
        </span>
      </Notice>
    );
  }
  return (
    <div className="flex items-center gap-3">
      <span className="min-w-0 truncate">{filename}</span>
      <progress aria-label={`Uploading ${filename}`} value={progress} className="w-40 shrink-0" />
    </div>
  );
}
