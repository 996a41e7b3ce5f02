DROP INDEX CONCURRENTLY IF EXISTS "lesson_comments_parent_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "lesson_comments_parent_idx" ON "lesson_comments" USING btree ("parent_comment_id") WHERE "lesson_comments"."parent_comment_id" is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "lesson_comments_thread_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "lesson_comments_thread_idx" ON "lesson_comments" USING btree ("lesson_id","created_at","id") WHERE "lesson_comments"."content" <> '';--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "snippet_comments_parent_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "snippet_comments_parent_idx" ON "snippet_comments" USING btree ("parent_comment_id") WHERE "snippet_comments"."parent_comment_id" is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "user_tasks_due_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "user_tasks_due_idx" ON "user_tasks" USING btree ("due_at") WHERE "user_tasks"."due_at" is not null and not "user_tasks"."completed";
