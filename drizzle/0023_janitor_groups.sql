CREATE TABLE "janitor_ignored_groups" (
	"account_id" uuid NOT NULL,
	"group_id" text NOT NULL,
	"code" text NOT NULL,
	"message" text NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "janitor_ignored_groups_account_id_group_id_pk" PRIMARY KEY("account_id","group_id")
);
--> statement-breakpoint
ALTER TABLE "janitor_ignored_groups" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "janitor_issues" ADD COLUMN "group_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "janitor_settings" ADD COLUMN "accepted_statuses" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "janitor_ignored_groups" ADD CONSTRAINT "janitor_ignored_groups_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "own_account" ON "janitor_ignored_groups" AS PERMISSIVE FOR ALL TO "kv_app" USING (account_id = nullif(current_setting('kv.account_id', true), '')::uuid) WITH CHECK (account_id = nullif(current_setting('kv.account_id', true), '')::uuid);