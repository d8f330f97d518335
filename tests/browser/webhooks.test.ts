import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, expect, it } from "vitest";
import { itDeep } from "../support/deep";
import { type Receiver, startReceiver } from "../support/receiver";
import { serve } from "../support/serve";
import { windowOn } from "../support/window";

const PAGE = "/settings/webhooks";
const served = serve({ worker: true });
const window = windowOn(served);
let receiver: Receiver;

beforeAll(async () => {
  receiver = await startReceiver();
});
afterAll(async () => {
  await receiver.close();
});

/** The deliveries that arrived; a narrow page shows their state elsewhere. */
const delivered = () => window.page.getByText("Delivered, 200").filter({ visible: true });

itDeep("an address that is refused gets the focus", async () => {
  const { page } = window;
  await page.goto(PAGE);
  const url = page.getByLabel("URL");
  await url.fill("ftp://hooks.example.org/");
  await page.getByRole("button", { name: "Create webhook" }).click();
  await expect.poll(() => url.evaluate((input) => input === document.activeElement)).toBe(true);
  expect(await url.getAttribute("aria-invalid")).toBe("true");
});

it("is created with its secret shown once, tested, replayed, disabled and deleted", async () => {
  const { page } = window;
  await page.goto(PAGE);
  await page.getByRole("heading", { name: "No webhooks yet" }).waitFor();
  await page.getByLabel("URL").fill(receiver.url);
  await page.getByLabel("Description").fill("For tests");
  await page.getByLabel("record.created").check();
  await page.getByRole("button", { name: "Create webhook" }).click();
  const dialog = page.getByRole("dialog", { name: "Webhook created" });
  await dialog.waitFor();
  const secret = (await dialog.locator("code").first().textContent())?.trim() ?? "";
  await dialog.locator("code").first().click();
  await page.keyboard.press("Control+c");
  await dialog.getByRole("link", { name: "Done" }).click();
  await dialog.waitFor({ state: "detached" });
  const row = page.getByRole("row", { name: /For tests/ });
  await row.getByText("Enabled").waitFor();
  expect(await page.content()).not.toContain(secret);

  receiver.answer({ status: 500 });
  await page.getByRole("button", { name: `Send a test event to ${receiver.url}` }).click();
  await page.getByText("The test event was not delivered: Answered 500").first().waitFor();
  await row.getByText("Failing").waitFor();

  receiver.answer({ status: 200 });
  await page.getByRole("link", { name: receiver.url }).click();
  await page.getByRole("heading", { level: 1, name: receiver.url }).waitFor();
  await page.getByRole("button", { name: /^Replay webhook\.test of/ }).click();
  await delivered().first().waitFor();
  const [first, second] = receiver.received;
  expect(second?.headers["webhook-id"]).toBe(first?.headers["webhook-id"]);
  expect(new Webhook(secret).verify(second?.body ?? "", second?.headers ?? {})).toMatchObject({
    type: "webhook.test",
  });

  await served.api.ok("createRecord", { type: "note", name: "Seen" });
  await page.getByText("record.created", { exact: true }).last().waitFor();
  await expect.poll(() => delivered().count()).toBe(2);

  const moved = `${receiver.url}/moved`;
  const created = page.getByRole("checkbox", { name: "record.created" });
  expect(await created.isChecked()).toBe(true);
  await page.getByLabel("URL").fill(moved);
  await page.getByLabel("Description").fill("Moved");
  await created.uncheck();
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("heading", { level: 1, name: moved }).waitFor();
  const { webhooks } = await served.api.ok("listWebhooks", {});
  expect(webhooks).toMatchObject([{ url: moved, description: "Moved", events: null }]);
  expect(await delivered().count()).toBe(2);

  await page.getByRole("button", { name: "Disable" }).click();
  await page.getByRole("button", { name: "Enable" }).waitFor();
  expect(await page.getByRole("button", { name: /^Replay/ }).count()).toBe(0);
  await page.getByRole("link", { name: "Delete", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete webhook" }).click();
  await page.getByRole("heading", { name: "No webhooks yet" }).waitFor();
});

itDeep("says what is wrong with a URL, and keeps what was typed", async () => {
  const { page } = window;
  await page.goto(PAGE);
  await page.getByLabel("URL").fill("ftp://hooks.example.org/");
  await page.getByRole("button", { name: "Create webhook" }).click();
  await page.getByText("Must be a URL such as").waitFor();
  expect(await page.getByLabel("URL").inputValue()).toBe("ftp://hooks.example.org/");
  expect(await served.api.ok("listWebhooks", {})).toEqual({ webhooks: [] });
});
