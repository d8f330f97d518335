-- The owner of the tables is subject to their policies: `kv_secure_tables` forces them again after the migration.
ALTER TABLE "vault_files" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "surveyor_state" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "audit_entries" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "vault_settings" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"type_folders" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"ignore" text[] DEFAULT '{}' NOT NULL,
	"inbox_folder" text DEFAULT 'inbox' NOT NULL,
	"inbox_enabled" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
ALTER TABLE "vault_settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "vault_files" DROP CONSTRAINT "vault_files_kind_check";--> statement-breakpoint
ALTER TABLE "surveyor_state" ALTER COLUMN "write" SET DEFAULT false;--> statement-breakpoint
ALTER TABLE "janitor_settings" ADD COLUMN "report_body_links" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "index_status" ADD COLUMN "layout_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "index_status" ADD COLUMN "skipped" json;--> statement-breakpoint
ALTER TABLE "vault_settings" ADD CONSTRAINT "vault_settings_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
UPDATE "vault_files" SET "kind" = 'record', "type" = 'note' WHERE "kind" = 'note';--> statement-breakpoint
ALTER TABLE "vault_files" ADD CONSTRAINT "vault_files_kind_check" CHECK ("kind" in ('record', 'other'));--> statement-breakpoint
CREATE POLICY "own_account" ON "vault_settings" AS PERMISSIVE FOR ALL TO "kv_app" USING (account_id = nullif(current_setting('kv.account_id', true), '')::uuid) WITH CHECK (account_id = nullif(current_setting('kv.account_id', true), '')::uuid);--> statement-breakpoint
UPDATE "surveyor_state" s SET "write" = false WHERE NOT EXISTS (SELECT FROM "audit_entries" a WHERE a."account_id" = s."account_id" AND a."action" = 'surveyor.settings');
