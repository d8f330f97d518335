import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { contract, operations } from "@/lib/api";
import { root } from "@/tests/support/root";

const ROUTES = join(root, "app/api/v1");
const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const CATCH_ALL = "[[...rest]]/route.ts";

interface RouteFile {
  file: string;
  text: string;
  /** `/vault/list/{type}` */
  path: string;
  /** Contract id by method. */
  declared: Record<string, string>;
  refused: string[];
}

const routes: RouteFile[] = readdirSync(ROUTES, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith("route.ts"))
  .map((file) => {
    const text = readFileSync(join(ROUTES, file), "utf8");
    const declared = [...text.matchAll(/export const (\w+) = \w*[rR]oute\w*\(\s*contract\.(\w+)/g)];
    const refused = /export const \{([^}]*)\} = refused;/.exec(text)?.[1] ?? "";
    return {
      file,
      text,
      path: `/${file.replace(/\/?route\.ts$/, "").replace(/\[(?:\.\.\.)?(\w+)\]/g, "{$1}")}`,
      declared: Object.fromEntries(declared.map(([, method = "", id = ""]) => [method, id])),
      refused: refused.split(",").flatMap((method) => method.trim() || []),
    };
  });

const ownRoutes = routes.filter(({ file }) => file !== CATCH_ALL);

describe("routes and contracts", () => {
  it("are paired: every contract has its route, and no route has another's", () => {
    // In Next, all that stand at one place have one name.
    const nameless = (path: string) => path.replace(/\{\w+\}/g, "{}");
    const pairs = ownRoutes.flatMap(({ path, declared }) =>
      Object.entries(declared).map(([method, id]) => ({ id, method, path: nameless(path) })),
    );
    // Next has no segments behind one that spans several: the path's own contract tells them apart.
    const wanted = operations.map(({ id, method, path }) => ({
      id,
      method,
      path: nameless(path.replace(/\{path\}\/.*$/, "{path}")),
    }));
    const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
    expect(pairs.sort(byId)).toEqual(wanted.sort(byId));
  });

  it("bear the id under which they are known, once", () => {
    expect(operations.map(({ id }) => id)).toEqual(Object.keys(contract));
    const places = operations.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(places).size).toBe(places.length);
  });

  it.each(routes.map((route) => [route.file, route] as const))("%s refuses all other methods", (_, route) => {
    const own = Object.keys(route.declared);
    // HEAD is made of GET where there is one.
    const all = own.includes("GET") ? METHODS : [...METHODS, "HEAD"];
    expect([...own, ...route.refused].sort()).toEqual([...all].sort());
  });

  it.each(routes.map((route) => [route.file, route.text] as const))(
    "%s declares, and does not compute",
    (_, text) => {
      expect(text.split("\n").length).toBeLessThanOrEqual(25);
      expect(text).not.toMatch(/\b(?:if|for|while|await|try)\b/);
    },
  );
});

describe("the interface", () => {
  // Its tables, word for word.
  const ASKED = [
    "GET /vault/context",
    "GET /vault/schema",
    "GET /vault/inbox",
    "POST /vault/inbox",
    "POST /vault/inbox/bulk",
    "POST /vault/records",
    "PATCH /vault/records/{path}",
    "POST /vault/records/{path}/move",
    "GET /workers/status",
    "POST /workers/up",
    "POST /workers/down",
    "POST /workers/restart",
    "POST /workers/process",
    "GET /workflows",
    "GET /workflows/{workflowId}",
    "POST /devices/{requestId}/reject",
  ];
  const SETTLED = [
    "GET /vault/list/{type}",
    "GET /vault/records/{path}",
    "GET /vault/search",
    "GET /vault/graph",
    "POST /vault/move",
    "DELETE /vault/records/{path}",
    "GET /openapi.json",
    "GET /devices",
    "POST /devices/{requestId}/approve",
    "DELETE /devices/{deviceId}",
    "POST /devices/{deviceId}/rotate",
    "POST /devices/clear",
    "POST /devices/code",
    "POST /devices/token",
  ];

  it.each([...ASKED, ...SETTLED])("has %s", (place) => {
    expect(operations.map(({ method, path }) => `${method} ${path}`)).toContain(place);
  });
});
