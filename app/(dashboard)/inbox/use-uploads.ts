"use client";

import { usePathname, useRouter } from "next/navigation";
import { useState } from "react";
import { useToast } from "@/components/ui/toaster";
import { count } from "@/lib/core/count";
import { type Dropped, unreadable } from "./dropped-files";
import { isReadable, pooled, send, type Upload } from "./send";

interface QueuedUpload {
  key: string;
  filename: string;
  form: FormData;
  content: Blob;
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

  async function problemOf({ key, filename, form, content }: QueuedUpload): Promise<string | undefined> {
    if (content.size > maxBytes)
      return `${filename} is larger than ${maxBytes / 1024 / 1024} MiB, the limit for an inbox file.`;
    // Sending it would fail as if there were no connection.
    if (!(await isReadable(content))) return unreadable(filename);
    return send(form, (progress) => update(key, { progress }));
  }

  async function sendOne(upload: QueuedUpload): Promise<boolean> {
    const { key } = upload;
    const error = await problemOf(upload);
    if (error) update(key, { error });
    else dismiss(key);
    return error === undefined;
  }

  async function sendAll(queued: QueuedUpload[]): Promise<boolean> {
    setUploads((all) => [...all, ...queued.map(({ key, filename }) => ({ key, filename, progress: 0 }))]);
    let arrived = 0;
    await pooled(queued, CONCURRENCY, async (upload) => {
      if (await sendOne(upload)) arrived += 1;
    });
    // Once: `Live` shows those of a large folder before.
    if (arrived > 0) router.refresh();
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
        return { key: crypto.randomUUID(), filename: file.name, form, content: file };
      }),
    );

  const sendDropped = ({ files, problems }: Dropped) => {
    const failed = problems.map((problem) => ({ ...problem, key: crypto.randomUUID(), progress: 0 }));
    setUploads((all) => [...all, ...failed]);
    return sendFiles(files);
  };

  const sendNote = (form: FormData) => {
    const text = String(form.get("text") ?? "");
    const filename = String(form.get("name") || "Pasted note");
    return sendAll([{ key: crypto.randomUUID(), filename, form, content: new Blob([text]) }]);
  };

  return { uploads, dismiss, sendFiles, sendDropped, sendNote };
}
