CREATE TABLE "janitor_ignores" (
	"account_id" uuid NOT NULL,
	"path" text NOT NULL,
	"code" text NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "janitor_ignores_account_id_path_code_pk" PRIMARY KEY("account_id","path","code")
);
--> statement-breakpoint
ALTER TABLE "janitor_ignores" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "janitor_issues" (
	"account_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"issue_id" text NOT NULL,
	"code" text NOT NULL,
	"severity" text NOT NULL,
	"path" text NOT NULL,
	"message" text NOT NULL,
	"detail" text NOT NULL,
	"suggested_fix" text NOT NULL,
	"is_fixable" boolean NOT NULL,
	"offers" json NOT NULL,
	CONSTRAINT "janitor_issues_account_id_position_pk" PRIMARY KEY("account_id","position")
);
--> statement-breakpoint
ALTER TABLE "janitor_issues" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "janitor_settings" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"relate_body_links" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "janitor_settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "janitor_sweeps" (
	"account_id" uuid NOT NULL,
	"sweep_id" uuid PRIMARY KEY NOT NULL,
	"is_fix" boolean NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone NOT NULL,
	"files_scanned" integer NOT NULL,
	"issues_found" integer NOT NULL,
	"issues_fixed" integer NOT NULL,
	"by_code" json NOT NULL,
	"by_severity" json NOT NULL
);
--> statement-breakpoint
ALTER TABLE "janitor_sweeps" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "janitor_issues_id" ON "janitor_issues" USING btree ("account_id","issue_id");--> statement-breakpoint
CREATE INDEX "janitor_sweeps_time" ON "janitor_sweeps" USING btree ("account_id","finished_at");--> statement-breakpoint
CREATE POLICY "own_account" ON "janitor_ignores" AS PERMISSIVE FOR ALL TO "kv_app" USING (account_id = nullif(current_setting('kv.account_id', true), '')::uuid) WITH CHECK (account_id = nullif(current_setting('kv.account_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_account" ON "janitor_issues" AS PERMISSIVE FOR ALL TO "kv_app" USING (account_id = nullif(current_setting('kv.account_id', true), '')::uuid) WITH CHECK (account_id = nullif(current_setting('kv.account_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_account" ON "janitor_settings" AS PERMISSIVE FOR ALL TO "kv_app" USING (account_id = nullif(current_setting('kv.account_id', true), '')::uuid) WITH CHECK (account_id = nullif(current_setting('kv.account_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_account" ON "janitor_sweeps" AS PERMISSIVE FOR ALL TO "kv_app" USING (account_id = nullif(current_setting('kv.account_id', true), '')::uuid) WITH CHECK (account_id = nullif(current_setting('kv.account_id', true), '')::uuid);
--> statement-breakpoint
ALTER TABLE "janitor_sweeps" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "janitor_issues" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "janitor_ignores" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "janitor_settings" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "janitor_sweeps", "janitor_issues", "janitor_ignores", "janitor_settings" TO kv_app;
