import { apiDocument } from "../document/document";
import { resolved, type Schema, typeText } from "../document/schema";
import { Text } from "../text";

const MAX_DEPTH = 5;

interface Property {
  name: string;
  schema: Schema;
  isRequired: boolean;
}

/** The properties of a body or reply; those of an object within are opened on demand. */
export function Properties({ of, depth = 0 }: { of: Schema; depth?: number }) {
  const { variants, properties } = shown(of);
  return (
    <div className="flex flex-col gap-3">
      {variants.map((variant, index) => (
        <details key={variant.title} open={index === 0} className="rounded-md border border-line px-3 py-2">
          <summary className="cursor-pointer font-medium">{variant.title}</summary>
          <div className="mt-2">
            <Properties of={variant.schema} depth={depth + 1} />
          </div>
        </details>
      ))}
      {properties.length > 0 && (
        <ul className="flex flex-col divide-y divide-line">
          {properties.map((property) => (
            <Item key={property.name} property={property} depth={depth} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Item({ property: { name, schema, isRequired }, depth }: { property: Property; depth: number }) {
  const { schemas } = apiDocument().components;
  const { description = "", enum: values } = resolved(schema, schemas);
  const inner = innerOf(schema);
  return (
    <li className="py-2">
      <div className="flex flex-wrap items-baseline gap-x-2">
        <code className="font-semibold wrap-anywhere">{name}</code>
        <span className="text-xs text-muted">{typeText(schema, schemas)}</span>
        {isRequired && <span className="text-xs text-muted">required</span>}
      </div>
      {description && (
        <p className="text-muted">
          <Text>{description}</Text>
        </p>
      )}
      {values && <p className="wrap-anywhere text-muted">One of {values.map(String).join(", ")}</p>}
      {inner && depth < MAX_DEPTH && (
        <details className="mt-1">
          <summary className="cursor-pointer text-accent">Properties of {name}</summary>
          <div className="mt-1 border-l border-line pl-3">
            <Properties of={inner} depth={depth + 1} />
          </div>
        </details>
      )}
    </li>
  );
}

/** An object, its parts put together, or the objects that it can be one of. */
function shown(given: Schema) {
  const { schemas } = apiDocument().components;
  const schema = resolved(given, schemas);
  const { oneOf, anyOf, items, allOf = [], properties = {}, required = [] } = schema;
  if (items) return shown(items);
  const alternatives = (oneOf ?? anyOf ?? []).filter(hasProperties);
  const own = Object.entries(properties).map(([name, each]): Property => {
    return { name, schema: each, isRequired: required.includes(name) };
  });
  const parts: Property[] = allOf.flatMap((part) => shown(part).properties);
  const variants = alternatives.map((each, index) => ({ title: titleOf(each, index), schema: each }));
  return { variants, properties: [...own, ...parts] };
}

function titleOf(given: Schema, index: number): string {
  const { properties = {} } = resolved(given, apiDocument().components.schemas);
  const named = Object.entries(properties).find(([, { const: constant }]) => constant !== undefined);
  return named ? `With ${named[0]} ${JSON.stringify(named[1].const)}` : `Form ${index + 1}`;
}

function hasProperties(given: Schema): boolean {
  const { properties, oneOf, anyOf, allOf, items } = resolved(given, apiDocument().components.schemas);
  if (properties) return Object.keys(properties).length > 0;
  return [...(oneOf ?? []), ...(anyOf ?? []), ...(allOf ?? []), ...(items ? [items] : [])].some(
    hasProperties,
  );
}

const innerOf = (schema: Schema): Schema | null => (hasProperties(schema) ? schema : null);
