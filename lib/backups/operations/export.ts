import { z } from "zod";
import { assertVaultRoot } from "@/lib/accounts";
import { audit } from "@/lib/audit";
import { defineFileOperation, noInput } from "@/lib/operation";
import { tarOf } from "../content/tar";

/** All files of the vault at one moment. */
export const exportVault = defineFileOperation({
  id: "exportVault",
  http: { method: "GET", path: "/vault/export", headerNames: ["Content-Disposition"] },
  tag: "Vault",
  summary: "The vault as it is, as a tar",
  description:
    "All files and folders of one moment, hidden ones too, without the service's own folder and symbolic links. It is " +
    "streamed while it is made.",
  input: noInput,
  output: z.unknown(),
  record: async (ctx) => {
    await assertVaultRoot(ctx);
    await ctx.db.tx((tx) => audit(ctx, tx, { action: "vault.export", subject: ctx.account.id }));
  },
  run: async (ctx) => ({ name: "vault.tar", bytes: await tarOf(ctx) }),
});
