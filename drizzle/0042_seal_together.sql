-- The entries of a transaction get their places in the chain together, with the first of them, rather than each alone: the
-- statements are as many for a hundred as for one. Their plans are kept, which the connections of the pool otherwise do not.
CREATE OR REPLACE FUNCTION kv_audit_seal() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public SET plan_cache_mode = 'force_generic_plan' AS $$
DECLARE
	head audit_heads;
	entry audit_entries;
	ids bigint[] := '{}';
	hashes text[] := '{}';
BEGIN
	IF NEW.seq IS NOT NULL OR NEW.hash IS NOT NULL THEN
		IF EXISTS (SELECT FROM audit_heads WHERE account_id = NEW.account_id) THEN
			RAISE EXCEPTION 'The audit log gives its entries their places itself' USING ERRCODE = 'integrity_constraint_violation';
		END IF;
		RETURN NULL;
	END IF;
	IF EXISTS (SELECT FROM audit_entries WHERE id = NEW.id AND seq IS NOT NULL) THEN RETURN NULL; END IF;
	INSERT INTO audit_heads VALUES (NEW.account_id, 0, '') ON CONFLICT DO NOTHING;
	SELECT * INTO STRICT head FROM audit_heads WHERE account_id = NEW.account_id FOR UPDATE;
	-- Those of other transactions have their places, or are not seen.
	FOR entry IN SELECT * FROM audit_entries WHERE account_id = NEW.account_id AND id >= NEW.id AND seq IS NULL ORDER BY id LOOP
		entry.seq := head.seq + cardinality(ids) + 1;
		head.hash := kv_audit_hash(entry, head.hash);
		ids := ids || entry.id;
		hashes := hashes || head.hash;
	END LOOP;
	UPDATE audit_entries SET seq = head.seq + sealed.n, hash = sealed.hash
		FROM unnest(ids, hashes) WITH ORDINALITY AS sealed(id, hash, n) WHERE audit_entries.id = sealed.id;
	UPDATE audit_heads SET seq = head.seq + cardinality(ids), hash = head.hash WHERE account_id = NEW.account_id;
	RETURN NULL;
END $$;
