ALTER TABLE "vault_texts" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Under row-level security Postgres uses an index only for functions that reveal nothing of rows they reject. The match of a
-- text reveals nothing: without this, each search reads all texts of an account. An owner who is no superuser goes without.
DO $$ BEGIN
	ALTER FUNCTION pg_catalog.ts_match_vq(tsvector, tsquery) LEAKPROOF;
EXCEPTION WHEN insufficient_privilege THEN NULL;
END $$;
