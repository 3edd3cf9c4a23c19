create or replace function tell_campaign() returns trigger language plpgsql as $$
begin
  perform tell('organization', new.organization_id, 'campaigns');
  return null;
end $$;

create or replace trigger campaigns_tell_changed after update of total_budget_amount, used_amount, status on campaigns
  for each row when ((new.total_budget_amount, new.used_amount, new.status)
    is distinct from (old.total_budget_amount, old.used_amount, old.status))
  execute function tell_campaign();

-- A draft that is looked at says what is missing before it can be published.
create or replace trigger campaigns_tell_completed after update on campaigns
  for each row when (new.status = 'draft' and old.status = 'draft' and
    (new.brief = '', new.platform_ids, new.ends_at, new.cpm_amount, new.base_reward_amount,
      new.min_payout_amount, new.max_payout_amount) is distinct from
    (old.brief = '', old.platform_ids, old.ends_at, old.cpm_amount, old.base_reward_amount,
      old.min_payout_amount, old.max_payout_amount))
  execute function tell_campaign();

-- Money on its way is shown with the campaign that it is for.
create or replace trigger fundings_tell_new after insert on fundings
  for each row when (new.campaign_id is not null and new.status in ('pending', 'processing'))
  execute function tell_campaign();

create or replace trigger fundings_tell_moved after update of status on fundings
  for each row when (new.campaign_id is not null and new.status <> old.status)
  execute function tell_campaign();
