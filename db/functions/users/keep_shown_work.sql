-- Refuses work that is another's, is not done, or was done for an organization that does not let it be shown. What was
-- chosen before may stay chosen: whether the organization still agrees is asked whenever it is read.
create or replace function keep_shown_work() returns trigger language plpgsql as $$
begin
  if exists (
    select from unnest(new.shown_submissions) as chosen (id)
    where (tg_op = 'INSERT' or chosen.id <> all (old.shown_submissions))
      and not exists (
        select from campaign_submissions work
        join organizations on organizations.id = work.organization_id and lets_work_be_shown
        where work.id = chosen.id and work.user_id = new.user_id and is_approved_state(work.state))
      and not exists (
        select from collab_submissions work
        join organizations on organizations.id = work.organization_id and lets_work_be_shown
        where work.id = chosen.id and work.user_id = new.user_id and work.state = 'completed')
  ) then
    raise exception 'this work may not be shown' using errcode = 'check_violation';
  end if;
  return new;
end $$;

create or replace trigger creator_profiles_keep_shown_work before insert or update of shown_submissions on creator_profiles
  for each row execute function keep_shown_work();
