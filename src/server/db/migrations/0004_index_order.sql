DROP INDEX "lesson_comments_newest_idx";--> statement-breakpoint
DROP INDEX "subscriptions_unclaimed_idx";--> statement-breakpoint
DROP INDEX "webhook_logs_received_idx";--> statement-breakpoint
DROP INDEX "profiles_created_idx";--> statement-breakpoint
DROP INDEX "snippet_comments_newest_idx";--> statement-breakpoint
CREATE INDEX "lesson_comments_newest_idx" ON "lesson_comments" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "subscriptions_unclaimed_idx" ON "subscriptions" USING btree ("created_at") WHERE "subscriptions"."user_id" is null;--> statement-breakpoint
CREATE INDEX "webhook_logs_received_idx" ON "webhook_logs" USING btree ("received_at","id");--> statement-breakpoint
CREATE INDEX "profiles_created_idx" ON "profiles" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "snippet_comments_newest_idx" ON "snippet_comments" USING btree ("created_at","id");