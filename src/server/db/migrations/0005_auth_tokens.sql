CREATE INDEX "auth_audit_created_idx" ON "auth_audit" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "auth_one_time_tokens_email_idx" ON "auth_one_time_tokens" USING btree ("email");--> statement-breakpoint
ALTER TABLE "auth_one_time_tokens" DROP COLUMN "redirect_to";