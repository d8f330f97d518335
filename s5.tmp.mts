// npx tsx s5.tmp.mts DIR... [--list=kind]: by title or place
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expectation } from "@/lib/curator/local/score.fixture";
import { matchTitles, overlap } from "@/lib/curator/local/score-match.fixture";
import { planLocally } from "@/lib/curator/local";
import { readText } from "@/lib/documents";
const dirs = process.argv.slice(2).filter(a => !a.startsWith("--"));
const list = process.argv.find(a => a.startsWith("--list="))?.slice(7);
const norm = (s: string) => s.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ").trim();
const words = (s: string) => new Set(norm(s).split(" ").filter(w => w.length > 2));
const shares = (evidence: string, from: string) => { const a = words(evidence), b = words(from); if (!a.size || !b.size) return false; const n = [...b].filter(w => a.has(w)).length; return n / Math.min(a.size, b.size) >= 0.7 && n >= 2; };
const B: Record<string, Record<string, [number, number]>> = {};
const T: Record<string, Record<string, number>> = {};
for (const [kind, key] of [["task", "tasks"], ["decision", "decisions"], ["org","orgs"], ["person","people"]] as const) {
  const t = T[key] = { wrightW: 0, ofW: 0, rightShown: 0, ofShown: 0, rightAll: 0, ofAll: 0, wanted: 0, foundShown: 0, foundAll: 0, files: 0 } as Record<string, number>;
  for (const dir of dirs) for (const file of readdirSync(dir).sort()) {
    const beside = join(dir, `${file}.expected.json`);
    if (!existsSync(beside)) continue;
    const expected = expectation.parse(JSON.parse(readFileSync(beside, "utf8")));
    const content = readFileSync(join(dir, file));
    const read = await readText(file, new Uint8Array(content));
    const plan = await planLocally({ filename: file, content: read?.text ?? content, ...(read && { form: read.form, title: read.title }), receivedAt: new Date(expected.receivedAt), known: expected.known });
    const names = new Map(plan.entities.map(e => [e.key, e.name]));
    const finds = plan.entities.filter(e => e.type === kind).map(e => ({ title: e.name, evidence: e.evidence, confidence: e.confidence, isSure: e.existing !== undefined || e.confidence >= 0.85, owner: names.get(plan.links.find(l => l.from === e.key && (l.field === "owner" || l.field === "assignee"))?.to ?? "") ?? null }));
    const isName = key === "orgs" || key === "people";
    const want = (isName ? (expected[key] as string[]).map(title => ({ title })) : expected[key]) as { title: string; from?: string[]; owner?: string | null }[];
    const same = (f: (typeof finds)[number], w: (typeof want)[number]) => isName ? norm(f.title) === norm(w.title) : overlap(w.title, f.title) >= 0.6 || (w.from ?? []).some(x => shares(f.evidence, x));
    const rightOf = finds.map(f => want.some(w => same(f, w)));
    finds.forEach((f, i) => { const r = rightOf[i] ? 1 : 0; const b = ((B[key] ??= {})[String(Math.floor(f.confidence * 10)).padStart(2)] ??= [0, 0]); b[1]++; b[0] += r; t.ofAll!++; t.rightAll! += r; if (f.isSure) { t.ofW!++; t.wrightW! += r; } if (f.confidence >= 0.5) { t.ofShown!++; t.rightShown! += r; } if (list === key && f.confidence >= 0.3 && !r) console.log("WRONG", Math.round(f.confidence * 100), file.slice(0, 30), "|", f.title.slice(0, 110), "|", f.owner ?? "", "|", f.evidence.slice(0, 120).replace(/\n/g, "⏎")); });
    for (const w of want) { t.wanted!++; const best = Math.max(0, ...finds.filter(f => same(f, w)).map(f => f.confidence)); if (best > 0) t.foundAll!++; if (best >= 0.5) t.foundShown!++; else if (list === key) console.log(best ? "LOW " + Math.round(best * 100) : "MISS", file.slice(0, 30), "|", w.title.slice(0, 100), "|", w.owner ?? "", "|", (w.from ?? []).map(x => x.slice(0, 130).replace(/\n/g, "⏎")).join(" // ")); }
  }
  if (process.argv.includes("--bins")) console.log(key, Object.entries(B[key] ?? {}).sort().map(([b,[r,n]]) => `${b}: ${r}/${n}`).join("  "));
  console.log(key, `written ${t.wrightW}/${t.ofW}  shown P ${t.rightShown}/${t.ofShown}=${(t.rightShown! / t.ofShown!).toFixed(3)} R ${t.foundShown}/${t.wanted}=${(t.foundShown! / t.wanted!).toFixed(3)}  all R ${(t.foundAll! / t.wanted!).toFixed(3)} P ${t.rightAll}/${t.ofAll}`);
}
