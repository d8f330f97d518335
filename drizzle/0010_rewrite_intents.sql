CREATE TABLE "rewrite_intents" (
	"account_id" uuid NOT NULL,
	"id" uuid PRIMARY KEY NOT NULL,
	"path" text NOT NULL,
	"after_hash" text NOT NULL,
	"actor" json NOT NULL,
	"entries" json NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "rewrite_intents" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "rewrite_intents_account" ON "rewrite_intents" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE POLICY "own_account" ON "rewrite_intents" AS PERMISSIVE FOR ALL TO "kv_app" USING (account_id = nullif(current_setting('kv.account_id', true), '')::uuid) WITH CHECK (account_id = nullif(current_setting('kv.account_id', true), '')::uuid);
--> statement-breakpoint
ALTER TABLE "rewrite_intents" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "rewrite_intents" TO kv_app;
