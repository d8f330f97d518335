import { build } from "esbuild";
import { expect, it } from "vitest";
import { root } from "../support/root";
import { sharedBrowser } from "../support/window";

const PAGE = `
  import { createElement as h, startTransition } from "react";
  import { createRoot } from "react-dom/client";
  import { Streamed } from "@/components/table/streamed";
  const root = createRoot(document.body);
  self.show = (isEarly) => startTransition(() =>
    root.render(h(Streamed, { isEarly, fallback: "Loading" }, h("input"))));
`;

it.each([
  { before: "early", after: "late" },
  { before: "late", after: "early" },
])(
  "a list that was $before keeps what was typed in it when its refresh is $after",
  async ({ before, after }) => {
    const { outputFiles } = await build({
      stdin: { contents: PAGE, resolveDir: root },
      bundle: true,
      write: false,
      define: { "process.env.NODE_ENV": '"production"' },
    });
    const page = await (await sharedBrowser()).newPage();
    const show = (time: string) => page.evaluate(`show(${time === "early"})`);
    await page.setContent("<body></body>");
    await page.addScriptTag({ content: outputFiles[0]?.text ?? "" });
    await show(before);
    await page.locator("input").fill("typed");
    await show(after);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    expect(await page.locator("input").inputValue()).toBe("typed");
    await page.close();
  },
);
