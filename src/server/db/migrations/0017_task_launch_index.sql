DROP INDEX CONCURRENTLY IF EXISTS "user_tasks_launch_idx";--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "user_tasks_launch_idx" ON "user_tasks" USING btree ("user_id","launch_id","launch_step") WHERE "user_tasks"."launch_id" is not null;
