DROP INDEX CONCURRENTLY IF EXISTS "user_tasks_product_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "user_tasks_product_idx" ON "user_tasks" USING btree ("product_id") WHERE "user_tasks"."product_id" is not null;
