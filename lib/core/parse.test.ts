import { expect, it } from "vitest";
import { z } from "zod";
import { limitInput } from "./limit";
import { parse } from "./parse";

it("reports a field that breaks several rules once, by the first", () => {
  const schema = z.strictObject({ limit: limitInput });
  const message = "must be a whole number from 1 to 1000";
  expect(() => parse(schema, { limit: "99999999999999999999", other: "1" })).toThrow(
    expect.objectContaining({
      message: `limit: ${message} (and 1 more)`,
      details: [
        { path: "limit", message },
        { path: "other", message: "is not known here" },
      ],
    }),
  );
});

it("says that a field is missing, and what it has to be", () => {
  const schema = z.strictObject({
    about: z.string(),
    path: z.string("must be text"),
    more: z.object({ id: z.uuid() }),
  });
  expect(() => parse(schema, { more: {} })).toThrow(
    expect.objectContaining({
      message: "about: is missing (and 2 more)",
      details: [
        { path: "about", message: "is missing" },
        { path: "path", message: "is missing; it must be text" },
        { path: "more.id", message: "is missing" },
      ],
    }),
  );
  expect(() => parse(schema, { about: "x", path: 1, more: { id: "x" } })).toThrow(
    "path: must be text (and 1 more)",
  );
});
