DROP INDEX "lesson_comments_lesson_idx";--> statement-breakpoint
DROP INDEX "snippet_comments_snippet_idx";--> statement-breakpoint
ALTER TABLE "snippets" ALTER COLUMN "rating" SET DATA TYPE numeric(18, 16);--> statement-breakpoint
ALTER TABLE "academy_lessons" ADD COLUMN "rating" numeric(18, 16) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "academy_lessons" ADD COLUMN "rating_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "lesson_comments_rating_idx" ON "lesson_comments" USING btree ("lesson_id","rating") WHERE "lesson_comments"."rating" is not null;--> statement-breakpoint
CREATE INDEX "snippet_comments_rating_idx" ON "snippet_comments" USING btree ("snippet_id","rating") WHERE "snippet_comments"."rating" is not null;--> statement-breakpoint
CREATE INDEX "snippets_stats_idx" ON "snippets" USING btree ("rating","downloads");--> statement-breakpoint
CREATE INDEX "lesson_comments_lesson_idx" ON "lesson_comments" USING btree ("lesson_id","created_at","id") WHERE "lesson_comments"."content" <> '' and "lesson_comments"."parent_comment_id" is null;--> statement-breakpoint
CREATE INDEX "snippet_comments_snippet_idx" ON "snippet_comments" USING btree ("snippet_id","created_at","id") WHERE "snippet_comments"."content" <> '';