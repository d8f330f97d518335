import { TRY_AGAIN } from "@/components/no-response";

/** A file being uploaded. */
export interface Upload {
  key: string;
  filename: string;
  /** 0 to 1. */
  progress: number;
  /** Why it failed. */
  error?: string;
}

/**
 * Uploads one file or note. `XMLHttpRequest`, because `fetch` reports no progress of uploads.
 * @returns undefined on success, otherwise the error message
 */
export function send(form: FormData, onProgress: (progress: number) => void): Promise<string | undefined> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("POST", "/inbox/files");
    request.setRequestHeader("Accept", "application/json");
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(request.status === 201 ? undefined : messageOf(request));
    request.onerror = () => resolve(TRY_AGAIN);
    request.onabort = () => resolve(TRY_AGAIN);
    request.send(form);
  });
}

/** Whether the browser can open a file: it may be gone, or not permitted, which shows only when its bytes are asked for. */
export async function isReadable(content: Blob): Promise<boolean> {
  // One that is gone counts as empty, and a part of nothing is always readable.
  const part = content.size > 0 ? content.slice(0, 1) : content;
  return part.arrayBuffer().then(
    () => true,
    () => false,
  );
}

function messageOf({ responseText, status }: XMLHttpRequest): string {
  try {
    const { message } = JSON.parse(responseText) as { message?: unknown };
    if (typeof message === "string") return message;
  } catch {
    // Not JSON: a proxy answered.
  }
  return `Upload failed with status ${status}. Try again.`;
}

/** Calls `work` for each of `items`, at most `atOnce` at a time. */
export async function pooled<T>(items: T[], atOnce: number, work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker));
}
