import { CopyButton } from "./copy-button";

/** Text to copy, such as a command. `what` names it for the button. */
export function Snippet({ text, what }: { text: string; what: string }) {
  return (
    <div className="flex items-start gap-2">
      <pre className="min-w-0 grow wrap-anywhere whitespace-pre-wrap rounded-md border border-line bg-sunken px-2.5 py-1.5 text-ink">
        <code>{text}</code>
      </pre>
      <CopyButton text={text} what={what} />
    </div>
  );
}
