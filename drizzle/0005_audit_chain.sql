CREATE TABLE "audit_heads" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"seq" integer NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_heads" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "seq" integer;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "hash" text;--> statement-breakpoint
CREATE UNIQUE INDEX "audit_entries_chain" ON "audit_entries" USING btree ("account_id","seq");--> statement-breakpoint
CREATE POLICY "own_account" ON "audit_heads" AS PERMISSIVE FOR ALL TO "kv_app" USING (account_id = nullif(current_setting('kv.account_id', true), '')::uuid) WITH CHECK (account_id = nullif(current_setting('kv.account_id', true), '')::uuid);
--> statement-breakpoint
ALTER TABLE "audit_heads" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
REVOKE INSERT, UPDATE, DELETE ON "audit_heads" FROM kv_app;
--> statement-breakpoint
GRANT SELECT ON "audit_heads" TO kv_app;
--> statement-breakpoint
-- What an entry's hash is made of: everything in it, and the hash of the entry before it.
CREATE FUNCTION kv_audit_hash(entry audit_entries, previous text) RETURNS text
LANGUAGE sql STABLE SET search_path = pg_catalog AS $$
	SELECT encode(sha256(convert_to(jsonb_build_array(
		previous, entry.account_id, entry.seq, (extract(epoch FROM entry.created_at) * 1000000)::bigint,
		entry.actor_type, entry.actor_id, entry.actor_label, entry.action, entry.subject,
		entry.before_hash, entry.after_hash, entry.detail)::text, 'UTF8')), 'hex')
$$;
--> statement-breakpoint
-- Gives an entry its place in the chain. It runs when the transaction commits, so that the lock on the head is
-- the last that a transaction takes, and is held no longer than the commit: two can never wait for each other.
CREATE FUNCTION kv_audit_seal() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE
	head audit_heads;
	entry audit_entries := NEW;
BEGIN
	INSERT INTO audit_heads VALUES (NEW.account_id, 0, '') ON CONFLICT DO NOTHING;
	SELECT * INTO STRICT head FROM audit_heads WHERE account_id = NEW.account_id FOR UPDATE;
	entry.seq := head.seq + 1;
	entry.hash := kv_audit_hash(entry, head.hash);
	UPDATE audit_entries SET seq = entry.seq, hash = entry.hash WHERE id = NEW.id;
	UPDATE audit_heads SET seq = entry.seq, hash = entry.hash WHERE account_id = NEW.account_id;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- Entries from before there was a chain, in the order in which they were made.
DO $$
DECLARE
	entry audit_entries;
	head audit_heads;
BEGIN
	FOR entry IN SELECT * FROM audit_entries ORDER BY id LOOP
		INSERT INTO audit_heads VALUES (entry.account_id, 0, '') ON CONFLICT DO NOTHING;
		SELECT * INTO STRICT head FROM audit_heads WHERE account_id = entry.account_id;
		entry.seq := head.seq + 1;
		entry.hash := kv_audit_hash(entry, head.hash);
		UPDATE audit_entries SET seq = entry.seq, hash = entry.hash WHERE id = entry.id;
		UPDATE audit_heads SET seq = entry.seq, hash = entry.hash WHERE account_id = entry.account_id;
	END LOOP;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER audit_seal AFTER INSERT ON "audit_entries"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION kv_audit_seal();
