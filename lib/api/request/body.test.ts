import { Readable } from "node:stream";
import { describe, expect, it } from "vitest";
import { checkUnusedBody, readBody } from "./body";
import { MAX_BODY_BYTES } from "./limits";

const post = (
  body: BodyInit | undefined,
  headers: Record<string, string> = { "content-type": "application/json" },
) =>
  readBody(
    new Request("http://localhost/", { method: "POST", body, headers, duplex: "half" } as RequestInit),
  );

/** Sent in pieces, its length unknown. */
const stream = (pieces: Uint8Array[]) => Readable.toWeb(Readable.from(pieces)) as ReadableStream<Uint8Array>;

describe("a body", () => {
  it.each([
    ["an object", '{"a":[1,null]}', { a: [1, null] }],
    ["nothing", undefined, {}],
    ["an empty text", "", {}],
    ["blanks", " \n", {}],
  ])("of %s", async (_, body, value) => {
    expect(await post(body)).toEqual(value);
  });

  it("is nothing where no header says that there is one, as curl -X POST sends it", async () => {
    expect(await post(stream([]), {})).toEqual({});
  });

  it("keeps a key named __proto__ as any other", async () => {
    const body = await post('{"__proto__":{"x":1}}');
    expect(Object.keys(body)).toEqual(["__proto__"]);
    expect(({} as { x?: number }).x).toBeUndefined();
  });

  it("may arrive in chunks that split a character", async () => {
    const bytes = Buffer.from('{"a":"é"}');
    expect(await post(stream([bytes.subarray(0, 7), bytes.subarray(7)]))).toEqual({ a: "é" });
  });

  it.each([
    ["no JSON", "{", "VALIDATION_ERROR"],
    ["a list", "[]", "VALIDATION_ERROR"],
    ["null", "null", "VALIDATION_ERROR"],
    ["no UTF-8", Buffer.from([0x22, 0xc3, 0x22]), "VALIDATION_ERROR"],
    ["too much", Buffer.alloc(MAX_BODY_BYTES + 1, "{"), "PAYLOAD_TOO_LARGE"],
    [
      "too much in pieces",
      stream([Buffer.alloc(MAX_BODY_BYTES, " "), Buffer.alloc(1, " ")]),
      "PAYLOAD_TOO_LARGE",
    ],
  ])("of %s is refused", async (_, body, code) => {
    await expect(post(body)).rejects.toMatchObject({ code });
  });

  it.each(["text/plain", "application/json; charset=utf-16", "multipart/form-data", ""])(
    "of the media type %j is refused",
    async (type) => {
      await expect(post("{}", { "content-type": type })).rejects.toMatchObject({
        code: "UNSUPPORTED_MEDIA_TYPE",
      });
    },
  );

  it("compressed is refused, also where it says so only", async () => {
    await expect(
      post("{}", { "content-type": "application/json", "content-encoding": "gzip" }),
    ).rejects.toMatchObject({
      code: "UNSUPPORTED_MEDIA_TYPE",
      message: expect.stringContaining("without Content-Encoding: gzip"),
    });
    await post("{}", { "content-type": "application/json", "content-encoding": "identity" });
  });
});

describe("a body that is not used", () => {
  const unused = (body: BodyInit | undefined, type = "application/json") =>
    checkUnusedBody(
      new Request("http://localhost/", { method: "POST", body, headers: { "content-type": type } }),
    );

  it.each(["{}", "null", '{"a":1}', "", " \n", undefined])("may be %j", async (body) => {
    await unused(body);
  });

  it("is JSON where it says so", async () => {
    await expect(unused('{"a":')).rejects.toMatchObject({ code: "VALIDATION_ERROR" });
    await expect(unused("{}}", "application/json; charset=utf-8")).rejects.toThrow(/nothing may follow/);
    await expect(unused("x".repeat(MAX_BODY_BYTES + 1))).rejects.toMatchObject({ code: "PAYLOAD_TOO_LARGE" });
  });

  it("is not read otherwise", async () => {
    await unused('{"a":', "text/plain");
  });
});

describe("a form, where one is taken", () => {
  const form = (body: string, options: Parameters<typeof readBody>[1]) => {
    const headers = { "content-type": "application/x-www-form-urlencoded;charset=UTF-8" };
    return readBody(new Request("http://localhost/", { method: "POST", body, headers }), options);
  };

  it("is read as an object of strings, without empty ones", async () => {
    const body = "grant_type=urn%3Ax%3Ay&name=a+b%C3%A9&scope=";
    expect(await form(body, { form: true })).toEqual({ grant_type: "urn:x:y", name: "a bé" });
  });

  it("refuses a repeated field and a body above the limit", async () => {
    await expect(form("a=1&a=2", { form: true })).rejects.toMatchObject({ details: [{ path: "a" }] });
    await expect(form(`a=${"x".repeat(5000)}`, { form: true, limit: 4096 })).rejects.toMatchObject({
      code: "PAYLOAD_TOO_LARGE",
      message: expect.stringContaining("4 KiB"),
    });
  });

  it("is refused elsewhere", async () => {
    await expect(form("a=1", {})).rejects.toMatchObject({ code: "UNSUPPORTED_MEDIA_TYPE" });
  });
});
