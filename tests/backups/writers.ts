/** `node --import tsx tests/backups/writers.ts ACCOUNT VAULT CLIENTS`: clients that write records until they are ended. */
import "@/lib/wiring";
import { systemClock } from "@/lib/core/clock";
import { type Context, Database } from "@/lib/db";
import { logger } from "@/lib/log/log";
import { addToInbox, createRecord, deleteRecord, editRecord, moveRecord } from "@/lib/vault";

const [id = "", vaultDir = "", clients = "1"] = process.argv.slice(2);
const ctx: Context = {
  account: { id, vaultDir },
  actor: { type: "cli", id: "test", label: "test" },
  db: new Database(process.env.DATABASE_URL ?? "", 16).account(id),
  clock: systemClock,
  log: logger("cli"),
};

async function client(n: number): Promise<never> {
  for (let round = 0; ; round += 1) {
    const name = `Client ${n} round ${round}`;
    const { path } = await createRecord(ctx, { type: "note", name, body: "x" });
    await editRecord(ctx, { path, body_append: "more\n" });
    if (round % 3 === 1) await moveRecord(ctx, { path, name: `${name} moved` });
    if (round % 3 === 2) await deleteRecord(ctx, { path });
    if (round % 4 === 0) await addToInbox(ctx, { filename: `${name}.md`, content: name });
    if (n === 0 && round === 0) console.log("writing");
  }
}

await Promise.all(Array.from({ length: Number(clients) }, (_, n) => client(n)));
