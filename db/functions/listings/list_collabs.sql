create or replace function list_collabs(ids bigint[]) returns void language sql as $$
  insert into listings (kind, program_id, organization_id, privacy_setting, is_shown, currency, pay_amount,
    reference_amount, unused_amount, published_at, ends_at, search)
  select 'Collab', collab.id, organization.id, organization.privacy_setting, organization.is_shown, collab.currency,
    greatest(collab.min_quote_amount, collab.max_quote_amount),
    in_micro_euros(nullif(greatest(collab.min_quote_amount, collab.max_quote_amount), 0), collab.currency), 0,
    collab.published_at, collab.applications_end_at,
    words_of(collab.name, organization.name, collab.brief) || array_to_tsvector(
      countries_searched(collab.countries)
      || platforms_searched(case when collab.require_spark_ads then '{tiktok}' else collab.platform_ids end)
      || array['currency:' || collab.currency])
  from collabs collab
  join organizations organization on organization.id = collab.organization_id
  where collab.id = any (ids) and collab.state = 'published'
    and (collab.creator_limit is null or collab.accepted_count < collab.creator_limit)
  order by collab.id
  on conflict (kind, program_id) do update set
    privacy_setting = excluded.privacy_setting, is_shown = excluded.is_shown, currency = excluded.currency,
    pay_amount = excluded.pay_amount, reference_amount = excluded.reference_amount,
    published_at = excluded.published_at, ends_at = excluded.ends_at, search = excluded.search
$$;
