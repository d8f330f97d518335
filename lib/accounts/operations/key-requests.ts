import { z } from "zod";
import { limitInput } from "@/lib/core/limit";
import { defineOperation } from "@/lib/operation";
import { readKeyRequests } from "../key-requests/read";
import { MAX_KEPT_REQUESTS, REQUEST_RETENTION_DAYS } from "../key-requests/write";
import { keyDay, keyRequest } from "../shapes";

export const listKeyRequests = defineOperation({
  id: "listKeyRequests",
  http: { method: "GET", path: "/api-keys/{id}/requests" },
  tag: "Keys",
  summary: "The last requests of an API key, newest first",
  description: [
    `At most ${MAX_KEPT_REQUESTS}, and of ${REQUEST_RETENTION_DAYS} days. \`days\` counts all of these days (UTC), the oldest first.`,
    "A request is logged within seconds; what it contained is not.",
  ].join(" "),
  input: z.strictObject({
    id: z.uuid("must be the id of a key"),
    limit: limitInput.default(MAX_KEPT_REQUESTS).meta({ description: "How many to list" }),
  }),
  output: z.object({
    requests: z.array(keyRequest).meta({ description: "The requests" }),
    days: z.array(keyDay).meta({ description: "The last days with their numbers of requests" }),
  }),
  errors: ["NOT_FOUND"],
  examples: [
    {
      input: { id: "5b0e0c1a-6c7e-4d57-a0f9-0f3f3b8f1f4a", limit: 1 },
      output: {
        requests: [
          {
            at: "2026-03-02T09:15:00.000Z",
            method: "GET",
            operation: "searchVault",
            status: 200,
            ms: 14,
            address: "203.0.113.7",
          },
        ],
        days: [{ day: "2026-03-02", requests: 412, failed: 3 }],
      },
    },
  ],
  run: async (ctx, { id, limit: most }) => {
    const { requests, days } = await readKeyRequests(ctx, id, most);
    return {
      requests: requests.map(({ at, method, operation, status, ms, address }) => {
        return { at: at.toISOString(), method, operation, status, ms, address };
      }),
      days,
    };
  },
});
