CREATE TABLE "agent_models" (
	"account_id" uuid NOT NULL,
	"agent" text NOT NULL,
	"model" text,
	"fallbacks" json NOT NULL,
	"embedder_model" text,
	CONSTRAINT "agent_models_account_id_agent_pk" PRIMARY KEY("account_id","agent")
);
--> statement-breakpoint
ALTER TABLE "agent_models" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "budgets" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"daily_tokens" integer,
	"daily_usd" double precision
);
--> statement-breakpoint
ALTER TABLE "budgets" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "containers" (
	"account_id" uuid NOT NULL,
	"name" text NOT NULL,
	"generation" integer NOT NULL,
	"restarted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "containers_account_id_name_pk" PRIMARY KEY("account_id","name")
);
--> statement-breakpoint
ALTER TABLE "containers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "credentials" (
	"account_id" uuid NOT NULL,
	"name" text NOT NULL,
	"master_key_id" text NOT NULL,
	"wrapped_key" "bytea" NOT NULL,
	"sealed" "bytea" NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "credentials_account_id_name_pk" PRIMARY KEY("account_id","name")
);
--> statement-breakpoint
ALTER TABLE "credentials" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "model_calls" (
	"account_id" uuid NOT NULL,
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"agent" text NOT NULL,
	"provider" text NOT NULL,
	"model" text NOT NULL,
	"outcome" text NOT NULL,
	"is_fallback" boolean NOT NULL,
	"input_tokens" integer,
	"output_tokens" integer,
	"cost_usd" double precision,
	"latency_ms" integer NOT NULL,
	"error" text
);
--> statement-breakpoint
ALTER TABLE "model_calls" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "provider_settings" (
	"account_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"base_url" text NOT NULL,
	CONSTRAINT "provider_settings_account_id_provider_pk" PRIMARY KEY("account_id","provider")
);
--> statement-breakpoint
ALTER TABLE "provider_settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "model_calls_time" ON "model_calls" USING btree ("account_id","at");--> statement-breakpoint
CREATE POLICY "own_account" ON "agent_models" AS PERMISSIVE FOR ALL TO "kv_app" USING (account_id = nullif(current_setting('kv.account_id', true), '')::uuid) WITH CHECK (account_id = nullif(current_setting('kv.account_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_account" ON "budgets" AS PERMISSIVE FOR ALL TO "kv_app" USING (account_id = nullif(current_setting('kv.account_id', true), '')::uuid) WITH CHECK (account_id = nullif(current_setting('kv.account_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_account" ON "containers" AS PERMISSIVE FOR ALL TO "kv_app" USING (account_id = nullif(current_setting('kv.account_id', true), '')::uuid) WITH CHECK (account_id = nullif(current_setting('kv.account_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_account" ON "credentials" AS PERMISSIVE FOR ALL TO "kv_app" USING (account_id = nullif(current_setting('kv.account_id', true), '')::uuid) WITH CHECK (account_id = nullif(current_setting('kv.account_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_account" ON "model_calls" AS PERMISSIVE FOR ALL TO "kv_app" USING (account_id = nullif(current_setting('kv.account_id', true), '')::uuid) WITH CHECK (account_id = nullif(current_setting('kv.account_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_account" ON "provider_settings" AS PERMISSIVE FOR ALL TO "kv_app" USING (account_id = nullif(current_setting('kv.account_id', true), '')::uuid) WITH CHECK (account_id = nullif(current_setting('kv.account_id', true), '')::uuid);
--> statement-breakpoint
ALTER TABLE "credentials" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "containers" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "provider_settings" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "agent_models" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "budgets" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "model_calls" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "credentials", "containers", "provider_settings", "agent_models", "budgets", "model_calls" TO kv_app;
