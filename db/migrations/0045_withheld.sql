-- Silence approves what a creator handed in, but not to one who has joined the organization since: their
-- colleagues would pay them by looking away. From this moment a person has to decide.
alter table campaign_submissions add column withheld_at timestamptz(3);

drop index campaign_submissions_in_doubt;
create index campaign_submissions_in_doubt on campaign_submissions (updated_at, id)
  where state in ('appealed', 'flagged') or (state = 'pending' and withheld_at is not null);

create function refuse_silent_approval() returns trigger language plpgsql as $$
begin
  if exists (select from memberships
    where user_id = new.user_id and organization_id = new.organization_id) then
    raise exception 'only a person approves what a member of the organization posted';
  end if;
  return new;
end
$$;
create trigger campaign_submissions_decided_by_people before update of state on campaign_submissions
  for each row
  when (old.state in ('pending', 'appealed') and new.state = 'approved' and new.approved_by = 'clock')
  execute function refuse_silent_approval();
