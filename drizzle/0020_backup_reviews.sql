CREATE TABLE "restored_rows" (
	"account_id" uuid NOT NULL,
	"restore" uuid NOT NULL,
	"ordinal" integer NOT NULL,
	"table" text NOT NULL,
	"rows" text NOT NULL,
	CONSTRAINT "restored_rows_account_id_restore_ordinal_pk" PRIMARY KEY("account_id","restore","ordinal")
);
--> statement-breakpoint
ALTER TABLE "restored_rows" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "backups" ADD COLUMN "review" text;--> statement-breakpoint
ALTER TABLE "vault_journal" ADD COLUMN "follow_up" json;--> statement-breakpoint
ALTER TABLE "restored_rows" ADD CONSTRAINT "restored_rows_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "backups" ADD CONSTRAINT "backups_review_check" CHECK ("review" in ('suspect', 'confirmed'));--> statement-breakpoint
CREATE POLICY "own_account" ON "restored_rows" AS PERMISSIVE FOR ALL TO "kv_app" USING (account_id = nullif(current_setting('kv.account_id', true), '')::uuid) WITH CHECK (account_id = nullif(current_setting('kv.account_id', true), '')::uuid);