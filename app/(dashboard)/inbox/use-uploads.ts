"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { pooled, type Sending, send } from "./send";

interface Parcel {
  key: string;
  filename: string;
  form: FormData;
  size: number;
}

const AT_ONCE = 3;

/** Files on their way: each is a request of its own, so that one that fails takes no other with it. */
export function useUploads(maxBytes: number) {
  const router = useRouter();
  const [sendings, setSendings] = useState<Sending[]>([]);
  const update = (key: string, change: Partial<Sending>) =>
    setSendings((all) => all.map((each) => (each.key === key ? { ...each, ...change } : each)));
  const dismiss = (key: string) => setSendings((all) => all.filter((each) => each.key !== key));

  async function sendOne({ key, filename, form, size }: Parcel): Promise<boolean> {
    const error =
      size > maxBytes
        ? `${filename} is over the limit of ${maxBytes / 1024 / 1024} MiB for an inbox file.`
        : await send(form, (progress) => update(key, { progress }));
    if (error) update(key, { error });
    else {
      dismiss(key);
      router.refresh();
    }
    return error === undefined;
  }

  async function sendAll(parcels: Parcel[]): Promise<boolean> {
    setSendings((all) => [...all, ...parcels.map(({ key, filename }) => ({ key, filename, progress: 0 }))]);
    let arrived = true;
    await pooled(parcels, AT_ONCE, async (parcel) => {
      arrived = (await sendOne(parcel)) && arrived;
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

  return { sendings, dismiss, sendFiles, sendNote };
}
