"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { pooled, send, type Upload } from "./send";

interface QueuedUpload {
  key: string;
  filename: string;
  form: FormData;
  size: number;
}

const CONCURRENCY = 3;

/** Uploads, one request per file, so that a failing one affects no other. */
export function useUploads(maxBytes: number) {
  const router = useRouter();
  const [uploads, setUploads] = useState<Upload[]>([]);
  const update = (key: string, change: Partial<Upload>) =>
    setUploads((all) => all.map((each) => (each.key === key ? { ...each, ...change } : each)));
  const dismiss = (key: string) => setUploads((all) => all.filter((each) => each.key !== key));

  async function sendOne({ key, filename, form, size }: QueuedUpload): Promise<boolean> {
    const error =
      size > maxBytes
        ? `${filename} is larger than ${maxBytes / 1024 / 1024} MiB.`
        : await send(form, (progress) => update(key, { progress }));
    if (error) update(key, { error });
    else {
      dismiss(key);
      router.refresh();
    }
    return error === undefined;
  }

  async function sendAll(queued: QueuedUpload[]): Promise<boolean> {
    setUploads((all) => [...all, ...queued.map(({ key, filename }) => ({ key, filename, progress: 0 }))]);
    let arrived = true;
    await pooled(queued, CONCURRENCY, async (upload) => {
      arrived = (await sendOne(upload)) && arrived;
    });
    return arrived;
  }

  const sendFiles = (files: File[]) =>
    sendAll(
      files.map((file) => {
        const form = new FormData();
        form.append("file", file);
        return { key: crypto.randomUUID(), filename: file.name, form, size: file.size };
      }),
    );

  const sendNote = (form: FormData) => {
    const text = String(form.get("text") ?? "");
    const filename = String(form.get("name") || "Pasted note");
    return sendAll([{ key: crypto.randomUUID(), filename, form, size: new Blob([text]).size }]);
  };

  return { uploads, dismiss, sendFiles, sendNote };
}
