-- Lets a rejected post wait for a decision again only where its creator has corrected it, within the time to
-- appeal. What was approved once may be paid already, so it stays decided.
create or replace function keep_correction() returns trigger language plpgsql as $$
begin
  if not old.is_appealable or old.approved_at is not null
    or new.corrections_count is distinct from old.corrections_count + 1 then
    raise exception 'a rejected post waits again only when it is corrected';
  end if;
  return new;
end
$$;

create or replace trigger campaign_submissions_keep_correction before update of state on campaign_submissions
  for each row when (old.state = 'rejected' and new.state = 'pending')
  execute function keep_correction();
