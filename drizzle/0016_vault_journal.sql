CREATE TABLE "vault_journal" (
	"account_id" uuid NOT NULL,
	"id" uuid PRIMARY KEY NOT NULL,
	"lock_key" bigint NOT NULL,
	"actor" json NOT NULL,
	"changes" json NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "vault_journal" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP POLICY "own_account" ON "rewrite_intents" CASCADE;--> statement-breakpoint
DROP TABLE "rewrite_intents" CASCADE;--> statement-breakpoint
CREATE INDEX "vault_journal_account" ON "vault_journal" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE POLICY "own_account" ON "vault_journal" AS PERMISSIVE FOR ALL TO "kv_app" USING (account_id = nullif(current_setting('kv.account_id', true), '')::uuid) WITH CHECK (account_id = nullif(current_setting('kv.account_id', true), '')::uuid);
--> statement-breakpoint
ALTER TABLE "vault_journal" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "vault_journal" TO kv_app;
