create or replace function list_campaigns(ids bigint[]) returns void language sql as $$
  insert into listings (kind, program_id, organization_id, privacy_setting, is_shown, currency, pay_amount,
    reference_amount, unused_amount, unused_reference_amount, published_at, ends_at, search)
  select 'Campaign', campaign.id, organization.id, organization.privacy_setting, organization.is_shown, campaign.currency,
    shown.pay, in_micro_euros(shown.pay, campaign.currency), campaign.unused_amount,
    in_micro_euros(campaign.unused_amount, campaign.currency), campaign.published_at, campaign.ends_at,
    words_of(campaign.name, organization.name, campaign.brief) || array_to_tsvector(
      countries_searched(campaign.countries)
      || array(select 'platform:' || platform from unnest(campaign.platform_ids) platform)
      || array['currency:' || campaign.currency, 'category:' || campaign.category,
        'content_type:' || campaign.content_type])
  from campaigns campaign
  join organizations organization on organization.id = campaign.organization_id
  cross join lateral (select pay_shown(campaign.cpm_amount, campaign.base_reward_amount,
    campaign.min_payout_amount, campaign.max_payout_amount) as pay) shown
  where campaign.id = any (ids) and campaign.status = 'active'
  order by campaign.id
  on conflict (kind, program_id) do update set
    privacy_setting = excluded.privacy_setting, is_shown = excluded.is_shown, currency = excluded.currency,
    pay_amount = excluded.pay_amount, reference_amount = excluded.reference_amount, unused_amount = excluded.unused_amount,
    unused_reference_amount = excluded.unused_reference_amount,
    published_at = excluded.published_at, ends_at = excluded.ends_at, search = excluded.search
$$;
