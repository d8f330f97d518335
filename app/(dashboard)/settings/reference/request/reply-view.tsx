import { Chip } from "@/components/ui/chip";
import { CopyButton } from "@/components/ui/copy-button";
import { Scrollable } from "@/components/ui/scrollable";

/** The reply to a request; status 0 if there was none. */
export interface Reply {
  status: number;
  took: number;
  headers: [name: string, value: string][];
  text: string;
}

/** The reply to a request that was sent from the page. */
export function ReplyView({ reply: { status, took, headers, text } }: { reply: Reply }) {
  const isOk = status >= 200 && status < 400;
  return (
    <section aria-label="Reply" aria-live="polite" className="flex flex-col gap-2">
      <div className="flex items-center gap-3">
        <Chip tone={isOk ? "ok" : "failed"}>{status === 0 ? "No reply" : String(status)}</Chip>
        {status > 0 && <span className="text-muted tabular-nums">{took} ms</span>}
        <span className="grow" />
        {text && <CopyButton text={text} what="the reply" />}
      </div>
      {text && (
        <Scrollable label="Body of the reply">
          <pre className="max-h-96 rounded-md border border-line bg-sunken px-3 py-2 text-xs">{text}</pre>
        </Scrollable>
      )}
      {headers.length > 0 && (
        <details>
          <summary className="cursor-pointer text-muted">Headers</summary>
          <dl className="mt-2 grid grid-cols-[max-content_minmax(0,1fr)] gap-x-4 gap-y-1 text-xs">
            {headers.map(([name, value]) => (
              <div key={name} className="contents">
                <dt className="text-muted">{name}</dt>
                <dd className="min-w-0 font-mono wrap-anywhere">{value}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </section>
  );
}
