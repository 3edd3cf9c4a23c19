-- Refuses that silence approves a post that was withheld, even if its creator has left the organization
-- since: whoever could join and leave would choose when silence pays them.
create or replace function refuse_silent_approval() returns trigger language plpgsql as $$
begin
  if old.withheld_at is not null then
    raise exception 'only a person approves what was withheld';
  end if;
  if exists (select from memberships
    where user_id = new.user_id and organization_id = new.organization_id) then
    raise exception 'only a person approves what a member of the organization posted';
  end if;
  return new;
end
$$;

create or replace trigger campaign_submissions_decided_by_people before update of state on campaign_submissions
  for each row
  when (old.state in ('pending', 'appealed') and new.state = 'approved' and new.approved_by = 'clock')
  execute function refuse_silent_approval();
