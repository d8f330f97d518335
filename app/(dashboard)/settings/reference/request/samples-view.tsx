import { useState } from "react";
import { buttonClass } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { Scrollable } from "@/components/ui/scrollable";
import type { ApiRequest, RequestShape } from "./request";
import { LANGUAGES, type Language, sampleOf } from "./samples";

/** The request in a language to choose, to copy. */
export function Samples({ request, shape }: { request: ApiRequest; shape: RequestShape }) {
  const [language, setLanguage] = useState<Language>("curl");
  const text = sampleOf(language, request, shape);
  return (
    <section aria-label="Request" className="min-w-0 rounded-lg border border-line bg-sunken">
      <div className="flex items-center gap-1 border-b border-line px-2 py-1.5">
        {LANGUAGES.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === language}
            onClick={() => setLanguage(each)}
            className={`${buttonClass("quiet", "small")} aria-pressed:bg-surface aria-pressed:text-ink`}
          >
            {each}
          </button>
        ))}
        <span className="grow" />
        <CopyButton text={text} what={`the request as ${language}`} />
      </div>
      <Scrollable label={`The request as ${language}`}>
        <pre className="w-max min-w-full px-3 py-2 text-xs">
          <code>{text}</code>
        </pre>
      </Scrollable>
    </section>
  );
}
