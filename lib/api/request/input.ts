import { invalid, KvError } from "@/lib/core/errors";
import { HEADER_NAMES, locations, type OperationSpec, type ParamLocation } from "@/lib/operation";
import { checkUnusedBody, isForm, readBody, readTextBody } from "./body";
import { MAX_BODY_BYTES, MAX_PUBLIC_BODY_BYTES } from "./limits";
import { pathValues } from "./path";
import { type ApiRequest, urlOf } from "./request";

type Spec = OperationSpec & { kind: string };

/**
 * Collects an operation's input from path, query, header and body. Unknown keys are kept, so that the schema can
 * name them. Throws as `readBody` does.
 */
export async function readInput(op: Spec, request: ApiRequest): Promise<Record<string, unknown>> {
  const url = urlOf(request);
  const where = locations(op);
  const { queryOrBody = [], bodyToo = [] } = op.http;
  const takesBody = bodyToo.length > 0 || Object.values(where).includes("body");
  const body = takesBody ? await bodyOf(op, request) : {};
  if (!takesBody) await checkUnusedBody(request);
  const path = pathValues(op.http.path, url.pathname);
  const query = queryOf(url.searchParams);
  rejectWrongLocation(where, "body", without(body, bodyToo));
  rejectWrongLocation(where, "query", without(query, queryOrBody));
  rejectDuplicates(body, query);
  return { ...body, ...query, ...path, ...headersOf(where, request.headers) };
}

function headersOf(
  where: Readonly<Record<string, ParamLocation>>,
  headers: ApiRequest["headers"],
): Record<string, string> {
  const names = Object.keys(where).filter((key) => where[key] === "header");
  return Object.fromEntries(
    names.flatMap((key) => {
      const value = headers.get(HEADER_NAMES[key] ?? key);
      return value === null ? [] : [[key, value]];
    }),
  );
}

async function bodyOf(op: Spec, request: ApiRequest): Promise<Record<string, unknown>> {
  const limit = op.kind === "public" ? MAX_PUBLIC_BODY_BYTES : MAX_BODY_BYTES;
  const { form, bodyIsList, textBody } = op.http;
  if (textBody) return { [textBody.key]: await readTextBody(request, textBody.type) };
  const body = await readBody(request, { listKey: bodyIsList, limit, form: form !== undefined });
  return form && isForm(request) ? fromForm(op, form, body) : body;
}

/** Clients of OAuth may send fields that a server does not know: those are left out (RFC 6749, 3.2). */
const fromForm = (op: Spec, names: Readonly<Record<string, string>>, form: Record<string, unknown>) => {
  const renamed = Object.entries(form).map(([name, value]) => [names[name] ?? name, value] as const);
  return Object.fromEntries(renamed.filter(([name]) => Object.hasOwn(op.input.shape, name)));
};

/** Each key has one location, so that no two can contradict each other. */
function rejectWrongLocation(
  where: Readonly<Record<string, ParamLocation>>,
  location: ParamLocation,
  values: object,
): void {
  const stray = Object.keys(values).find((key) => Object.hasOwn(where, key) && where[key] !== location);
  if (stray === undefined) return;
  const message = `belongs in the ${where[stray]}, not in the ${location}`;
  throw new KvError("VALIDATION_ERROR", `${stray}: ${message}`, { details: [{ path: stray, message }] });
}

const without = (values: object, names: readonly string[]): object =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));

function rejectDuplicates(body: object, query: object): void {
  const twice = Object.keys(query).find((key) => Object.hasOwn(body, key));
  if (twice !== undefined) throw invalid(twice, `${twice} is in the body and in the query: send it once`);
}

function queryOf(search: URLSearchParams): Record<string, string> {
  const names = [...search.keys()];
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice === undefined) return Object.fromEntries(search);
  const message = "is in the query twice";
  throw new KvError("VALIDATION_ERROR", `${twice}: ${message}`, { details: [{ path: twice, message }] });
}
