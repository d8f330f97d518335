import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, it } from "vitest";
import { itDeep } from "../support/deep";
import { root } from "../support/root";
import { serve } from "../support/serve";
import { windowOn } from "../support/window";

const served = serve();
const window = windowOn(served);

const waiting = async () => (await served.api.ok("listInbox", {})).files;
const manifest = JSON.parse(readFileSync(join(root, "public/manifest.webmanifest"), "utf8"));

it("a shared text is shown, and saved only by the person", async () => {
  const { page } = window;
  const { action, params } = manifest.share_target;
  const shared = {
    [params.title]: "A “page”",
    [params.text]: "Some words",
    [params.url]: "https://example.org/a?b=c",
  };
  await page.goto(`${action}?${new URLSearchParams(shared)}`);
  const text = page.getByRole("textbox", { name: "Text" });
  expect(await text.inputValue()).toBe("# A “page”\n\n<https://example.org/a?b=c>\n\nSome words");
  expect(await waiting()).toEqual([]);
  await page.getByRole("button", { name: "Add to inbox" }).click();
  await page.waitForURL("**/inbox");
  expect(await waiting()).toEqual(["A “page”.md"]);
});

itDeep("the bookmarklet opens the page with the title, the address and the selection", async () => {
  const server = createServer((_, response) => {
    response.setHeader("content-type", "text/html");
    response.end("<title>Elsewhere</title><h1>News</h1><p id=p>The selected words</p>");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/news`;
  const recipe = readFileSync(join(root, "docs/recipes/share.md"), "utf8");
  const [, code = ""] = /```js\njavascript:(.*)\n```/.exec(recipe) ?? [];
  const page = await window.context.newPage();
  await page.goto(address);
  await page.evaluate(() => {
    const paragraph = document.querySelector("#p");
    if (paragraph) getSelection()?.selectAllChildren(paragraph);
  });
  const opened = window.context.waitForEvent("page");
  await page.evaluate(code.replace("https://vault.example.org", served.service.base));
  const popup = await opened;
  const text = popup.getByRole("textbox", { name: "Text" });
  await text.waitFor();
  expect(await text.inputValue()).toBe(`# Elsewhere\n\n<${address}>\n\nThe selected words`);
  await popup.close();
  await page.close();
  await new Promise((resolve) => server.close(resolve));
});
