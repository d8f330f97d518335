-- Every table with an account_id gets forced row-level security and, where it grants the application's role nothing yet,
-- the usual rights. Called after each migration, so that a new table needs no line of its own.
CREATE FUNCTION kv_secure_tables() RETURNS void
LANGUAGE plpgsql SET search_path = pg_catalog, public AS $$
DECLARE
	found record;
BEGIN
	FOR found IN
		SELECT c.oid::regclass AS name, c.relrowsecurity AND c.relforcerowsecurity AS secured,
			EXISTS (SELECT FROM aclexplode(c.relacl) a WHERE a.grantee = 'kv_app'::regrole) AS granted
		FROM pg_class c
		WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND EXISTS (
			SELECT FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'account_id' AND NOT a.attisdropped)
	LOOP
		IF NOT found.secured THEN
			EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY', found.name);
		END IF;
		IF NOT found.granted THEN
			EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %s TO kv_app', found.name);
		END IF;
	END LOOP;
END $$;
--> statement-breakpoint
-- An owner who is no superuser sees the rows of all accounts only while row-level security is not forced. First the
-- accounts, so that none seems to be missing.
ALTER TABLE "accounts" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- Pairing requests that no account has claimed had an id that no account has.
ALTER TABLE "pairing_requests" ALTER COLUMN "account_id" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "pairing_requests" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE "pairing_requests" SET "account_id" = NULL WHERE "account_id" = '00000000-0000-0000-0000-000000000000';
--> statement-breakpoint
-- Rows that outlived their account.
DO $$
DECLARE
	name regclass;
BEGIN
	FOR name IN
		SELECT c.oid::regclass FROM pg_class c
		WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname <> 'accounts' AND EXISTS (
			SELECT FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'account_id' AND NOT a.attisdropped)
	LOOP
		EXECUTE format('ALTER TABLE %s NO FORCE ROW LEVEL SECURITY', name);
		EXECUTE format('DELETE FROM %s t WHERE account_id IS NOT NULL AND NOT EXISTS (
			SELECT FROM accounts a WHERE a.account_id = t.account_id)', name);
	END LOOP;
END $$;
--> statement-breakpoint
ALTER TABLE "containers" RENAME TO "runtime_generations";
--> statement-breakpoint
ALTER TABLE "runtime_generations" RENAME CONSTRAINT "containers_account_id_name_pk" TO "runtime_generations_account_id_name_pk";
--> statement-breakpoint
ALTER TABLE "pruned_totals" RENAME TO "retired_counters";
--> statement-breakpoint
ALTER TABLE "retired_counters" RENAME CONSTRAINT "pruned_totals_account_id_kind_name_outcome_pk" TO "retired_counters_account_id_kind_name_outcome_pk";
--> statement-breakpoint
ALTER TABLE "index_states" RENAME TO "index_status";
--> statement-breakpoint
ALTER TABLE "index_status" RENAME CONSTRAINT "index_states_pkey" TO "index_status_pkey";
--> statement-breakpoint
ALTER TABLE "backups" RENAME COLUMN "same_as" TO "duplicate_of";
--> statement-breakpoint
ALTER TABLE "backups" RENAME COLUMN "fault" TO "verification_error";
--> statement-breakpoint
ALTER TABLE "backups" RENAME COLUMN "failure" TO "error";
--> statement-breakpoint
ALTER TABLE "backup_drills" RENAME COLUMN "failure" TO "error";
--> statement-breakpoint
ALTER TABLE "workflow_runs" RENAME COLUMN "lane" TO "partition_key";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION kv_figures() RETURNS TABLE (figure text, name text, outcome text, value double precision)
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE scope text := current_setting('kv.scope', true);
BEGIN
	PERFORM set_config('kv.scope', 'figures', true);
	RETURN QUERY
	SELECT c.kind, c.name, c.outcome, sum(c.n)::double precision FROM (
		SELECT 'run' AS kind, r.type::text AS name, r.status::text AS outcome, count(*) AS n
			FROM workflow_runs r WHERE r.close_time IS NOT NULL GROUP BY r.type, r.status
		UNION ALL SELECT 'call', m.provider, m.outcome, count(*) FROM model_calls m GROUP BY m.provider, m.outcome
		UNION ALL SELECT p.kind, p.name, p.outcome, p.n FROM retired_counters p
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
	SELECT 'index_lag', '', '', coalesce(extract(epoch FROM now() - min(i.reconciled_at)), 0)::double precision FROM index_status i
	UNION ALL SELECT 'processes', '', '', kv_living_processes(15)::double precision;
	PERFORM set_config('kv.scope', coalesce(scope, ''), true);
END $$;
--> statement-breakpoint
DROP INDEX "learning_observations_voice";
--> statement-breakpoint
ALTER TABLE "learning_observations" ALTER COLUMN "outcome" SET DEFAULT 'unchanged';
--> statement-breakpoint
UPDATE "learning_observations" SET "outcome" = 'unchanged' WHERE "outcome" = 'standing';
--> statement-breakpoint
CREATE UNIQUE INDEX "learning_observations_voice" ON "learning_observations" USING btree ("account_id","input","kind") WHERE outcome in ('unchanged', 'deleted');
--> statement-breakpoint
ALTER TABLE "backups" ADD CONSTRAINT "backups_state_check" CHECK ("state" in ('stored', 'unchanged', 'failed'));
--> statement-breakpoint
ALTER TABLE "backups" ADD CONSTRAINT "backups_reason_check" CHECK ("reason" in ('schedule', 'manual', 'safety'));
--> statement-breakpoint
ALTER TABLE "pairing_requests" ADD CONSTRAINT "pairing_requests_state_check" CHECK ("state" in ('pending', 'approved', 'rejected', 'redeemed'));
--> statement-breakpoint
ALTER TABLE "distiller_rejections" ADD CONSTRAINT "distiller_rejections_kind_check" CHECK ("kind" in ('decision', 'assumption', 'constraint', 'contradiction', 'synthesis'));
--> statement-breakpoint
ALTER TABLE "janitor_drafts" ADD CONSTRAINT "janitor_drafts_kind_check" CHECK ("kind" in ('fill', 'merge'));
--> statement-breakpoint
ALTER TABLE "janitor_drafts" ADD CONSTRAINT "janitor_drafts_state_check" CHECK ("state" in ('open', 'accepted', 'discarded'));
--> statement-breakpoint
ALTER TABLE "model_calls" ADD CONSTRAINT "model_calls_outcome_check" CHECK ("outcome" in ('ok', 'wrong_key', 'no_such_model', 'rate_limited', 'timeout', 'unreachable', 'provider_error', 'refused', 'malformed', 'restarted'));
--> statement-breakpoint
ALTER TABLE "janitor_issues" ADD CONSTRAINT "janitor_issues_severity_check" CHECK ("severity" in ('critical', 'warning', 'info'));
--> statement-breakpoint
ALTER TABLE "learning_instincts" ADD CONSTRAINT "learning_instincts_kind_check" CHECK ("kind" in ('directory', 'project'));
--> statement-breakpoint
ALTER TABLE "learning_instincts" ADD CONSTRAINT "learning_instincts_state_check" CHECK ("state" in ('proposed', 'active', 'retired'));
--> statement-breakpoint
ALTER TABLE "learning_instincts" ADD CONSTRAINT "learning_instincts_retired_by_check" CHECK ("retired_by" in ('user', 'reflection'));
--> statement-breakpoint
ALTER TABLE "learning_observations" ADD CONSTRAINT "learning_observations_kind_check" CHECK ("kind" in ('directory', 'project'));
--> statement-breakpoint
ALTER TABLE "learning_observations" ADD CONSTRAINT "learning_observations_decided_by_check" CHECK ("decided_by" in ('local', 'model', 'instinct', 'user'));
--> statement-breakpoint
ALTER TABLE "learning_observations" ADD CONSTRAINT "learning_observations_outcome_check" CHECK ("outcome" in ('unchanged', 'moved', 'retyped', 'edited', 'rerouted', 'deleted'));
--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_actor_type_check" CHECK ("actor_type" in ('user', 'api_key', 'device', 'worker', 'cli'));
--> statement-breakpoint
ALTER TABLE "inbox_files" ADD CONSTRAINT "inbox_files_state_check" CHECK ("state" in ('waiting', 'processing', 'processed', 'quarantined'));
--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_overlap_check" CHECK ("overlap" in ('SKIP', 'BUFFER_ONE', 'BUFFER_ALL', 'CANCEL_OTHER', 'TERMINATE_OTHER', 'ALLOW_ALL'));
--> statement-breakpoint
ALTER TABLE "clusters" ADD CONSTRAINT "clusters_labelled_by_check" CHECK ("labelled_by" in ('local', 'model', 'user'));
--> statement-breakpoint
ALTER TABLE "embeddings" ADD CONSTRAINT "embeddings_engine_check" CHECK ("engine" in ('local', 'ngrams', 'router'));
--> statement-breakpoint
ALTER TABLE "surveyor_proposals" ADD CONSTRAINT "surveyor_proposals_kind_check" CHECK ("kind" in ('related', 'tag'));
--> statement-breakpoint
ALTER TABLE "surveyor_proposals" ADD CONSTRAINT "surveyor_proposals_state_check" CHECK ("state" in ('proposed', 'written', 'removed'));
--> statement-breakpoint
ALTER TABLE "vault_files" ADD CONSTRAINT "vault_files_kind_check" CHECK ("kind" in ('record', 'note', 'other'));
--> statement-breakpoint
ALTER TABLE "vault_links" ADD CONSTRAINT "vault_links_state_check" CHECK ("state" in ('resolved', 'ambiguous', 'broken'));
--> statement-breakpoint
ALTER TABLE "worker_states" ADD CONSTRAINT "worker_states_desired_check" CHECK ("desired" in ('running', 'stopped'));
--> statement-breakpoint
ALTER TABLE "workflow_runs" ADD CONSTRAINT "workflow_runs_status_check" CHECK ("status" in ('RUNNING', 'COMPLETED', 'FAILED', 'CANCELED', 'TERMINATED', 'CONTINUED_AS_NEW', 'TIMED_OUT', 'PAUSED'));
--> statement-breakpoint
ALTER TABLE "workflow_runs" ADD CONSTRAINT "workflow_runs_trigger_check" CHECK ("trigger" in ('manual', 'watch', 'schedule'));
--> statement-breakpoint
ALTER TABLE "runtime_generations" ADD CONSTRAINT "runtime_generations_name_check" CHECK ("name" in ('app', 'gateway'));
--> statement-breakpoint
ALTER TABLE "retired_counters" ADD CONSTRAINT "retired_counters_kind_check" CHECK ("kind" in ('run', 'call'));
--> statement-breakpoint
ALTER POLICY "claim" ON "pairing_requests" TO kv_app USING (account_id is null and user_code_hash = current_setting('kv.user_code_hash', true)) WITH CHECK (account_id = nullif(current_setting('kv.account_id', true), '')::uuid);
--> statement-breakpoint
ALTER TABLE "backup_drills" ADD CONSTRAINT "backup_drills_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "backup_keys" ADD CONSTRAINT "backup_keys_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "backups" ADD CONSTRAINT "backups_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pairing_requests" ADD CONSTRAINT "pairing_requests_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "distiller_candidates" ADD CONSTRAINT "distiller_candidates_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "distiller_claims" ADD CONSTRAINT "distiller_claims_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "distiller_rejections" ADD CONSTRAINT "distiller_rejections_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "distiller_runs" ADD CONSTRAINT "distiller_runs_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "distiller_sources" ADD CONSTRAINT "distiller_sources_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "janitor_drafts" ADD CONSTRAINT "janitor_drafts_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "agent_models" ADD CONSTRAINT "agent_models_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "budgets" ADD CONSTRAINT "budgets_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "model_calls" ADD CONSTRAINT "model_calls_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "provider_settings" ADD CONSTRAINT "provider_settings_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "janitor_ignores" ADD CONSTRAINT "janitor_ignores_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "janitor_issues" ADD CONSTRAINT "janitor_issues_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "janitor_settings" ADD CONSTRAINT "janitor_settings_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "janitor_sweeps" ADD CONSTRAINT "janitor_sweeps_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "learning_instincts" ADD CONSTRAINT "learning_instincts_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "learning_observations" ADD CONSTRAINT "learning_observations_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "learning_settings" ADD CONSTRAINT "learning_settings_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "audit_heads" ADD CONSTRAINT "audit_heads_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "inbox_files" ADD CONSTRAINT "inbox_files_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "clusters" ADD CONSTRAINT "clusters_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "embeddings" ADD CONSTRAINT "embeddings_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "surveyor_proposals" ADD CONSTRAINT "surveyor_proposals_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "surveyed_records" ADD CONSTRAINT "surveyed_records_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "surveyor_state" ADD CONSTRAINT "surveyor_state_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "surveys" ADD CONSTRAINT "surveys_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "vault_journal" ADD CONSTRAINT "vault_journal_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "vault_files" ADD CONSTRAINT "vault_files_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "vault_links" ADD CONSTRAINT "vault_links_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "vault_texts" ADD CONSTRAINT "vault_texts_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "worker_states" ADD CONSTRAINT "worker_states_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "workflow_events" ADD CONSTRAINT "workflow_events_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "workflow_runs" ADD CONSTRAINT "workflow_runs_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "runtime_generations" ADD CONSTRAINT "runtime_generations_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "retired_counters" ADD CONSTRAINT "retired_counters_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "index_status" ADD CONSTRAINT "index_status_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE POLICY "unclaimed" ON "pairing_requests" AS PERMISSIVE FOR ALL TO "kv_app" USING (account_id is null and current_setting('kv.scope', true) = 'system');
--> statement-breakpoint
ALTER POLICY "user_code" ON "pairing_requests" TO kv_app USING (account_id is null and user_code_hash = current_setting('kv.user_code_hash', true));
--> statement-breakpoint
ALTER POLICY "claim" ON "pairing_requests" TO kv_app USING (account_id is null and user_code_hash = current_setting('kv.user_code_hash', true)) WITH CHECK (account_id = nullif(current_setting('kv.account_id', true), '')::uuid);
--> statement-breakpoint
SELECT kv_secure_tables();
