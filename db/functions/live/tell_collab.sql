create or replace function tell_collab() returns trigger language plpgsql as $$
begin
  perform tell('organization', new.organization_id, 'collabs');
  return null;
end $$;

-- Its state, and of a draft what decides whether it can be submitted for review.
create or replace trigger collabs_tell_changed after update on collabs
  for each row when (
    (new.state, new.review_note) is distinct from (old.state, old.review_note)
    or new.state = 'draft' and (new.name, new.brief) is distinct from (old.name, old.brief))
  execute function tell_collab();
