import { invalid, KvError } from "@/lib/core/errors";
import { bearsForm, readBody } from "./body";
import { type Operation, type Place, places } from "./contract/operation";
import { MAX_BODY_BYTES, MAX_OPEN_BODY_BYTES } from "./limits";
import { isAt, methodNotAllowed, pathValues } from "./match";

/**
 * Gathers an operation's input from where it travels. What is unknown is kept, so that the verb's schema
 * names it. Throws `METHOD_NOT_ALLOWED` when the path is not the operation's, then as `readBody` does.
 */
export async function gatherInput(op: Operation, request: Request): Promise<Record<string, unknown>> {
  const url = new URL(request.url);
  if (!isAt(op, url.pathname)) throw methodNotAllowed(request.method, url.pathname);
  const where = places(op);
  const takesBody = Object.values(where).includes("body");
  const body = takesBody ? await bodyOf(op, request) : {};
  const path = pathValues(op, url.pathname);
  const query = queryOf(url.searchParams);
  refuseMisplaced(where, "body", body);
  refuseMisplaced(where, "query", without(query, op.either ?? []));
  refuseTwice(body, query);
  const ifMatch = request.headers.get("if-match");
  return { ...body, ...query, ...path, ...(where.ifMatch && ifMatch !== null && { ifMatch }) };
}

async function bodyOf(op: Operation, request: Request): Promise<Record<string, unknown>> {
  const limit = op.open ? MAX_OPEN_BODY_BYTES : MAX_BODY_BYTES;
  const form = op.form;
  const body = await readBody(request, { listKey: op.wholeBody, limit, form: form !== undefined });
  return form && bearsForm(request) ? knownOf(op, form, body) : body;
}

/** OAuth's clients may send what a server does not know: it is left out (RFC 6749, 3.2). */
const knownOf = (op: Operation, names: Readonly<Record<string, string>>, form: Record<string, unknown>) => {
  const renamed = Object.entries(form).map(([name, value]) => [names[name] ?? name, value] as const);
  return Object.fromEntries(renamed.filter(([name]) => Object.hasOwn(op.input.shape, name)));
};

/** A key travels in its own place only: else two places could contradict each other. */
function refuseMisplaced(where: Record<string, Place>, place: Place, values: object): void {
  const stray = Object.keys(values).find((key) => Object.hasOwn(where, key) && where[key] !== place);
  if (stray === undefined) return;
  const message = `belongs in the ${where[stray]}, not in the ${place}`;
  throw new KvError("VALIDATION_ERROR", `${stray}: ${message}`, { details: [{ path: stray, message }] });
}

const without = (values: Record<string, string>, names: readonly string[]): object =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));

function refuseTwice(body: object, query: object): void {
  const twice = Object.keys(query).find((key) => Object.hasOwn(body, key));
  if (twice !== undefined) throw invalid(twice, `${twice} stands in the body and in the query: send it once`);
}

function queryOf(search: URLSearchParams): Record<string, string> {
  const names = [...search.keys()];
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice === undefined) return Object.fromEntries(search);
  const message = "stands twice in the query";
  throw new KvError("VALIDATION_ERROR", `${twice}: ${message}`, { details: [{ path: twice, message }] });
}
