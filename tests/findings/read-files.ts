import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { type Analysis, analyseByRules } from "@/lib/curator/local/analyse";
import { type Expectation, expectation } from "@/lib/curator/local/score.fixture";
import { readText } from "@/lib/documents";
import { readSource, type SourceText } from "@/lib/language";
import { type FirstSight, firstSightOf, sightOf } from "./first-sight";
import { readMarked } from "./marked";

/** A note of the corpus, as the rules read it. */
export interface ReadFile {
  /** Who wrote it: the folder of its file. */
  set: string;
  file: string;
  expected: Expectation;
  analysis: Analysis;
  sight?: FirstSight;
  /** How much its examples count. */
  weight?: number;
  /** Labeled without being kept. */
  isPublic?: boolean;
}

/** Every note of the folders that has an expectation beside it. */
export async function readFiles(dirs: readonly string[]): Promise<ReadFile[]> {
  const files: ReadFile[] = [];
  for (const dir of dirs) {
    const sights = firstSightOf(dir);
    for await (const { file, expected, source } of readExpected(dir)) {
      const analysis = analyseByRules(source, expected.known);
      files.push({ set: basename(dir), file, expected, analysis, sight: sights?.[file] });
    }
  }
  return files;
}

/** How many sets public notes are divided into, by who published them. */
const PUBLIC_SETS = 4;

/**
 * Public notes of a folder outside of the repository, named `publisher~file`, that were labeled without being kept. Rules are not
 * fitted to them, so what these find now is their first sight.
 */
export async function readPublic(dir: string): Promise<ReadFile[]> {
  const files = await readFiles([dir]);
  return files.map(({ file, analysis, ...rest }): ReadFile => {
    const [publisher = file] = file.split("~");
    const set = `public-${Number.parseInt(createHash("sha1").update(publisher).digest("hex").slice(0, 8), 16) % PUBLIC_SETS}`;
    return { ...rest, analysis, set, file: publisher, sight: sightOf(analysis), isPublic: true };
  });
}

interface ExpectedFile {
  file: string;
  expected: Expectation;
  source: SourceText;
}

/** The notes of a folder that have an expectation beside them, as the inbox reads them. */
export async function* readExpected(dir: string): AsyncGenerator<ExpectedFile> {
  for (const file of readdirSync(dir).sort()) {
    const beside = join(dir, `${file}.expected.json`);
    if (!existsSync(beside)) continue;
    const expected = expectation.parse(JSON.parse(readFileSync(beside, "utf8")));
    const content = readFileSync(join(dir, file));
    const read = await readText(file, new Uint8Array(content));
    const source = await readSource({
      filename: file,
      content: read?.text ?? content,
      ...(read && { form: read.form, title: read.title }),
      receivedAt: new Date(expected.receivedAt),
    });
    yield { file, expected, source };
  }
}

/** The notes of a folder in which findings are marked. */
export async function readMarkedFiles(dir: string, weight = 1): Promise<ReadFile[]> {
  const files: ReadFile[] = [];
  for (const { file, text, expected } of readMarked(dir)) {
    const receivedAt = new Date(expected.receivedAt);
    const source = await readSource({ filename: file, content: text, receivedAt });
    files.push({
      set: basename(dir),
      file,
      expected,
      analysis: analyseByRules(source, []),
      weight,
    });
  }
  return files;
}
