CREATE TABLE "notices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"mark" text DEFAULT '' NOT NULL,
	"data" jsonb NOT NULL,
	"actor_id" uuid,
	"in_app" boolean NOT NULL,
	"mail_pending" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone
);--> statement-breakpoint
ALTER TABLE "exchange_rates" ADD COLUMN "held_yen_micro" bigint;--> statement-breakpoint
ALTER TABLE "snippet_comments" ADD COLUMN "parent_comment_id" uuid;--> statement-breakpoint
ALTER TABLE "task_reminders" ADD COLUMN "mail_on" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "task_reminders" ADD COLUMN "app_off" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "task_reminders" ADD COLUMN "rate_percent" smallint DEFAULT 2 NOT NULL;--> statement-breakpoint
ALTER TABLE "task_reminders" ADD COLUMN "mail_mode" text DEFAULT 'daily' NOT NULL;--> statement-breakpoint
ALTER TABLE "task_reminders" ADD COLUMN "mail_hour" smallint DEFAULT 8 NOT NULL;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_actor_id_profiles_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "notices_once" ON "notices" USING btree ("user_id","kind","subject_id","mark");--> statement-breakpoint
CREATE INDEX "notices_user_idx" ON "notices" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notices_unread_idx" ON "notices" USING btree ("user_id") WHERE "notices"."read_at" is null and "notices"."in_app";--> statement-breakpoint
CREATE INDEX "notices_mail_idx" ON "notices" USING btree ("user_id") WHERE "notices"."mail_pending";--> statement-breakpoint
CREATE INDEX "notices_actor_idx" ON "notices" USING btree ("actor_id","subject_id") WHERE "notices"."actor_id" is not null;--> statement-breakpoint
CREATE INDEX "notices_created_idx" ON "notices" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "task_reminders" ADD CONSTRAINT "task_reminders_rate" CHECK ("task_reminders"."rate_percent" between 1 and 20) NOT VALID;--> statement-breakpoint
ALTER TABLE "task_reminders" ADD CONSTRAINT "task_reminders_hour" CHECK ("task_reminders"."mail_hour" between 0 and 23) NOT VALID;--> statement-breakpoint
ALTER TABLE "task_reminders" ADD CONSTRAINT "task_reminders_mode" CHECK ("task_reminders"."mail_mode" in ('now', 'daily')) NOT VALID;--> statement-breakpoint
-- The message used to come from 7:00 where the person is.
UPDATE "task_reminders" SET "mail_hour" = CASE "time_zone" WHEN 'Asia/Tokyo' THEN 19 WHEN 'America/Rio_Branco' THEN 9 ELSE 8 END;
