CREATE TABLE "vault_moves" (
	"account_id" uuid NOT NULL,
	"id" bigserial PRIMARY KEY NOT NULL,
	"path" text NOT NULL,
	"from_path" text NOT NULL,
	"rewritten" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "vault_moves" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "vault_moves" ADD CONSTRAINT "vault_moves_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "vault_moves_path" ON "vault_moves" USING btree ("account_id","path","id");--> statement-breakpoint
CREATE POLICY "own_account" ON "vault_moves" AS PERMISSIVE FOR ALL TO "kv_app" USING (account_id = nullif(current_setting('kv.account_id', true), '')::uuid) WITH CHECK (account_id = nullif(current_setting('kv.account_id', true), '')::uuid);