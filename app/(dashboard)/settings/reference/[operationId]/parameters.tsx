import { apiDocument, type Parameter } from "../document/document";
import { resolved, typeText } from "../document/schema";
import { Text } from "../text";

const PLACES = { path: "in the path", query: "in the query", header: "a header" } as const;

/** The parameters of an operation, with their limits. */
export function Parameters({ parameters }: { parameters: readonly Parameter[] }) {
  return (
    <ul className="flex flex-col divide-y divide-line">
      {parameters.map((parameter) => (
        <li key={`${parameter.in} ${parameter.name}`} className="py-2">
          <div className="flex flex-wrap items-baseline gap-x-2">
            <code className="font-semibold wrap-anywhere">{parameter.name}</code>
            <span className="text-xs text-muted">
              {typeText(parameter.schema, apiDocument().components.schemas)}, {PLACES[parameter.in]}
            </span>
            {parameter.required && <span className="text-xs text-muted">required</span>}
          </div>
          <p className="text-muted">
            <Text>{parameter.description}</Text>
          </p>
          <Limits parameter={parameter} />
        </li>
      ))}
    </ul>
  );
}

function Limits({ parameter: { schema } }: { parameter: Parameter }) {
  const {
    enum: values,
    minimum,
    maximum,
    maxLength,
    default: standard,
  } = resolved(schema, apiDocument().components.schemas);
  const limits = [
    values && `One of ${values.map(String).join(", ")}`,
    minimum !== undefined && `At least ${minimum}`,
    maximum !== undefined && `At most ${maximum}`,
    maxLength !== undefined && `At most ${maxLength} characters`,
    standard !== undefined && `${JSON.stringify(standard)} by default`,
  ].filter((limit) => typeof limit === "string");
  return limits.length > 0 && <p className="wrap-anywhere text-muted">{limits.join(". ")}</p>;
}
