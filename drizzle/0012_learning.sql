CREATE TABLE "janitor_drafts" (
	"account_id" uuid NOT NULL,
	"id" uuid PRIMARY KEY NOT NULL,
	"issue_id" text NOT NULL,
	"kind" text NOT NULL,
	"path" text NOT NULL,
	"hash" text NOT NULL,
	"other" jsonb,
	"before" text NOT NULL,
	"after" text NOT NULL,
	"left_out" text[] NOT NULL,
	"by" jsonb NOT NULL,
	"state" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "janitor_drafts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "learning_instincts" (
	"account_id" uuid NOT NULL,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"pattern" text NOT NULL,
	"destination" text NOT NULL,
	"state" text NOT NULL,
	"agreeing" integer NOT NULL,
	"observed" integer NOT NULL,
	"accepted_share" double precision,
	"retired_by" text,
	"formed_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "learning_instincts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "learning_observations" (
	"account_id" uuid NOT NULL,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"input" text NOT NULL,
	"filename" text NOT NULL,
	"kind" text NOT NULL,
	"destination" text NOT NULL,
	"features" text[] NOT NULL,
	"decided_by" text NOT NULL,
	"instinct_id" uuid,
	"record_path" text,
	"outcome" text DEFAULT 'standing' NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	"observed_at" timestamp with time zone NOT NULL,
	"corrected_at" timestamp with time zone,
	"processed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "learning_observations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "learning_settings" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"reflected_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "learning_settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE UNIQUE INDEX "janitor_drafts_open" ON "janitor_drafts" USING btree ("account_id","issue_id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "janitor_drafts_time" ON "janitor_drafts" USING btree ("account_id","made_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "learning_instincts_distinct" ON "learning_instincts" USING btree ("account_id","kind","pattern","destination");--> statement-breakpoint
CREATE INDEX "learning_instincts_state" ON "learning_instincts" USING btree ("account_id","state");--> statement-breakpoint
CREATE UNIQUE INDEX "learning_observations_distinct" ON "learning_observations" USING btree ("account_id","input","kind","destination");--> statement-breakpoint
CREATE UNIQUE INDEX "learning_observations_voice" ON "learning_observations" USING btree ("account_id","input","kind") WHERE outcome in ('standing', 'deleted');--> statement-breakpoint
CREATE INDEX "learning_observations_time" ON "learning_observations" USING btree ("account_id","observed_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "learning_observations_record" ON "learning_observations" USING btree ("account_id","record_path");--> statement-breakpoint
CREATE INDEX "learning_observations_instinct" ON "learning_observations" USING btree ("account_id","instinct_id");--> statement-breakpoint
CREATE POLICY "own_account" ON "janitor_drafts" AS PERMISSIVE FOR ALL TO "kv_app" USING (account_id = nullif(current_setting('kv.account_id', true), '')::uuid) WITH CHECK (account_id = nullif(current_setting('kv.account_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_account" ON "learning_instincts" AS PERMISSIVE FOR ALL TO "kv_app" USING (account_id = nullif(current_setting('kv.account_id', true), '')::uuid) WITH CHECK (account_id = nullif(current_setting('kv.account_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_account" ON "learning_observations" AS PERMISSIVE FOR ALL TO "kv_app" USING (account_id = nullif(current_setting('kv.account_id', true), '')::uuid) WITH CHECK (account_id = nullif(current_setting('kv.account_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_account" ON "learning_settings" AS PERMISSIVE FOR ALL TO "kv_app" USING (account_id = nullif(current_setting('kv.account_id', true), '')::uuid) WITH CHECK (account_id = nullif(current_setting('kv.account_id', true), '')::uuid);
--> statement-breakpoint
ALTER TABLE "learning_settings" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "learning_observations" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "learning_instincts" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "janitor_drafts" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "learning_settings", "learning_observations", "learning_instincts", "janitor_drafts" TO kv_app;
