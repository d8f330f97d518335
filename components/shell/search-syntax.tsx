const SYNTAX = [
  { example: "alice chen", meaning: "both words, by their beginning" },
  { example: '"trade fair"', meaning: "this phrase" },
  { example: "-draft -type:task", meaning: "without these" },
  { example: "a OR b", meaning: "either side" },
  { example: "type:person", meaning: "of a type; also status:active" },
  { example: "tag:project/alpha", meaning: "with the tag or one below it" },
  { example: "path:Folder/", meaning: "in a folder" },
  { example: "created:>2026-01-01", meaning: "or 2026-01, a..b; also updated:" },
] as const;

/** What can be typed into the search box. */
export function SearchSyntax() {
  return (
    <details className="text-xs">
      <summary className="cursor-pointer rounded-sm px-1 text-muted hover:text-ink">Search syntax</summary>
      <dl className="mt-1.5 grid gap-x-3 gap-y-1.5 rounded-md border border-line bg-surface p-2 max-lg:grid-cols-2">
        {SYNTAX.map(({ example, meaning }) => (
          <div key={example}>
            <dt className="wrap-anywhere">
              <code>{example}</code>
            </dt>
            <dd className="text-muted">{meaning}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
