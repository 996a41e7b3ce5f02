CREATE TABLE "robot_usage" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"tokens" bigint NOT NULL,
	CONSTRAINT "robot_usage_tokens" CHECK ("robot_usage"."tokens" >= 0)
);
--> statement-breakpoint
ALTER TABLE "robot_usage" ADD CONSTRAINT "robot_usage_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;