/** Writes whole files, large ones, over and over, until it is killed. Argument: the vault's root. */
import { mkdir, rename } from "node:fs/promises";
import { join } from "node:path";
import { placeNew } from "@/lib/vault/store/durable";
import { stage } from "@/lib/vault/store/durable.fixture";

const root = process.argv[2] ?? "";
const SIZE = 512 * 1024;
const text = (n: number) => String(n % 10).repeat(SIZE);
const unique = `${process.pid}-${Date.now()}`;

async function create(path: string, content: string): Promise<void> {
  const target = join(root, path);
  await placeNew(await stage(target, Buffer.from(content)), target);
}

await mkdir(join(root, "note"), { recursive: true });
await create(`note/Replaced ${unique}.md`, text(0));
process.stdout.write("writing\n");
for (let n = 1; ; n += 1) {
  const target = join(root, `note/Replaced ${unique}.md`);
  await rename(await stage(target, Buffer.from(text(n))), target);
  if (n % 4 === 0) await create(`note/Made ${unique} ${n}.md`, text(n));
}
