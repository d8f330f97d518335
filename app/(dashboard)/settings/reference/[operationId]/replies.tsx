import { Chip } from "@/components/ui/chip";
import { apiDocument, exampleOf, type Operation, type Response } from "../document/document";
import { nameOfRef } from "../document/schema";
import { Text } from "../text";
import { Example } from "./example";
import { Properties } from "./properties";

/** What an operation can answer: its results with their properties and examples, then its errors. */
export function Replies({ responses }: Pick<Operation, "responses">) {
  const all = Object.entries(responses).map(([status, given]) => ({ status, ...named(given) }));
  return (
    <ul className="flex flex-col gap-4">
      {all.map(({ status, code, response }) => (
        <li key={status}>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Chip tone={Number(status) < 400 ? "ok" : "failed"}>{status}</Chip>
            {code && <code>{code}</code>}
            <span className="min-w-0 text-muted">
              <Text>{response.description}</Text>
            </span>
          </div>
          {Number(status) < 300 && <Contents response={response} status={status} />}
        </li>
      ))}
    </ul>
  );
}

function Contents({ response, status }: { response: Response; status: string }) {
  return Object.entries(response.content).map(([type, content]) => {
    const example = exampleOf(content);
    return (
      <div key={type} className="mt-2 flex flex-col gap-2">
        <p className="text-xs text-muted">{type}</p>
        {content.schema && <Properties of={content.schema} />}
        {example !== undefined && <Example value={example} label={`Example of ${status} as ${type}`} />}
      </div>
    );
  });
}

/** A reply that several operations share, with its name, which for an error is its code. */
function named(given: Response): { code: string | null; response: Response } {
  const name = given.$ref && nameOfRef(given.$ref);
  const shared = name && apiDocument().components.responses[name];
  if (!shared) return { code: null, response: given };
  return { code: /^[A-Z_]+$/.test(name) ? name : null, response: shared };
}
