ALTER TABLE "index_status" ADD COLUMN "record_counts" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "index_status" ADD COLUMN "link_count" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "index_status" ADD COLUMN "broken_link_count" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Adds the differences `delta` of record counts by type to `counts`; types without records have no entry.
CREATE FUNCTION kv_add_counts(counts jsonb, delta jsonb) RETURNS jsonb
LANGUAGE sql IMMUTABLE SET search_path = pg_catalog AS $$
	SELECT coalesce(jsonb_object_agg(type, n), '{}') FROM (
		SELECT key AS type, sum(value::bigint) AS n FROM (
			SELECT * FROM jsonb_each_text(counts) UNION ALL SELECT * FROM jsonb_each_text(delta)
		) AS each GROUP BY key HAVING sum(value::bigint) <> 0
	) AS summed
$$;
--> statement-breakpoint
-- An account's row may be gone while its files are deleted with it, so only new files make one.
CREATE FUNCTION kv_count_records() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO index_status AS s (account_id, record_counts)
			SELECT account_id, jsonb_object_agg(type, n) FROM (
				SELECT account_id, coalesce(type, 'note') AS type, count(*) AS n FROM added WHERE kind = 'record' GROUP BY 1, 2
			) AS d GROUP BY account_id
			ON CONFLICT (account_id) DO UPDATE SET record_counts = kv_add_counts(s.record_counts, excluded.record_counts);
	ELSIF TG_OP = 'DELETE' THEN
		UPDATE index_status s SET record_counts = kv_add_counts(s.record_counts, d.delta) FROM (
			SELECT account_id, jsonb_object_agg(type, -n) AS delta FROM (
				SELECT account_id, coalesce(type, 'note') AS type, count(*) AS n FROM removed WHERE kind = 'record' GROUP BY 1, 2
			) AS g GROUP BY account_id
		) AS d WHERE s.account_id = d.account_id;
	ELSE
		UPDATE index_status s SET record_counts = kv_add_counts(s.record_counts, d.delta) FROM (
			SELECT account_id, jsonb_object_agg(type, n) AS delta FROM (
				SELECT account_id, coalesce(type, 'note') AS type, sum(n) AS n FROM (
					SELECT account_id, type, 1 AS n FROM added WHERE kind = 'record'
					UNION ALL SELECT account_id, type, -1 FROM removed WHERE kind = 'record'
				) AS each GROUP BY 1, 2 HAVING sum(n) <> 0
			) AS g GROUP BY account_id
		) AS d WHERE s.account_id = d.account_id;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION kv_count_links() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO index_status AS s (account_id, link_count, broken_link_count)
			SELECT account_id, count(*), count(*) FILTER (WHERE state = 'broken') FROM added GROUP BY account_id
			ON CONFLICT (account_id) DO UPDATE SET link_count = s.link_count + excluded.link_count,
				broken_link_count = s.broken_link_count + excluded.broken_link_count;
	ELSIF TG_OP = 'DELETE' THEN
		UPDATE index_status s SET link_count = s.link_count - d.n, broken_link_count = s.broken_link_count - d.broken FROM (
			SELECT account_id, count(*) AS n, count(*) FILTER (WHERE state = 'broken') AS broken FROM removed GROUP BY account_id
		) AS d WHERE s.account_id = d.account_id;
	ELSE
		UPDATE index_status s SET broken_link_count = s.broken_link_count + d.broken FROM (
			SELECT account_id, sum(n) AS broken FROM (
				SELECT account_id, 1 AS n FROM added WHERE state = 'broken'
				UNION ALL SELECT account_id, -1 FROM removed WHERE state = 'broken'
			) AS each GROUP BY account_id HAVING sum(n) <> 0
		) AS d WHERE s.account_id = d.account_id;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER count_added AFTER INSERT ON "vault_files" REFERENCING NEW TABLE AS added
	FOR EACH STATEMENT EXECUTE FUNCTION kv_count_records();
--> statement-breakpoint
CREATE TRIGGER count_removed AFTER DELETE ON "vault_files" REFERENCING OLD TABLE AS removed
	FOR EACH STATEMENT EXECUTE FUNCTION kv_count_records();
--> statement-breakpoint
CREATE TRIGGER count_changed AFTER UPDATE ON "vault_files" REFERENCING OLD TABLE AS removed NEW TABLE AS added
	FOR EACH STATEMENT EXECUTE FUNCTION kv_count_records();
--> statement-breakpoint
CREATE TRIGGER count_added AFTER INSERT ON "vault_links" REFERENCING NEW TABLE AS added
	FOR EACH STATEMENT EXECUTE FUNCTION kv_count_links();
--> statement-breakpoint
CREATE TRIGGER count_removed AFTER DELETE ON "vault_links" REFERENCING OLD TABLE AS removed
	FOR EACH STATEMENT EXECUTE FUNCTION kv_count_links();
--> statement-breakpoint
CREATE TRIGGER count_changed AFTER UPDATE ON "vault_links" REFERENCING OLD TABLE AS removed NEW TABLE AS added
	FOR EACH STATEMENT EXECUTE FUNCTION kv_count_links();
--> statement-breakpoint
-- An owner who is no superuser sees no account's rows else.
ALTER TABLE "vault_files" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "vault_links" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "index_status" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
INSERT INTO index_status AS s (account_id, record_counts)
	SELECT account_id, jsonb_object_agg(type, n) FROM (
		SELECT account_id, coalesce(type, 'note') AS type, count(*) AS n FROM vault_files WHERE kind = 'record' GROUP BY 1, 2
	) AS d GROUP BY account_id
	ON CONFLICT (account_id) DO UPDATE SET record_counts = excluded.record_counts;
--> statement-breakpoint
INSERT INTO index_status AS s (account_id, link_count, broken_link_count)
	SELECT account_id, count(*), count(*) FILTER (WHERE state = 'broken') FROM vault_links GROUP BY account_id
	ON CONFLICT (account_id) DO UPDATE SET link_count = excluded.link_count, broken_link_count = excluded.broken_link_count;
--> statement-breakpoint
ALTER TABLE "vault_files" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "vault_links" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "index_status" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- A search in a large account is fast by the index of words, in a small one by that of accounts: Postgres has to know the
-- difference. Queries that join texts do it one by one (see 0001).
ALTER TABLE "vault_texts" ALTER COLUMN "account_id" SET STATISTICS 1000;
--> statement-breakpoint
-- Sorts the texts that wait in the list of the index (see 0001), each of which a search reads.
CREATE FUNCTION kv_sort_search_texts() RETURNS void
LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = pg_catalog, public AS $$
	SELECT gin_clean_pending_list('public.vault_texts_words'::regclass)
$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION kv_sort_search_texts() FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION kv_sort_search_texts() TO kv_app;
