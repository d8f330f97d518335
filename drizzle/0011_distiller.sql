CREATE TABLE "distiller_candidates" (
	"account_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"path" text NOT NULL,
	"score" double precision NOT NULL,
	"signals" json NOT NULL,
	CONSTRAINT "distiller_candidates_account_id_position_pk" PRIMARY KEY("account_id","position")
);
--> statement-breakpoint
ALTER TABLE "distiller_candidates" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "distiller_claims" (
	"account_id" uuid NOT NULL,
	"path" text NOT NULL,
	"ordinal" integer NOT NULL,
	"key" text NOT NULL,
	"value" text NOT NULL,
	"quote" text NOT NULL,
	"distill_id" uuid NOT NULL,
	CONSTRAINT "distiller_claims_account_id_path_ordinal_pk" PRIMARY KEY("account_id","path","ordinal")
);
--> statement-breakpoint
ALTER TABLE "distiller_claims" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "distiller_rejections" (
	"account_id" uuid NOT NULL,
	"rejection_id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"evidence" json NOT NULL,
	"record" text NOT NULL,
	"path" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "distiller_rejections" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "distiller_runs" (
	"account_id" uuid NOT NULL,
	"distill_id" uuid PRIMARY KEY NOT NULL,
	"is_scan" boolean NOT NULL,
	"project" text,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"records_scanned" integer NOT NULL,
	"candidates" integer NOT NULL,
	"extracted" integer DEFAULT 0 NOT NULL,
	"created" json DEFAULT '[]'::json NOT NULL,
	"engines" json NOT NULL
);
--> statement-breakpoint
ALTER TABLE "distiller_runs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "distiller_sources" (
	"account_id" uuid NOT NULL,
	"path" text NOT NULL,
	"file_hash" text NOT NULL,
	"body_hash" text NOT NULL,
	"distilled_at" timestamp with time zone NOT NULL,
	"learnings" integer NOT NULL,
	CONSTRAINT "distiller_sources_account_id_path_pk" PRIMARY KEY("account_id","path")
);
--> statement-breakpoint
ALTER TABLE "distiller_sources" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "distiller_claims_key" ON "distiller_claims" USING btree ("account_id","key");--> statement-breakpoint
CREATE INDEX "distiller_rejections_kind" ON "distiller_rejections" USING btree ("account_id","kind");--> statement-breakpoint
CREATE INDEX "distiller_runs_time" ON "distiller_runs" USING btree ("account_id","finished_at");--> statement-breakpoint
CREATE POLICY "own_account" ON "distiller_candidates" AS PERMISSIVE FOR ALL TO "kv_app" USING (account_id = nullif(current_setting('kv.account_id', true), '')::uuid) WITH CHECK (account_id = nullif(current_setting('kv.account_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_account" ON "distiller_claims" AS PERMISSIVE FOR ALL TO "kv_app" USING (account_id = nullif(current_setting('kv.account_id', true), '')::uuid) WITH CHECK (account_id = nullif(current_setting('kv.account_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_account" ON "distiller_rejections" AS PERMISSIVE FOR ALL TO "kv_app" USING (account_id = nullif(current_setting('kv.account_id', true), '')::uuid) WITH CHECK (account_id = nullif(current_setting('kv.account_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_account" ON "distiller_runs" AS PERMISSIVE FOR ALL TO "kv_app" USING (account_id = nullif(current_setting('kv.account_id', true), '')::uuid) WITH CHECK (account_id = nullif(current_setting('kv.account_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_account" ON "distiller_sources" AS PERMISSIVE FOR ALL TO "kv_app" USING (account_id = nullif(current_setting('kv.account_id', true), '')::uuid) WITH CHECK (account_id = nullif(current_setting('kv.account_id', true), '')::uuid);
--> statement-breakpoint
ALTER TABLE "distiller_sources" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "distiller_candidates" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "distiller_runs" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "distiller_rejections" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "distiller_claims" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "distiller_sources", "distiller_candidates", "distiller_runs", "distiller_rejections", "distiller_claims" TO kv_app;
