-- Who is behind a session is remembered by every process (src/server/http/known-people.ts). They are told of a change
-- once it is committed; the connection that writes is told at once, since its own next request must see it.
CREATE FUNCTION tell_person_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  person text := to_jsonb(OLD) ->> TG_ARGV[0];
BEGIN
  PERFORM pg_notify('dropar_people', person);
  RAISE INFO USING MESSAGE = 'dropar_people', DETAIL = person;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER auth_sessions_tell AFTER DELETE ON auth_sessions
  FOR EACH ROW EXECUTE FUNCTION tell_person_changed('user_id');--> statement-breakpoint
CREATE TRIGGER auth_users_tell AFTER UPDATE ON auth_users
  FOR EACH ROW WHEN (OLD.banned_until IS DISTINCT FROM NEW.banned_until) EXECUTE FUNCTION tell_person_changed('id');--> statement-breakpoint
CREATE TRIGGER profiles_tell_update AFTER UPDATE ON profiles
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION tell_person_changed('id');--> statement-breakpoint
CREATE TRIGGER profiles_tell_delete AFTER DELETE ON profiles
  FOR EACH ROW EXECUTE FUNCTION tell_person_changed('id');
