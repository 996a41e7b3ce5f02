CREATE TABLE "auth_mailed_links" (
	"link_hash" text PRIMARY KEY NOT NULL,
	"token_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "auth_mailed_links" ADD CONSTRAINT "auth_mailed_links_token_id_auth_one_time_tokens_id_fk" FOREIGN KEY ("token_id") REFERENCES "public"."auth_one_time_tokens"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "auth_mailed_links_token_idx" ON "auth_mailed_links" USING btree ("token_id");