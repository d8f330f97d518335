import { invalid } from "@/lib/core/errors";
import { pathFromUrl, vaultPath } from "@/lib/vault";
import { methodNotAllowed } from "../match";
import type { Reply } from "../reply/reply";
import { assertUtf8 } from "../request/encoding";
import { type ApiRequest, urlOf } from "../request/request";
import { withAccount } from "./handle";

/** Rejects a method that a path does not have: 405 with `Allow`, or 404 where nothing is. */
export const rejectMethod = (request: ApiRequest, method = request.method): Promise<Reply> =>
  withAccount(
    request,
    async () => {
      throw methodNotAllowed(method, urlOf(request).pathname);
    },
    method,
  );

/** Rejects a still encoded path and query that no client library would send: with `..`, `//` or broken encoding. */
export const rejectTarget = (request: ApiRequest, method: string, target: string): Promise<Reply> =>
  withAccount(
    request,
    async () => {
      const [path = "", query = ""] = target.split(/\?(.*)/s);
      assertUtf8(query, "query");
      vaultPath(pathFromUrl(path.slice(1)));
      throw invalid("path", "The path is not valid in a URL: encode it once, as UTF-8");
    },
    method,
  );
