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
