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
-- What /metrics tells of the whole installation: sums over all accounts, and nothing of any. The scope is set within,
-- since an owner who is no superuser may not make it part of the function.
CREATE FUNCTION kv_figures() RETURNS TABLE (figure text, name text, outcome text, value double precision)
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE scope text := current_setting('kv.scope', true);
BEGIN
	PERFORM set_config('kv.scope', 'figures', true);
	RETURN QUERY
	SELECT c.kind, c.name, c.outcome, sum(c.n)::double precision FROM (
		SELECT 'run' AS kind, r.type::text AS name, r.status::text AS outcome, count(*) AS n
			FROM workflow_runs r WHERE r.close_time IS NOT NULL GROUP BY r.type, r.status
		UNION ALL SELECT 'call', m.provider, m.outcome, count(*) FROM model_calls m GROUP BY m.provider, m.outcome
		UNION ALL SELECT p.kind, p.name, p.outcome, p.n FROM pruned_totals p
	) c (kind, name, outcome, n) GROUP BY 1, 2, 3;
	RETURN QUERY
	SELECT f.figure, q.task_queue::text, '', f.value FROM (
		SELECT r.task_queue, count(*) FILTER (WHERE r.execution_time IS NULL)::double precision AS waiting,
			count(*) FILTER (WHERE r.execution_time IS NOT NULL)::double precision AS running,
			extract(epoch FROM now() - min(r.start_time) FILTER (WHERE r.execution_time IS NULL))::double precision AS oldest
		FROM workflow_runs r WHERE r.close_time IS NULL GROUP BY r.task_queue
	) q CROSS JOIN LATERAL (VALUES ('waiting', q.waiting), ('running', q.running), ('oldest', q.oldest)) f (figure, value)
	WHERE f.value IS NOT NULL;
	RETURN QUERY
	SELECT 'index_lag', '', '', coalesce(extract(epoch FROM now() - min(i.reconciled_at)), 0)::double precision FROM index_states i
	UNION ALL SELECT 'processes', '', '', kv_living_processes(15)::double precision;
	PERFORM set_config('kv.scope', coalesce(scope, ''), true);
END $$;
--> statement-breakpoint
-- Which migration was the last, for processes that ask whether they fit the database.
CREATE FUNCTION kv_schema_version() RETURNS bigint
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog AS $$
	SELECT max(created_at) FROM drizzle.__drizzle_migrations
$$;
