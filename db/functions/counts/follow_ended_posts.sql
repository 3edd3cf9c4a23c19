-- Keeps what was used on the last days for posts that count no more. A post that ceases to count takes its last
-- days with it, and brings them back should it count again; whatever it is granted after its end is never
-- counted as a pace.
create or replace function follow_ended_posts() returns trigger language plpgsql as $$
declare
  today date := (troupe_now() at time zone 'UTC')::date;
begin
  if (new.frozen_at is null) <> (old.frozen_at is null) then
    update campaign_days set ended_amount = ended_amount
      + case when new.frozen_at is null then -own.amount else own.amount end
    from (
      select (created_at at time zone 'UTC')::date as day,
        sum(reward_amount + fee_amount - returned_reward_amount - returned_fee_amount) as amount
      from grants where submission_id = new.id and created_at > troupe_now() - interval '8 days' group by 1
    ) own
    where campaign_days.campaign_id = new.campaign_id and campaign_days.day = own.day;
  else
    insert into campaign_days (campaign_id, day, used_amount, ended_amount)
    values (new.campaign_id, today, 0,
      new.granted_amount + new.fee_amount - old.granted_amount - old.fee_amount)
    on conflict (campaign_id, day) do update
      set ended_amount = campaign_days.ended_amount + excluded.ended_amount;
  end if;
  return null;
end $$;

create or replace trigger campaign_submissions_follow_ended after update on campaign_submissions
  for each row when ((new.frozen_at is null) <> (old.frozen_at is null)
    or (new.frozen_at is not null
      and new.granted_amount + new.fee_amount <> old.granted_amount + old.fee_amount))
  execute function follow_ended_posts();
