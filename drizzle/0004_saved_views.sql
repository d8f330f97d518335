CREATE TABLE "saved_views" (
	"account_id" uuid NOT NULL,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"within" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "saved_views" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_name" ON "saved_views" USING btree ("account_id","name");--> statement-breakpoint
CREATE POLICY "own_account" ON "saved_views" AS PERMISSIVE FOR ALL TO "kv_app" USING (account_id = nullif(current_setting('kv.account_id', true), '')::uuid) WITH CHECK (account_id = nullif(current_setting('kv.account_id', true), '')::uuid);
--> statement-breakpoint
ALTER TABLE "saved_views" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "saved_views" TO kv_app;
