import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/notice";
import { Apart, distinguish } from "@/components/vault/apart";
import { recordHref } from "@/components/vault/href";
import type { Reply } from "./actions";

/** The answer with the quotes that it is based on, and the passages nearest to the question. */
export function Answer({ reply: { question, answer, citations, passages, engine } }: { reply: Reply }) {
  return (
    <section aria-label="Answer" className="mt-6 flex max-w-3xl flex-col gap-5">
      <h2 className="text-base font-semibold break-words">{question}</h2>
      {answer === null ? (
        <Notice kind="info">{reasonOf(engine, passages.length)}</Notice>
      ) : (
        <div className="rounded-lg border border-line bg-surface p-4">
          <p className="break-words whitespace-pre-wrap">{answer}</p>
          <Sources of={citations.map(({ path, name, quote }) => ({ path, name, text: quote }))} />
          {engine.engine === "model" && (
            <p className="mt-3 text-muted">{`Answered by ${engine.model}, prompt ${engine.prompt}. Check it against its sources.`}</p>
          )}
        </div>
      )}
      {passages.length > 0 && (
        <details open={answer === null}>
          <summary className="cursor-pointer font-medium">Passages nearest to the question</summary>
          <Sources of={passages} />
        </details>
      )}
    </section>
  );
}

function reasonOf(engine: Reply["engine"], passages: number): string {
  if (passages === 0) return "No results for this question. Try other words.";
  if (engine.engine === "local") return `${engine.reason}. These passages are nearest to the question.`;
  return "The passages do not answer the question. These are nearest to it.";
}

interface Source {
  path: string;
  name: string;
  text: string;
}

function Sources({ of }: { of: readonly Source[] }) {
  const marks = distinguish(of);
  return (
    <ul className="mt-3 flex flex-col gap-3">
      {of.map(({ path, name, text }) => (
        <li key={`${path}\n${text}`}>
          <Link href={recordHref(path)} className="font-medium text-accent underline" title={path}>
            {name}
          </Link>
          <Apart by={marks.get(path)} />
          <blockquote className="mt-0.5 border-l-2 border-line-strong pl-3 break-words whitespace-pre-line text-muted">
            {text}
          </blockquote>
        </li>
      ))}
    </ul>
  );
}
