/**
 * Whether an SPDX license expression lets us choose only licenses that are allowed: any side of `OR`, all sides of
 * `AND`. An expression that cannot be read, or with an exception (`WITH`), is not allowed.
 */
export function isAllowed(expression: string, allowed: ReadonlySet<string>): boolean {
  const tokens = expression.match(/[()]|[^\s()]+/g) ?? [];
  const verdict = readOr(tokens, allowed);
  return tokens.length === 0 && verdict;
}

function readOr(tokens: string[], allowed: ReadonlySet<string>): boolean {
  let verdict = readAnd(tokens, allowed);
  while (take(tokens, "OR")) {
    const right = readAnd(tokens, allowed);
    verdict ||= right;
  }
  return verdict;
}

function readAnd(tokens: string[], allowed: ReadonlySet<string>): boolean {
  let verdict = readLicense(tokens, allowed);
  while (take(tokens, "AND")) {
    const right = readLicense(tokens, allowed);
    verdict &&= right;
  }
  return verdict;
}

function readLicense(tokens: string[], allowed: ReadonlySet<string>): boolean {
  const token = tokens.shift();
  // What is left over makes the whole expression unreadable.
  if (token === undefined) tokens.push("a license is missing");
  if (token !== "(") return token !== undefined && allowed.has(token);
  const verdict = readOr(tokens, allowed);
  return take(tokens, ")") && verdict;
}

function take(tokens: string[], token: string): boolean {
  if (tokens[0] !== token) return false;
  tokens.shift();
  return true;
}
