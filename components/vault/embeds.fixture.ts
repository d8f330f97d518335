import { linksOf, type RecordContent, resolveLink } from "@/lib/vault";
import { recordHtml } from "./embeds";

/** Shows a note of a vault that consists of these texts. */
export async function show(files: Record<string, string>, path = "Home.md"): Promise<string> {
  const paths = Object.keys(files);
  const contentOf = (file: string): RecordContent => {
    const body = files[file] ?? "";
    const links = linksOf(body).map(({ target }) => {
      const found = resolveLink(target, file, paths);
      return { target, relation: "body", state: found.state, path: found.path ?? null };
    });
    const name = file.replace(/\.md$/, "");
    return { path: file, name, type: "note", frontmatter: {}, body, raw: body, links };
  };
  const shown = await recordHtml(
    contentOf(path),
    async (file) => (file in files ? contentOf(file) : null),
    "account",
  );
  if ("failure" in shown) throw new Error(shown.failure);
  return shown.html;
}
