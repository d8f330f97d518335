import { describe, expect, it } from "vitest";
import { operations } from "@/lib/api";
import { firstValues, missing, requestOf } from "../request/request";
import { LANGUAGES, sampleOf } from "../request/samples";
import { shapeOf } from "../request/shape";
import { apiOperations, searchOperations } from "./document";

const idsOf = (typed: string) => searchOperations(typed).map(({ operationId }) => operationId);

describe("the document as the reference reads it", () => {
  it("has every operation once", () => {
    const ids = apiOperations().map(({ operationId }) => operationId);
    expect(ids.toSorted()).toEqual(operations.map(({ id }) => id).toSorted());
  });

  it("makes a request of every operation, with a value for all that it requires", () => {
    for (const operation of apiOperations()) {
      const shape = shapeOf(operation, "https://vault.example.org");
      const given = missing(shape, firstValues(shape)).map((name) => [name, "a b/ü"]);
      const values = { ...firstValues(shape), ...Object.fromEntries(given) };
      const what = operation.operationId;
      expect(missing(shape, values), what).toEqual([]);
      const request = requestOf(shape, values, shape.body?.example ?? "");
      expect(request.url, what).toMatch(/^https:\/\/vault\.example\.org\/api\/v1\/[^{}]+$/);
      expect(new URL(request.url).href, what).toBe(request.url);
      expect(request.body === null, what).toBe(operation.requestBody === undefined);
      for (const language of LANGUAGES)
        expect(sampleOf(language, request, shape), what).toContain(request.url);
    }
  });

  it("needs a key but where the operation is public", () => {
    const open = apiOperations().filter((each) => !shapeOf(each, "").isPrivate);
    expect(open.map(({ operationId }) => operationId).toSorted()).toEqual(
      operations
        .filter(({ kind }) => kind === "public")
        .map(({ id }) => id)
        .toSorted(),
    );
  });

  it("is searched by all words, in any order and case", () => {
    expect(idsOf("")).toHaveLength(operations.length);
    expect(idsOf("POST deliveries replay")).toEqual(idsOf("REPLAY post Deliveries"));
    expect(idsOf("POST deliveries replay")).toHaveLength(1);
    expect(idsOf("nonsense-word")).toEqual([]);
  });
});
