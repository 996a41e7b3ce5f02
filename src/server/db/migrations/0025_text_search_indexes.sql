DROP INDEX CONCURRENTLY IF EXISTS "texts_robot_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "texts_robot_idx" ON "texts" USING btree ("user_id","robot","created_at","id") WHERE "texts"."deleted_at" is null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "texts_short_search_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "texts_short_search_idx" ON "texts" USING gin (search_short_grams("user_id", "search"));
