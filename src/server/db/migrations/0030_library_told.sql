-- The first page of the snippet library is the same for many and kept by every process (src/server/http/shared-replies.ts).
-- They are told of a change once it is committed; the connection that writes is told at once, since its own next request
-- must see it.
CREATE FUNCTION tell_library_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('dropar_library', '');
  RAISE INFO USING MESSAGE = 'dropar_library';
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER snippets_tell AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON snippets
  FOR EACH STATEMENT EXECUTE FUNCTION tell_library_changed();--> statement-breakpoint
CREATE TRIGGER snippet_modules_tell AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON snippet_modules
  FOR EACH STATEMENT EXECUTE FUNCTION tell_library_changed();
