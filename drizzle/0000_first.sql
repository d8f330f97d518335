-- The application's role: owns nothing, cannot log in by itself, and row-level security binds it.
-- Processes log in as the owner and take this role at once (lib/db/client.ts), so one URL is all they need.
-- An owner who may not make roles is given it by whoever may.
DO $$ BEGIN
	IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'kv_app') THEN
		CREATE ROLE kv_app NOLOGIN NOSUPERUSER NOBYPASSRLS NOCREATEDB NOCREATEROLE;
	END IF;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
END $$;
--> statement-breakpoint
DO $$ BEGIN
	IF NOT (pg_has_role(CURRENT_USER, 'kv_app', 'MEMBER') AND pg_has_role(CURRENT_USER, 'kv_app', 'USAGE')) THEN
		GRANT kv_app TO CURRENT_USER;
	END IF;
END $$;
--> statement-breakpoint
CREATE SCHEMA "engine";
--> statement-breakpoint
CREATE TABLE "accounts" (
	"account_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"vault_dir" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "api_keys" (
	"account_id" uuid NOT NULL,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"hash" text NOT NULL,
	"start" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "api_keys" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "users" (
	"account_id" uuid NOT NULL,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"password_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_sign_in_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "users" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "engine"."processes" (
	"executor_id" text PRIMARY KEY NOT NULL,
	"host" text NOT NULL,
	"pid" integer NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"heartbeat_at" timestamp with time zone DEFAULT now() NOT NULL,
	"stopped" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"account_id" uuid NOT NULL,
	"id" bigserial PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_type" text NOT NULL,
	"actor_id" text NOT NULL,
	"actor_label" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"before_hash" text,
	"after_hash" text,
	"detail" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_entries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"account_id" uuid NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"status" integer,
	"headers" jsonb,
	"body" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_account_id_key_pk" PRIMARY KEY("account_id","key")
);
--> statement-breakpoint
ALTER TABLE "idempotency_keys" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "inbox_files" (
	"account_id" uuid NOT NULL,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"filename" text NOT NULL,
	"location" text NOT NULL,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"error" text,
	"workflow_id" text,
	"records" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"processed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "inbox_files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "vault_files" (
	"account_id" uuid NOT NULL,
	"path" text NOT NULL,
	"kind" text NOT NULL,
	"type" text,
	"name" text NOT NULL,
	"path_key" text NOT NULL,
	"stem_key" text NOT NULL,
	"status" text,
	"aliases" text[] NOT NULL,
	"tags" text[] NOT NULL,
	"frontmatter" json NOT NULL,
	"problem" jsonb,
	"preview" text NOT NULL,
	"created" text,
	"modified" timestamp with time zone NOT NULL,
	"size" bigint NOT NULL,
	"mtime_ms" double precision NOT NULL,
	"inode" bigint NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "vault_files_account_id_path_pk" PRIMARY KEY("account_id","path")
);
--> statement-breakpoint
ALTER TABLE "vault_files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "vault_links" (
	"account_id" uuid NOT NULL,
	"source" text NOT NULL,
	"ordinal" integer NOT NULL,
	"target" text NOT NULL,
	"target_key" text NOT NULL,
	"relation" text NOT NULL,
	"state" text NOT NULL,
	"target_path" text,
	CONSTRAINT "vault_links_account_id_source_ordinal_pk" PRIMARY KEY("account_id","source","ordinal")
);
--> statement-breakpoint
ALTER TABLE "vault_links" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "vault_texts" (
	"account_id" uuid NOT NULL,
	"path" text NOT NULL,
	"hash" text NOT NULL,
	"body" text NOT NULL,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "vault_texts_account_id_path_pk" PRIMARY KEY("account_id","path")
);
--> statement-breakpoint
ALTER TABLE "vault_texts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "api_keys_hash" ON "api_keys" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "api_keys_account" ON "api_keys" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("email");--> statement-breakpoint
CREATE INDEX "audit_entries_account" ON "audit_entries" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "inbox_files_account" ON "inbox_files" USING btree ("account_id","received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "inbox_files_location" ON "inbox_files" USING btree ("account_id","location");--> statement-breakpoint
CREATE INDEX "vault_files_path_key" ON "vault_files" USING btree ("account_id","path_key");--> statement-breakpoint
CREATE INDEX "vault_files_stem" ON "vault_files" USING btree ("account_id","stem_key");--> statement-breakpoint
CREATE INDEX "vault_files_type" ON "vault_files" USING btree ("account_id","type","path");--> statement-breakpoint
CREATE INDEX "vault_files_modified" ON "vault_files" USING btree ("account_id","modified");--> statement-breakpoint
CREATE INDEX "vault_links_key" ON "vault_links" USING btree ("account_id","target_key");--> statement-breakpoint
CREATE INDEX "vault_links_target" ON "vault_links" USING btree ("account_id","target_path");--> statement-breakpoint
CREATE INDEX "vault_links_broken" ON "vault_links" USING btree ("account_id","source") WHERE state = 'broken';--> statement-breakpoint
CREATE INDEX "vault_texts_words" ON "vault_texts" USING gin ("words");--> statement-breakpoint
CREATE POLICY "own_account" ON "accounts" AS PERMISSIVE FOR ALL TO "kv_app" USING (account_id = nullif(current_setting('kv.account_id', true), '')::uuid) WITH CHECK (account_id = nullif(current_setting('kv.account_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system_lists" ON "accounts" AS PERMISSIVE FOR SELECT TO "kv_app" USING (current_setting('kv.scope', true) = 'system');--> statement-breakpoint
CREATE POLICY "own_account" ON "api_keys" AS PERMISSIVE FOR ALL TO "kv_app" USING (account_id = nullif(current_setting('kv.account_id', true), '')::uuid) WITH CHECK (account_id = nullif(current_setting('kv.account_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "bearer" ON "api_keys" AS PERMISSIVE FOR SELECT TO "kv_app" USING (hash = current_setting('kv.api_key_hash', true));--> statement-breakpoint
CREATE POLICY "own_account" ON "users" AS PERMISSIVE FOR ALL TO "kv_app" USING (account_id = nullif(current_setting('kv.account_id', true), '')::uuid) WITH CHECK (account_id = nullif(current_setting('kv.account_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "sign_in" ON "users" AS PERMISSIVE FOR SELECT TO "kv_app" USING (email = current_setting('kv.sign_in_email', true));--> statement-breakpoint
CREATE POLICY "own_account" ON "audit_entries" AS PERMISSIVE FOR ALL TO "kv_app" USING (account_id = nullif(current_setting('kv.account_id', true), '')::uuid) WITH CHECK (account_id = nullif(current_setting('kv.account_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_account" ON "idempotency_keys" AS PERMISSIVE FOR ALL TO "kv_app" USING (account_id = nullif(current_setting('kv.account_id', true), '')::uuid) WITH CHECK (account_id = nullif(current_setting('kv.account_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_account" ON "inbox_files" AS PERMISSIVE FOR ALL TO "kv_app" USING (account_id = nullif(current_setting('kv.account_id', true), '')::uuid) WITH CHECK (account_id = nullif(current_setting('kv.account_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_account" ON "vault_files" AS PERMISSIVE FOR ALL TO "kv_app" USING (account_id = nullif(current_setting('kv.account_id', true), '')::uuid) WITH CHECK (account_id = nullif(current_setting('kv.account_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_account" ON "vault_links" AS PERMISSIVE FOR ALL TO "kv_app" USING (account_id = nullif(current_setting('kv.account_id', true), '')::uuid) WITH CHECK (account_id = nullif(current_setting('kv.account_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_account" ON "vault_texts" AS PERMISSIVE FOR ALL TO "kv_app" USING (account_id = nullif(current_setting('kv.account_id', true), '')::uuid) WITH CHECK (account_id = nullif(current_setting('kv.account_id', true), '')::uuid);
--> statement-breakpoint
-- What drizzle cannot say: the owner too is bound by the policies, and what the application may do.
ALTER TABLE "accounts" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "users" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "api_keys" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "vault_files" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "vault_links" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "vault_texts" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "audit_entries" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "inbox_files" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "idempotency_keys" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT USAGE ON SCHEMA public TO kv_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO kv_app;
--> statement-breakpoint
REVOKE UPDATE, DELETE ON "audit_entries" FROM kv_app;
--> statement-breakpoint
GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO kv_app;
--> statement-breakpoint
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO kv_app;
--> statement-breakpoint
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT USAGE ON SEQUENCES TO kv_app;
--> statement-breakpoint
-- Who bears a key: one round trip, bound by the policies (it runs with the caller's rights).
CREATE FUNCTION kv_authenticate(key_hash text)
RETURNS TABLE (account_id uuid, vault_dir text, key_id uuid, key_name text, last_used_at timestamptz)
LANGUAGE plpgsql AS $$
DECLARE found_key api_keys;
BEGIN
	PERFORM set_config('kv.api_key_hash', key_hash, true);
	SELECT * INTO found_key FROM api_keys k WHERE k.hash = key_hash;
	IF NOT FOUND THEN RETURN; END IF;
	PERFORM set_config('kv.account_id', found_key.account_id::text, true);
	RETURN QUERY SELECT a.account_id, a.vault_dir, found_key.id, found_key.name, found_key.last_used_at
		FROM accounts a WHERE a.account_id = found_key.account_id;
END $$;
