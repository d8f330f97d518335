CREATE TABLE "index_states" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"reconciled_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "index_states" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "pruned_totals" (
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"outcome" text NOT NULL,
	"n" bigint NOT NULL,
	CONSTRAINT "pruned_totals_account_id_kind_name_outcome_pk" PRIMARY KEY("account_id","kind","name","outcome")
);
--> statement-breakpoint
ALTER TABLE "pruned_totals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "workflow_events" DROP CONSTRAINT "workflow_events_run_id_workflow_runs_run_id_fk";
--> statement-breakpoint
CREATE POLICY "own_account" ON "index_states" AS PERMISSIVE FOR ALL TO "kv_app" USING (account_id = nullif(current_setting('kv.account_id', true), '')::uuid) WITH CHECK (account_id = nullif(current_setting('kv.account_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_account" ON "pruned_totals" AS PERMISSIVE FOR ALL TO "kv_app" USING (account_id = nullif(current_setting('kv.account_id', true), '')::uuid) WITH CHECK (account_id = nullif(current_setting('kv.account_id', true), '')::uuid);
--> statement-breakpoint
ALTER TABLE "index_states" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "pruned_totals" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "index_states", "pruned_totals" TO kv_app;
--> statement-breakpoint
-- Text that filters look for by its beginning: where the database sorts as a language does, an index serves that only
-- when the column sorts by bytes.
ALTER TABLE "workflow_runs"
	ALTER COLUMN "workflow_id" TYPE text COLLATE "C",
	ALTER COLUMN "type" TYPE text COLLATE "C",
	ALTER COLUMN "task_queue" TYPE text COLLATE "C",
	ALTER COLUMN "schedule_id" TYPE text COLLATE "C";
--> statement-breakpoint
ALTER TABLE "workflow_runs" ALTER COLUMN "run_id_text" TYPE text COLLATE "C";
--> statement-breakpoint
-- The owner may count over all accounts, inside of kv_figures alone; the application's role never sees the rows.
CREATE POLICY "figures" ON "workflow_runs" FOR SELECT TO CURRENT_USER USING (current_setting('kv.scope', true) = 'figures');
--> statement-breakpoint
CREATE POLICY "figures" ON "model_calls" FOR SELECT TO CURRENT_USER USING (current_setting('kv.scope', true) = 'figures');
--> statement-breakpoint
CREATE POLICY "figures" ON "pruned_totals" FOR SELECT TO CURRENT_USER USING (current_setting('kv.scope', true) = 'figures');
--> statement-breakpoint
CREATE POLICY "figures" ON "index_states" FOR SELECT TO CURRENT_USER USING (current_setting('kv.scope', true) = 'figures');
--> statement-breakpoint
-- What /metrics tells of the whole installation: sums over all accounts, and nothing of any.
CREATE FUNCTION kv_figures() RETURNS TABLE (figure text, name text, outcome text, value double precision)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public SET kv.scope = 'figures' AS $$
	SELECT kind, name, outcome, sum(n) FROM (
		SELECT 'run' AS kind, type AS name, status AS outcome, count(*) AS n
			FROM workflow_runs WHERE close_time IS NOT NULL GROUP BY type, status
		UNION ALL SELECT 'call', provider, outcome, count(*) FROM model_calls GROUP BY provider, outcome
		UNION ALL SELECT kind, name, outcome, n FROM pruned_totals
	) counted GROUP BY kind, name, outcome
	UNION ALL
	SELECT 'waiting', task_queue, '', count(*) FILTER (WHERE execution_time IS NULL)
		FROM workflow_runs WHERE close_time IS NULL GROUP BY task_queue
	UNION ALL
	SELECT 'running', task_queue, '', count(*) FILTER (WHERE execution_time IS NOT NULL)
		FROM workflow_runs WHERE close_time IS NULL GROUP BY task_queue
	UNION ALL
	SELECT 'oldest', task_queue, '', extract(epoch FROM now() - min(start_time))
		FROM workflow_runs WHERE close_time IS NULL AND execution_time IS NULL GROUP BY task_queue
	UNION ALL
	SELECT 'index_lag', '', '', coalesce(extract(epoch FROM now() - min(reconciled_at)), 0) FROM index_states
	UNION ALL
	SELECT 'processes', '', '', public.kv_living_processes(15)
$$;
--> statement-breakpoint
-- Which migration was the last, for processes that ask whether they fit the database.
CREATE FUNCTION kv_schema_version() RETURNS bigint
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog AS $$
	SELECT max(created_at) FROM drizzle.__drizzle_migrations
$$;
