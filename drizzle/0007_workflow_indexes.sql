ALTER TABLE "workflow_runs" ADD COLUMN "run_id_text" text GENERATED ALWAYS AS ((run_id::text)) STORED;--> statement-breakpoint
CREATE INDEX "workflow_runs_run_id" ON "workflow_runs" USING btree ("account_id","run_id_text");--> statement-breakpoint
CREATE INDEX "workflow_runs_not_completed" ON "workflow_runs" USING btree ("account_id","start_time" DESC NULLS FIRST,"run_id") WHERE status <> 'COMPLETED';--> statement-breakpoint
CREATE INDEX "workflow_runs_execution" ON "workflow_runs" USING btree ("account_id","execution_time" DESC NULLS FIRST,"run_id");