/** A file on its way into the inbox. */
export interface Sending {
  key: string;
  filename: string;
  /** 0 to 1. */
  progress: number;
  /** Why it did not arrive. */
  error?: string;
}

const LOST = "The connection was lost. Send the file again.";

/**
 * Sends one file or note. `fetch` tells nobody how far it is, so this is the older way.
 * @returns undefined when it arrived, else what went wrong, in words
 */
export function send(form: FormData, onProgress: (progress: number) => void): Promise<string | undefined> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("POST", "/inbox/files");
    request.setRequestHeader("Accept", "application/json");
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(request.status === 201 ? undefined : messageOf(request));
    request.onerror = () => resolve(LOST);
    request.onabort = () => resolve(LOST);
    request.send(form);
  });
}

function messageOf({ responseText, status }: XMLHttpRequest): string {
  try {
    const { message } = JSON.parse(responseText) as { message?: unknown };
    if (typeof message === "string") return message;
  } catch {
    // Not our JSON: said below.
  }
  return `The server answered ${status}. Send the file again.`;
}

/** Calls `work` for each of `items`, at most `atOnce` at a time. */
export async function pooled<T>(items: T[], atOnce: number, work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items];
  const lane = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, lane));
}
