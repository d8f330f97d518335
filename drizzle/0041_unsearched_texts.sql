ALTER TABLE "index_status" ADD COLUMN "unsearched" integer DEFAULT 0 NOT NULL;
