-- Enters a program into the search. Its submissions are found by its name, too, so a new name is written to
-- their entries as well.
create or replace function enter_program() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from search_entries where kind = tg_argv[0] and organization_id = old.organization_id
      and record_id = old.id;
    return old;
  end if;
  insert into search_entries (kind, record_id, organization_id, title)
  values (tg_argv[0], new.id, new.organization_id, new.name)
  on conflict (kind, organization_id, record_id) do update set title = excluded.title;
  if tg_op = 'UPDATE' and new.name <> old.name then
    if tg_argv[0] = 'Campaign' then
      update search_entries set detail = new.name
      where kind = 'Submission' and organization_id = new.organization_id
        and record_id in (select id from campaign_submissions where campaign_id = new.id);
    else
      update search_entries set title = new.name
      where kind = 'Submission' and organization_id = new.organization_id
        and record_id in (select id from collab_submissions where collab_id = new.id);
    end if;
  end if;
  return new;
end $$;

create or replace trigger campaigns_entered after insert or update of name or delete on campaigns
  for each row execute function enter_program('Campaign');

create or replace trigger collabs_entered after insert or update of name or delete on collabs
  for each row execute function enter_program('Collab');
