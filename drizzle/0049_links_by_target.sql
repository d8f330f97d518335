-- A link that leads to a file has the key of that file's name: one index finds links by either, where two took half of the time of
-- writing a link. Of many files of one name, it finds the links to each by themselves.
CREATE INDEX "vault_links_leading" ON "vault_links" USING btree ("account_id","target_key","target_path");--> statement-breakpoint
DROP INDEX "vault_links_key";--> statement-breakpoint
DROP INDEX "vault_links_target";
