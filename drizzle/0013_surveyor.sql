CREATE TABLE "clusters" (
	"account_id" uuid NOT NULL,
	"cluster_id" uuid PRIMARY KEY NOT NULL,
	"label" text NOT NULL,
	"labelled_by" text NOT NULL,
	"terms" json NOT NULL,
	"size" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "clusters" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "embeddings" (
	"account_id" uuid NOT NULL,
	"path" text NOT NULL,
	"part" smallint NOT NULL,
	"engine" text NOT NULL,
	"model" text NOT NULL,
	"vector" real[] NOT NULL,
	CONSTRAINT "embeddings_account_id_path_part_pk" PRIMARY KEY("account_id","path","part")
);
--> statement-breakpoint
ALTER TABLE "embeddings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "surveyor_proposals" (
	"account_id" uuid NOT NULL,
	"path" text NOT NULL,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"confidence" real NOT NULL,
	"state" text NOT NULL,
	CONSTRAINT "surveyor_proposals_account_id_path_kind_value_pk" PRIMARY KEY("account_id","path","kind","value")
);
--> statement-breakpoint
ALTER TABLE "surveyor_proposals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "surveyed_records" (
	"account_id" uuid NOT NULL,
	"path" text NOT NULL,
	"file_hash" text NOT NULL,
	"text_hash" text NOT NULL,
	"engine" text NOT NULL,
	"model" text NOT NULL,
	"cluster_id" uuid,
	"x" real,
	"y" real,
	CONSTRAINT "surveyed_records_account_id_path_pk" PRIMARY KEY("account_id","path")
);
--> statement-breakpoint
ALTER TABLE "surveyed_records" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "surveyor_state" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"write" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "surveyor_state" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "surveys" (
	"account_id" uuid NOT NULL,
	"survey_id" uuid PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone NOT NULL,
	"fingerprint" text NOT NULL,
	"records" integer NOT NULL,
	"embedded" integer NOT NULL,
	"clusters" integer NOT NULL,
	"labelled" integer NOT NULL,
	"relations" integer NOT NULL,
	"tags" integer NOT NULL,
	"written" integer NOT NULL,
	"note" text
);
--> statement-breakpoint
ALTER TABLE "surveys" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "clusters_account" ON "clusters" USING btree ("account_id","size");--> statement-breakpoint
CREATE INDEX "surveyed_records_cluster" ON "surveyed_records" USING btree ("account_id","cluster_id");--> statement-breakpoint
CREATE INDEX "surveys_time" ON "surveys" USING btree ("account_id","finished_at");--> statement-breakpoint
CREATE POLICY "own_account" ON "clusters" AS PERMISSIVE FOR ALL TO "kv_app" USING (account_id = nullif(current_setting('kv.account_id', true), '')::uuid) WITH CHECK (account_id = nullif(current_setting('kv.account_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_account" ON "embeddings" AS PERMISSIVE FOR ALL TO "kv_app" USING (account_id = nullif(current_setting('kv.account_id', true), '')::uuid) WITH CHECK (account_id = nullif(current_setting('kv.account_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_account" ON "surveyor_proposals" AS PERMISSIVE FOR ALL TO "kv_app" USING (account_id = nullif(current_setting('kv.account_id', true), '')::uuid) WITH CHECK (account_id = nullif(current_setting('kv.account_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_account" ON "surveyed_records" AS PERMISSIVE FOR ALL TO "kv_app" USING (account_id = nullif(current_setting('kv.account_id', true), '')::uuid) WITH CHECK (account_id = nullif(current_setting('kv.account_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_account" ON "surveyor_state" AS PERMISSIVE FOR ALL TO "kv_app" USING (account_id = nullif(current_setting('kv.account_id', true), '')::uuid) WITH CHECK (account_id = nullif(current_setting('kv.account_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_account" ON "surveys" AS PERMISSIVE FOR ALL TO "kv_app" USING (account_id = nullif(current_setting('kv.account_id', true), '')::uuid) WITH CHECK (account_id = nullif(current_setting('kv.account_id', true), '')::uuid);
--> statement-breakpoint
ALTER TABLE "embeddings" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "surveyed_records" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "clusters" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "surveyor_proposals" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "surveys" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "surveyor_state" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "embeddings", "surveyed_records", "clusters", "surveyor_proposals", "surveys", "surveyor_state" TO kv_app;
