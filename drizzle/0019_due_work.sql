DROP INDEX "schedules_due";--> statement-breakpoint
CREATE INDEX "inbox_files_due" ON "inbox_files" USING btree ("account_id") WHERE state = 'waiting' and workflow_id is null;--> statement-breakpoint
CREATE INDEX "schedules_due" ON "schedules" USING btree ("next_at") WHERE not paused;
--> statement-breakpoint
-- Worker processes serve all accounts, and ask once for all of them what is due. The function that answers belongs to
-- a role that sees nothing else of them.
DO $$ BEGIN
	IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'kv_due') THEN
		CREATE ROLE kv_due NOLOGIN NOSUPERUSER NOBYPASSRLS NOCREATEDB NOCREATEROLE;
	END IF;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
END $$;
--> statement-breakpoint
DO $$ BEGIN
	IF NOT pg_has_role(CURRENT_USER, 'kv_due', 'MEMBER') THEN
		GRANT kv_due TO CURRENT_USER;
	END IF;
END $$;
--> statement-breakpoint
GRANT SELECT (account_id, task_queue, trigger, dispatched, close_time) ON "workflow_runs" TO kv_due;
--> statement-breakpoint
GRANT SELECT (account_id, worker, desired) ON "worker_states" TO kv_due;
--> statement-breakpoint
GRANT SELECT (account_id, paused, next_at) ON "schedules" TO kv_due;
--> statement-breakpoint
GRANT SELECT (account_id, state, workflow_id) ON "inbox_files" TO kv_due;
--> statement-breakpoint
CREATE POLICY "due" ON "workflow_runs" FOR SELECT TO kv_due USING (close_time IS NULL);
--> statement-breakpoint
CREATE POLICY "due" ON "worker_states" FOR SELECT TO kv_due USING (true);
--> statement-breakpoint
CREATE POLICY "due" ON "schedules" FOR SELECT TO kv_due USING (NOT paused);
--> statement-breakpoint
CREATE POLICY "due" ON "inbox_files" FOR SELECT TO kv_due USING (state = 'waiting');
--> statement-breakpoint
-- Waiting inbox files without a run; runs to hand to the engine, or to pause since their worker is stopped; schedules.
CREATE FUNCTION kv_due(at timestamptz) RETURNS TABLE (account_id uuid, work text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
	SELECT DISTINCT f.account_id, 'inbox' FROM inbox_files f WHERE f.state = 'waiting' AND f.workflow_id IS NULL
	UNION ALL
	SELECT DISTINCT r.account_id, 'runs' FROM workflow_runs r
		WHERE r.close_time IS NULL AND NOT r.dispatched AND (r.trigger = 'manual' OR NOT EXISTS (
			SELECT FROM worker_states w
			WHERE w.account_id = r.account_id AND w.worker = r.task_queue AND w.desired = 'stopped'))
	UNION ALL
	SELECT DISTINCT r.account_id, 'runs' FROM worker_states w JOIN workflow_runs r
		ON r.account_id = w.account_id AND r.task_queue = w.worker
		WHERE w.desired = 'stopped' AND r.close_time IS NULL AND r.dispatched AND r.trigger <> 'manual'
	UNION ALL
	SELECT DISTINCT s.account_id, 'schedules' FROM schedules s WHERE NOT s.paused AND s.next_at <= at
$$;
--> statement-breakpoint
GRANT CREATE ON SCHEMA public TO kv_due;
--> statement-breakpoint
ALTER FUNCTION kv_due(timestamptz) OWNER TO kv_due;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM kv_due;
--> statement-breakpoint
REVOKE ALL ON FUNCTION kv_due(timestamptz) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION kv_due(timestamptz) TO kv_app;
