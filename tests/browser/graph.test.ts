import { beforeAll, describe, expect, it } from "vitest";
import { itDeep } from "../support/deep";
import { fillVault } from "../support/sample-vault";
import { serve } from "../support/serve";
import { closeWindow, openWindow, windowOn } from "../support/window";

const served = serve();
const window = windowOn(served);

beforeAll(async () => {
  await fillVault(served.account.ctx);
});

const picture = () => window.page.getByRole("img", { name: /^Graph of/ });
const records = () => window.page.getByRole("region", { name: /^Records/ });
const names = () => records().getByRole("listitem").getByRole("link").allTextContents();
const param = (name: string) => new URL(window.page.url()).searchParams.get(name);

/** Waits until the list has these records. */
const shows = (expected: readonly { name: string }[]) =>
  expect.poll(async () => (await names()).sort()).toEqual(expected.map(({ name }) => name).sort());

/** Opens a page of the graph, and waits until its records have their places. */
async function open(path = "/vault/graph") {
  await window.page.goto(path);
  await window.page.locator('[role="img"][aria-busy="false"]').waitFor();
}

describe("the graph", () => {
  it("draws the vault, with a list of the same records, the most linked first", async () => {
    const { page } = window;
    await page.goto("/vault");
    await page.getByRole("link", { name: "Graph", exact: true }).click();
    await page.locator('[role="img"][aria-busy="false"]').waitFor();
    await shows((await served.api.ok("vaultGraph", {})).nodes);
    expect(await picture().locator("canvas").count()).toBeGreaterThan(0);
    expect(await page.getByRole("link", { name: "Map", exact: true }).getAttribute("href")).toBe(
      "/knowledge/map",
    );
  });

  itDeep("takes the size of its place, also when it had none while the graph was arranged", async () => {
    const { page } = window;
    const widths = () =>
      picture().evaluate((place: HTMLElement) => [
        place.offsetWidth,
        place.querySelector("canvas")?.clientWidth,
      ]);
    await page.addInitScript(() => {
      if (location.hash !== "#hidden") return;
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('[role="img"] { display: none }');
      document.adoptedStyleSheets = [sheet];
    });
    await page.goto("/vault/graph#hidden");
    await page.locator('[role="img"][aria-busy="false"]').waitFor({ state: "attached" });
    await page.evaluate(() => {
      document.adoptedStyleSheets = [];
    });
    await expect
      .poll(async () => {
        const [place, canvas] = await widths();
        return place !== undefined && place > 100 && place === canvas;
      })
      .toBe(true);
  });

  itDeep("finds a record by its name, centers on it and opens it, by keys alone", async () => {
    const { page } = window;
    await open();
    const finder = page.getByRole("combobox", { name: "Find a record" });
    await finder.fill("no such name");
    await page.getByRole("status").getByText("No results", { exact: true }).waitFor();
    await finder.fill("alice");
    await page.keyboard.press("Enter");
    const selected = page.getByRole("region", { name: "Alice Chen" });
    await selected.getByRole("link", { name: "Kick-off" }).waitFor();
    expect(param("record")).toBe("person/Alice Chen.md");
    await picture().press("Enter");
    await page.waitForURL("**/vault/person/Alice%20Chen.md");
  });

  itDeep("opens the record that is clicked", async () => {
    const { page } = window;
    await open("/vault/graph?record=person%2FAlice%20Chen.md");
    await page.getByRole("region", { name: "Alice Chen" }).waitFor();
    await picture().click();
    await page.waitForURL("**/vault/person/Alice%20Chen.md");
  });

  itDeep("filters by type and links, in the address", async () => {
    const { page } = window;
    await open();
    await page
      .getByRole("list", { name: "Types" })
      .getByRole("button", { name: /^person/ })
      .click();
    const { nodes } = await served.api.ok("vaultGraph", {});
    const people = nodes.filter(({ type }) => type === "person");
    await shows(people);
    expect(param("type")).toBe("person");
    await page.getByLabel("Links", { exact: true }).selectOption("unlinked");
    await shows(people.filter(({ degree }) => degree === 0));
    expect(param("links")).toBe("unlinked");
    await page.getByLabel("Links", { exact: true }).selectOption("linked");
    const linked = people.filter(({ degree }) => degree > 0);
    await shows(linked);
    await open(page.url());
    await shows(linked);
    await page.getByRole("button", { name: "Clear", exact: true }).click();
    await shows(nodes);
    expect(page.url()).toMatch(/\/vault\/graph$/);
  });

  itDeep("shows what surrounds a record, from its page, as far as wanted", async () => {
    const { page } = window;
    await page.goto("/vault/person/Alice%20Chen.md");
    await page.getByRole("link", { name: "Graph", exact: true }).click();
    await page.getByRole("heading", { name: "Graph around Alice Chen" }).waitFor();
    const near = async (depth: number) =>
      (await served.api.ok("vaultGraph", { around: "person/Alice Chen.md", depth })).nodes;
    await shows(await near(1));
    await page.getByRole("link", { name: "2 links" }).click();
    await shows(await near(2));
    expect(param("depth")).toBe("2");
    await page.goto("/vault/graph?around=person%2FNobody.md");
    await page.getByRole("alert").getByText("There is no person/Nobody.md in the vault").waitFor();
  });

  itDeep("says where WebGL is missing, with the list", async () => {
    const { page, context } = await openWindow(served.service, { as: served.account });
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await page.goto("/vault/graph");
    await page.getByText("This browser has no WebGL, which draws the graph.").waitFor();
    await page.getByRole("button", { name: "Show Alice Chen in the graph" }).click();
    await page.getByRole("region", { name: "Alice Chen" }).getByText("Kick-off").waitFor();
    await context.close();
  });
});

itDeep("loads what draws the graph on its page only", async () => {
  const fresh = await openWindow(served.service, { as: served.account });
  const { page } = fresh;
  const drawing = async (path: string) => {
    const scripts: Promise<string>[] = [];
    const onReply = (reply: Awaited<ReturnType<typeof page.waitForResponse>>) => {
      if (reply.url().includes("/_next/") && reply.url().includes(".js")) scripts.push(reply.text());
    };
    page.on("response", onReply);
    await page.goto(path);
    if (path === "/vault/graph") await page.locator('[role="img"][aria-busy="false"]').waitFor();
    page.off("response", onReply);
    return (await Promise.all(scripts)).some((text) => text.includes("hideEdgesOnMove"));
  };
  expect(await drawing("/vault")).toBe(false);
  expect(await drawing("/vault/graph")).toBe(true);
  await closeWindow(fresh);
});
