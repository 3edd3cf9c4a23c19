create or replace function keep_collab_listed() returns trigger language plpgsql as $$
begin
  perform await_listings(new.organization_id, false);
  if new.state = 'published' then
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
    (new.state, new.name, new.brief, new.currency, new.countries, new.published_at)
    is distinct from
    (old.state, old.name, old.brief, old.currency, old.countries, old.published_at)
    and 'published' in (new.state, old.state))
  execute function keep_collab_listed();
