"use client";

import { usePathname, useRouter } from "next/navigation";
import { useState } from "react";
import { useToast } from "@/components/ui/toaster";
import { count } from "@/lib/core/count";
import { pooled, send, type Upload } from "./send";

interface QueuedUpload {
  key: string;
  filename: string;
  form: FormData;
  size: number;
}

const CONCURRENCY = 3;
const INBOX = { href: "/inbox", label: "Open the inbox" };

/** Uploads, one request per file, so that a failing one affects no other. */
export function useUploads(maxBytes: number) {
  const router = useRouter();
  const toast = useToast();
  const isInbox = usePathname() === "/inbox";
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
    let arrived = 0;
    await pooled(queued, CONCURRENCY, async (upload) => {
      if (await sendOne(upload)) arrived += 1;
    });
    // The inbox shows them itself.
    if (arrived > 0 && !isInbox)
      toast({ kind: "ok", text: `Added ${count(arrived, "file")} to the inbox.`, link: INBOX });
    return arrived === queued.length;
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
