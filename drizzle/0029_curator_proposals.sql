CREATE TABLE "curator_proposals" (
	"account_id" uuid NOT NULL,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"inbox_id" uuid NOT NULL,
	"filename" text NOT NULL,
	"note" text NOT NULL,
	"key" text NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"confidence" real NOT NULL,
	"entity" jsonb NOT NULL,
	"links" jsonb NOT NULL,
	"state" text DEFAULT 'proposed' NOT NULL,
	"path" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "curator_proposals_type_check" CHECK ("type" in ('person', 'org', 'project', 'task', 'decision', 'event', 'location')),
	CONSTRAINT "curator_proposals_state_check" CHECK ("state" in ('proposed', 'accepted', 'discarded'))
);
--> statement-breakpoint
ALTER TABLE "curator_proposals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "curator_settings" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"review" text DEFAULT 'unsure' NOT NULL,
	CONSTRAINT "curator_settings_review_check" CHECK ("review" in ('unsure', 'all', 'off'))
);
--> statement-breakpoint
ALTER TABLE "curator_settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "curator_writes" (
	"account_id" uuid NOT NULL,
	"inbox_id" uuid NOT NULL,
	"path" text NOT NULL,
	"is_created" boolean NOT NULL,
	"hash" text NOT NULL,
	"added" jsonb NOT NULL,
	CONSTRAINT "curator_writes_account_id_inbox_id_path_pk" PRIMARY KEY("account_id","inbox_id","path")
);
--> statement-breakpoint
ALTER TABLE "curator_writes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "curator_proposals" ADD CONSTRAINT "curator_proposals_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "curator_settings" ADD CONSTRAINT "curator_settings_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "curator_writes" ADD CONSTRAINT "curator_writes_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "curator_proposals_state" ON "curator_proposals" USING btree ("account_id","state","created_at");--> statement-breakpoint
CREATE INDEX "curator_proposals_file" ON "curator_proposals" USING btree ("account_id","inbox_id");--> statement-breakpoint
CREATE INDEX "curator_proposals_name" ON "curator_proposals" USING btree ("account_id","type","name_key");--> statement-breakpoint
CREATE POLICY "own_account" ON "curator_proposals" AS PERMISSIVE FOR ALL TO "kv_app" USING (account_id = nullif(current_setting('kv.account_id', true), '')::uuid) WITH CHECK (account_id = nullif(current_setting('kv.account_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_account" ON "curator_settings" AS PERMISSIVE FOR ALL TO "kv_app" USING (account_id = nullif(current_setting('kv.account_id', true), '')::uuid) WITH CHECK (account_id = nullif(current_setting('kv.account_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_account" ON "curator_writes" AS PERMISSIVE FOR ALL TO "kv_app" USING (account_id = nullif(current_setting('kv.account_id', true), '')::uuid) WITH CHECK (account_id = nullif(current_setting('kv.account_id', true), '')::uuid);