import type { Writable } from "node:stream";
import { afterAll, expect, it } from "vitest";
import { startStore } from "@/tests/support/store";
import { s3Destination } from "./s3";

const store = await startStore();
afterAll(() => store.stop());

const settings = {
  bucket: "vaults",
  prefix: "home/",
  region: "us-east-1",
  endpoint: store.url,
  accessKeyId: "the-key",
  secretAccessKey: "the-secret",
};
const destination = s3Destination(settings);

it("says that a backup is no longer there only where there is a bucket", async () => {
  await expect(destination.get("gone")).rejects.toMatchObject({ code: "NOT_FOUND" });
  const mistyped = s3Destination({ ...settings, bucket: "vautls" });
  await expect(mistyped.get("gone")).rejects.toMatchObject({ code: "UNAVAILABLE" });
  await expect(mistyped.remove("gone")).rejects.toMatchObject({ code: "UNAVAILABLE" });
});

it("says why a backup could not be written, not that its upload was aborted", async () => {
  const write = async (target: Writable) => {
    target.write("the first bytes");
    throw new Error("The vault cannot be read");
  };
  await expect(destination.put("a", write)).rejects.toThrow("The vault cannot be read");
  expect([store.objects.size, store.uploads.size]).toEqual([0, 0]);
});

it("says why the store refuses one", async () => {
  store.failWith = 403;
  const write = async (target: Writable) => void target.end("bytes");
  await expect(destination.put("a", write)).rejects.toThrow("s3://vaults/home/ is unavailable");
});
