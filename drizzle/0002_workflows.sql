CREATE TABLE "worker_states" (
	"account_id" uuid NOT NULL,
	"worker" text NOT NULL,
	"desired" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"generation" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "worker_states_account_id_worker_pk" PRIMARY KEY("account_id","worker")
);
--> statement-breakpoint
ALTER TABLE "worker_states" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "workflow_events" (
	"account_id" uuid NOT NULL,
	"run_id" uuid NOT NULL,
	"event_id" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"type" text NOT NULL,
	"step" text,
	"attempt" integer,
	"detail" json NOT NULL,
	CONSTRAINT "workflow_events_account_id_run_id_event_id_pk" PRIMARY KEY("account_id","run_id","event_id")
);
--> statement-breakpoint
ALTER TABLE "workflow_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "workflow_runs" (
	"account_id" uuid NOT NULL,
	"run_id" uuid PRIMARY KEY NOT NULL,
	"workflow_id" text NOT NULL,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"task_queue" text NOT NULL,
	"trigger" text NOT NULL,
	"input" json NOT NULL,
	"result" json,
	"failure" text,
	"history_length" integer DEFAULT 1 NOT NULL,
	"dispatched" boolean DEFAULT false NOT NULL,
	"start_time" timestamp (3) with time zone NOT NULL,
	"execution_time" timestamp (3) with time zone,
	"close_time" timestamp (3) with time zone,
	"execution_duration" bigint GENERATED ALWAYS AS (((extract(epoch from (close_time - start_time)) * 1000000000)::bigint)) STORED
);
--> statement-breakpoint
ALTER TABLE "workflow_runs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "workflow_events" ADD CONSTRAINT "workflow_events_run_id_workflow_runs_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."workflow_runs"("run_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "workflow_runs_open" ON "workflow_runs" USING btree ("account_id","workflow_id") WHERE close_time is null;--> statement-breakpoint
CREATE INDEX "workflow_runs_start" ON "workflow_runs" USING btree ("account_id","start_time" DESC NULLS FIRST,"run_id");--> statement-breakpoint
CREATE INDEX "workflow_runs_status" ON "workflow_runs" USING btree ("account_id","status","start_time" DESC NULLS FIRST,"run_id");--> statement-breakpoint
CREATE INDEX "workflow_runs_type" ON "workflow_runs" USING btree ("account_id","type","start_time" DESC NULLS FIRST,"run_id");--> statement-breakpoint
CREATE INDEX "workflow_runs_id" ON "workflow_runs" USING btree ("account_id","workflow_id","start_time" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "workflow_runs_close" ON "workflow_runs" USING btree ("account_id","close_time" DESC NULLS FIRST,"run_id");--> statement-breakpoint
CREATE INDEX "workflow_runs_queue" ON "workflow_runs" USING btree ("account_id","task_queue","start_time" DESC NULLS FIRST,"run_id");--> statement-breakpoint
CREATE INDEX "workflow_runs_history" ON "workflow_runs" USING btree ("account_id","history_length" DESC NULLS FIRST,"start_time" DESC NULLS FIRST,"run_id");--> statement-breakpoint
CREATE INDEX "workflow_runs_duration" ON "workflow_runs" USING btree ("account_id","execution_duration" DESC NULLS FIRST,"run_id");--> statement-breakpoint
CREATE INDEX "workflow_runs_waiting" ON "workflow_runs" USING btree ("start_time") WHERE close_time is null and not dispatched;--> statement-breakpoint
CREATE POLICY "own_account" ON "worker_states" AS PERMISSIVE FOR ALL TO "kv_app" USING (account_id = nullif(current_setting('kv.account_id', true), '')::uuid) WITH CHECK (account_id = nullif(current_setting('kv.account_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_account" ON "workflow_events" AS PERMISSIVE FOR ALL TO "kv_app" USING (account_id = nullif(current_setting('kv.account_id', true), '')::uuid) WITH CHECK (account_id = nullif(current_setting('kv.account_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_account" ON "workflow_runs" AS PERMISSIVE FOR ALL TO "kv_app" USING (account_id = nullif(current_setting('kv.account_id', true), '')::uuid) WITH CHECK (account_id = nullif(current_setting('kv.account_id', true), '')::uuid);
--> statement-breakpoint
ALTER TABLE "workflow_runs" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "workflow_events" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "worker_states" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "workflow_runs", "workflow_events", "worker_states" TO kv_app;
--> statement-breakpoint
-- How many worker processes live; the application's role sees the number and none of the rows.
CREATE FUNCTION kv_living_processes(silent_s integer) RETURNS bigint
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog AS $$
	SELECT count(*) FROM engine.processes
	WHERE NOT stopped AND heartbeat_at > now() - make_interval(secs => silent_s)
$$;
