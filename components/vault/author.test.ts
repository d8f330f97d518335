import { expect, it } from "vitest";
import { authorOf } from "./author";

it.each([
  [{ type: "user", id: "1", label: "ada@example.org" }, "you"],
  [{ type: "user", id: "2", label: "bob@example.org" }, "bob@example.org"],
  [{ type: "worker", id: "janitor", label: "janitor" }, "Janitor"],
  [{ type: "api_key", id: "3", label: "laptop script" }, "the API key laptop script"],
  [{ type: "device", id: "4", label: "Phone" }, "the device Phone"],
] as const)("%o is %s", (actor, author) => {
  expect(authorOf(actor, "1")).toBe(author);
});
