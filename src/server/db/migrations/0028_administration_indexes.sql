DROP INDEX CONCURRENTLY IF EXISTS "profiles_search_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "profiles_search_idx" ON "profiles" USING gin (public.fold_text("name" || ' ' || "email") gin_trgm_ops);--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "lesson_progress_completed_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "lesson_progress_completed_idx" ON "lesson_progress" USING btree ("completed_at");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "snippet_copies_created_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "snippet_copies_created_idx" ON "snippet_copies" USING btree ("created_at");
