create or replace function keep_collab_listed() returns trigger language plpgsql as $$
begin
  perform await_listings(new.organization_id, false);
  if new.state = 'published' and (new.creator_limit is null or new.accepted_count < new.creator_limit) then
    perform list_collabs(array[new.id]);
  else
    delete from listings where kind = 'Collab' and program_id = new.id;
  end if;
  return null;
end $$;

create or replace trigger collabs_list_new after insert on collabs
  for each row when (new.state = 'published') execute function keep_collab_listed();

create or replace trigger collabs_keep_listed after update on collabs
  for each row when (
    (new.state, new.name, new.brief, new.currency, new.countries, new.published_at, new.platform_ids,
      new.require_spark_ads, new.applications_end_at, new.min_quote_amount, new.max_quote_amount, new.accepted_count >= new.creator_limit)
    is distinct from
    (old.state, old.name, old.brief, old.currency, old.countries, old.published_at, old.platform_ids,
      old.require_spark_ads, old.applications_end_at, old.min_quote_amount, old.max_quote_amount, old.accepted_count >= old.creator_limit)
    and 'published' in (new.state, old.state))
  execute function keep_collab_listed();
