-- Keeps the sums of creators with the counts of their posts, and with their work for collabs. Most steps of a collab change
-- none of them.
create or replace function follow_creators() returns trigger language plpgsql as $$
declare
  whose bigint[];
  whom bigint[];
begin
  if tg_op = 'INSERT' or tg_table_name = 'campaign_creators' then
    select array_agg(organization_id), array_agg(user_id) into whose, whom from added where user_id is not null;
  else
    select array_agg(added.organization_id), array_agg(added.user_id) into whose, whom
    from added join removed using (id)
    where added.user_id is not null
      and (added.accepted_at, added.state = 'completed', added.paid_amount, added.paid_fee_amount)
        is distinct from (removed.accepted_at, removed.state = 'completed', removed.paid_amount, removed.paid_fee_amount);
  end if;
  if whose is not null then
    perform count_creators(whose, whom);
  end if;
  return null;
end $$;

create or replace trigger campaign_creators_follow_new after insert on campaign_creators
  referencing new table as added
  for each statement execute function follow_creators();
create or replace trigger campaign_creators_follow_changed after update on campaign_creators
  referencing old table as removed new table as added
  for each statement execute function follow_creators();
create or replace trigger collab_submissions_follow_new after insert on collab_submissions
  referencing new table as added
  for each statement execute function follow_creators();
create or replace trigger collab_submissions_follow_changed after update on collab_submissions
  referencing old table as removed new table as added
  for each statement execute function follow_creators();
