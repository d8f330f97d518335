-- Plans must not hang on which accounts Postgres has counted lately: it takes an account that it has not counted
-- for one without rows, and then compares every file with every text (39 s for 10,000 records instead of 0.05 s).
-- Without counts it assumes a share of the table for each, which is never that wrong.
ALTER TABLE "vault_files" ALTER COLUMN "account_id" SET STATISTICS 0;
--> statement-breakpoint
ALTER TABLE "vault_links" ALTER COLUMN "account_id" SET STATISTICS 0;
--> statement-breakpoint
ALTER TABLE "vault_texts" ALTER COLUMN "account_id" SET STATISTICS 0;
--> statement-breakpoint
-- Compressing search vectors took a third of the time of writing them; up to this size rows stay as they are.
ALTER TABLE "vault_texts" SET (toast_tuple_target = 8160);
--> statement-breakpoint
-- New texts wait in a list until autovacuum sorts them in, many at once; a search reads 50 MB of it in 0.03 s.
-- With the default of 4 MB, whoever writes sorts them in, again and again.
ALTER INDEX "vault_texts_words" SET (gin_pending_list_limit = 65536);
