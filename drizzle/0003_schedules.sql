CREATE TABLE "schedules" (
	"account_id" uuid NOT NULL,
	"schedule_id" text NOT NULL,
	"is_built_in" boolean NOT NULL,
	"type" text NOT NULL,
	"input" json NOT NULL,
	"cron" text NOT NULL,
	"time_zone" text NOT NULL,
	"overlap" text NOT NULL,
	"paused" boolean DEFAULT false NOT NULL,
	"note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"next_at" timestamp with time zone,
	"last_at" timestamp with time zone,
	"failure" text,
	"started" integer DEFAULT 0 NOT NULL,
	"skipped" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "schedules_account_id_schedule_id_pk" PRIMARY KEY("account_id","schedule_id")
);
--> statement-breakpoint
ALTER TABLE "schedules" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "workflow_runs" ADD COLUMN "schedule_id" text;--> statement-breakpoint
ALTER TABLE "workflow_runs" ADD COLUMN "lane" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "schedules_due" ON "schedules" USING btree ("account_id","next_at");--> statement-breakpoint
CREATE INDEX "workflow_runs_schedule" ON "workflow_runs" USING btree ("account_id","schedule_id","start_time" DESC NULLS FIRST) WHERE schedule_id is not null;--> statement-breakpoint
CREATE POLICY "own_account" ON "schedules" AS PERMISSIVE FOR ALL TO "kv_app" USING (account_id = nullif(current_setting('kv.account_id', true), '')::uuid) WITH CHECK (account_id = nullif(current_setting('kv.account_id', true), '')::uuid);
--> statement-breakpoint
ALTER TABLE "schedules" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "schedules" TO kv_app;
