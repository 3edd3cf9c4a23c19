create or replace function keep_campaign_listed() returns trigger language plpgsql as $$
begin
  perform await_listings(new.organization_id, false);
  if new.status = 'active' then
    perform list_campaigns(array[new.id]);
  else
    delete from listings where kind = 'Campaign' and program_id = new.id;
  end if;
  return null;
end $$;

create or replace trigger campaigns_list_new after insert on campaigns
  for each row when (new.status = 'active') execute function keep_campaign_listed();

create or replace trigger campaigns_keep_listed after update of status, name, brief, currency, countries, platform_ids,
    category, content_type, cpm_amount, base_reward_amount, min_payout_amount, max_payout_amount, published_at, ends_at on campaigns
  for each row when (
    (new.status, new.name, new.brief, new.currency, new.countries, new.platform_ids, new.category,
      new.content_type, new.cpm_amount, new.base_reward_amount, new.min_payout_amount, new.max_payout_amount,
      new.published_at, new.ends_at)
    is distinct from
    (old.status, old.name, old.brief, old.currency, old.countries, old.platform_ids, old.category,
      old.content_type, old.cpm_amount, old.base_reward_amount, old.min_payout_amount, old.max_payout_amount,
      old.published_at, old.ends_at)
    and 'active' in (new.status, old.status))
  execute function keep_campaign_listed();
