-- contract: unused since 0.7.0: the record of seeded rows and the notices of the library
DROP TABLE "seeded_content" CASCADE;--> statement-breakpoint
DROP TRIGGER "snippets_tell" ON "snippets";--> statement-breakpoint
DROP TRIGGER "snippet_modules_tell" ON "snippet_modules";--> statement-breakpoint
DROP FUNCTION "tell_library_changed"();
