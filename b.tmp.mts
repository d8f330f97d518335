import { readFileSync } from "node:fs";
import { readDocument, readSource, languageOf, isMixed } from "@/lib/language";
const f = process.argv[2]!; const [a, b] = [Number(process.argv[3] ?? 0), Number(process.argv[4] ?? 80)];
const source = await readSource({ filename: f.split("/").at(-1)!, content: readFileSync(f), receivedAt: new Date(), known: [] } as never);
const doc = readDocument(source as never) as any;
console.log("language", (languageOf(source.masked) as any)?.code ?? typeof languageOf(source.masked));
doc.blocks.slice(a, b).forEach((x: any, i: number) => console.log(a + i, x.form, x.quoted ? "Q" : "", x.gap ? "gap" : "", x.section?.kind, "|", x.label?.text ?? "", x.voice ? "V:" : "", "|", x.text.slice(0, 110).replace(/\n/g, "⏎"), x.cells ? "CELLS" : ""));
