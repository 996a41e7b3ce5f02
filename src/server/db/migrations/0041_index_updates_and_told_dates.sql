ALTER TABLE "user_tasks" ADD COLUMN "told" text;--> statement-breakpoint
SELECT gin_clean_pending_list('admin_audit_search_idx');--> statement-breakpoint
SELECT gin_clean_pending_list('profiles_search_idx');--> statement-breakpoint
SELECT gin_clean_pending_list('snippets_search_idx');--> statement-breakpoint
SELECT gin_clean_pending_list('texts_search_idx');--> statement-breakpoint
SELECT gin_clean_pending_list('texts_short_search_idx');--> statement-breakpoint
ALTER INDEX "admin_audit_search_idx" SET (fastupdate = off);--> statement-breakpoint
ALTER INDEX "profiles_search_idx" SET (fastupdate = off);--> statement-breakpoint
ALTER INDEX "snippets_search_idx" SET (fastupdate = off);--> statement-breakpoint
ALTER INDEX "texts_search_idx" SET (fastupdate = off);--> statement-breakpoint
ALTER INDEX "texts_short_search_idx" SET (fastupdate = off);
