-- The day on which an account will be deleted is remembered with the person, so its coming and going is told as well.
CREATE OR REPLACE FUNCTION tell_person_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  person text := coalesce(to_jsonb(OLD), to_jsonb(NEW)) ->> TG_ARGV[0];
BEGIN
  PERFORM pg_notify('dropar_people', person);
  RAISE INFO USING MESSAGE = 'dropar_people', DETAIL = person;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER account_deletions_tell AFTER INSERT OR UPDATE OR DELETE ON account_deletions
  FOR EACH ROW EXECUTE FUNCTION tell_person_changed('user_id');
