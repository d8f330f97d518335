DROP INDEX "workflow_runs_history";--> statement-breakpoint
ALTER TABLE "workflow_runs" drop column "execution_duration";--> statement-breakpoint
ALTER TABLE "workflow_runs" ADD COLUMN "execution_duration" bigint GENERATED ALWAYS AS (((extract(epoch from (close_time - execution_time)) * 1000000000)::bigint)) STORED;--> statement-breakpoint
ALTER TABLE "workflow_runs" ADD COLUMN "closed_history_length" integer GENERATED ALWAYS AS ((case when close_time is not null then history_length end)) STORED;--> statement-breakpoint
CREATE INDEX "workflow_runs_history" ON "workflow_runs" USING btree ("account_id","closed_history_length" DESC NULLS FIRST,"start_time" DESC NULLS FIRST,"run_id");--> statement-breakpoint
-- It went with its column.
CREATE INDEX "workflow_runs_duration" ON "workflow_runs" USING btree ("account_id","execution_duration" DESC NULLS FIRST,"run_id");
