ALTER TABLE "auth_sessions" ADD COLUMN "retired_tokens" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "auth_users" ADD COLUMN "email_proved_at" timestamp with time zone;--> statement-breakpoint
-- A sign-up without confirmation is confirmed in the moment of its creation; whoever was confirmed later opened a mail.
UPDATE "auth_users" SET "email_proved_at" = "email_confirmed_at" WHERE "email_confirmed_at" > "created_at";
