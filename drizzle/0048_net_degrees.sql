-- As in 0046, with what is removed and what is added counted at once: of a link that leads elsewhere, the file that has it
-- keeps its degree, and its row is not written.
CREATE FUNCTION kv_change_degrees(removed vault_links[], added vault_links[]) RETURNS void
LANGUAGE plpgsql SET search_path = pg_catalog, public AS $$
BEGIN
	INSERT INTO vault_degrees AS kept (account_id, path, degree)
		SELECT link.account_id, ends.path, sum(link.n)
		FROM (
			SELECT account_id, source, target_path, -1 AS n FROM unnest(removed)
			UNION ALL SELECT account_id, source, target_path, 1 FROM unnest(added)) AS link
			JOIN index_status s ON s.account_id = link.account_id AND s.degrees_counted,
			unnest(ARRAY[link.source, link.target_path]) AS ends(path)
		GROUP BY link.account_id, ends.path HAVING sum(link.n) <> 0
		ON CONFLICT (account_id, path) DO UPDATE SET degree = kept.degree + excluded.degree;
	IF removed IS NOT NULL THEN
		DELETE FROM vault_degrees WHERE degree = 0;
	END IF;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION kv_count_degrees() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog, public AS $$
DECLARE
	taken vault_links[];
	given vault_links[];
BEGIN
	IF NOT EXISTS (SELECT FROM index_status WHERE degrees_counted) THEN
		RETURN NULL;
	END IF;
	IF TG_OP <> 'INSERT' THEN
		taken := (SELECT array_agg(ROW(link.*)::vault_links) FROM removed AS link WHERE target_path IS NOT NULL);
	END IF;
	IF TG_OP <> 'DELETE' THEN
		given := (SELECT array_agg(ROW(link.*)::vault_links) FROM added AS link WHERE target_path IS NOT NULL);
	END IF;
	PERFORM kv_change_degrees(taken, given);
	RETURN NULL;
END $$;
--> statement-breakpoint
DROP FUNCTION kv_add_degrees(vault_links[], integer);
