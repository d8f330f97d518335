/** Writes whole files, large ones, over and over, until it is killed. Argument: the vault's root. */
import { vaultPath } from "@/lib/vault/path";
import { createFile, replaceFile } from "@/lib/vault/store";

const root = process.argv[2] ?? "";
const SIZE = 512 * 1024;
const text = (n: number) => String(n % 10).repeat(SIZE);
const unique = `${process.pid}-${Date.now()}`;

await createFile(root, vaultPath(`note/Replaced ${unique}.md`), text(0));
process.stdout.write("writing\n");
for (let n = 1; ; n += 1) {
  await replaceFile(root, vaultPath(`note/Replaced ${unique}.md`), text(n));
  if (n % 4 === 0) await createFile(root, vaultPath(`note/Made ${unique} ${n}.md`), text(n));
}
