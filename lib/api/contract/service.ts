import { z } from "zod";
import { operation } from "./operation";

export const openApiDocument = operation({
  id: "openApiDocument",
  method: "GET",
  path: "/openapi.json",
  tag: "Service",
  summary: "This document",
  input: z.strictObject({}),
  output: z.record(z.string(), z.unknown()),
  open: true,
  status: 200,
});
